// Where a popover goes: the first place round its hex that covers no token and no way of the ball, never over the hex.

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;

export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/**
 * The upper left corner of a popover of a size, in the room there is: below, above, right or left of its hex, each also
 * moved along its side. Where all are taken, the place that covers the fewest things; nothing if none has room.
 */
export function placeOf(
  hex: Rect,
  size: { readonly width: number; readonly height: number },
  room: Rect,
  taken: readonly Rect[],
): { readonly x: number; readonly y: number } | null {
  const { width, height } = size;
  const middle = { x: hex.x + hex.width / 2 - width / 2, y: hex.y + hex.height / 2 - height / 2 };
  const slides = (length: number): readonly number[] => [0, -length / 2 + 24, length / 2 - 24];
  const spots = [
    ...slides(width).map((by) => ({ x: middle.x + by, y: hex.y + hex.height + GAP })),
    ...slides(width).map((by) => ({ x: middle.x + by, y: hex.y - height - GAP })),
    ...slides(height).map((by) => ({ x: hex.x + hex.width + GAP, y: middle.y + by })),
    ...slides(height).map((by) => ({ x: hex.x - width - GAP, y: middle.y + by })),
  ].map(({ x, y }) => ({
    x: within(x, room.x, room.x + room.width - width),
    y: within(y, room.y, room.y + room.height - height),
    width,
    height,
  }));
  const free = spots.filter((spot) => !overlaps(spot, hex));
  const covers = (spot: Rect): number => taken.filter((one) => overlaps(spot, one)).length;
  return free.find((spot) => !covers(spot)) ?? free.sort((one, other) => covers(one) - covers(other))[0] ?? null;
}
