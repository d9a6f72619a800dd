// Boards of hexes as messages carry them: hexadecimal numbers with one bit a hex.

import { HEX } from '../generated/pitch';

/** The hexes of both goals, with the end they lie at. */
export const GOALS: ReadonlyMap<number, number> = new Map(
  [...HEX.values()].filter(({ x }) => Math.abs(x) === 19).map(({ number, x }) => [number, Math.sign(x)]),
);

const decoded = new Map<string, readonly number[]>();
const MOST = 400;

/** The hexes of a board, in ascending order. */
export function hexesOf(board: string): readonly number[] {
  let found = decoded.get(board);
  if (!found) {
    const list: number[] = [];
    for (let at = board.length - 1, base = 0; at >= 0; at -= 1, base += 4) {
      const nibble = parseInt(board[at] ?? '0', 16);
      for (let bit = 0; bit < 4; bit += 1) if (nibble & (1 << bit)) list.push(base + bit);
    }
    found = list;
    if (decoded.size > MOST) decoded.clear();
    decoded.set(board, found);
  }
  return found;
}

/** Whether a hex is on a board. */
export function has(board: string, hex: number): boolean {
  const digit = board[board.length - 1 - (hex >> 2)];
  return digit !== undefined && Boolean(parseInt(digit, 16) & (1 << (hex & 3)));
}
