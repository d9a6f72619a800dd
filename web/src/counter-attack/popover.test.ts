import { describe, expect, it } from 'vitest';
import { overlaps, placeOf, type Rect } from './popover';

const ROOM: Rect = { x: 0, y: 0, width: 800, height: 600 };
const SIZE = { width: 240, height: 60 };
const hexAt = (x: number, y: number): Rect => ({ x: x - 16, y: y - 14, width: 32, height: 28 });
const tokenAt = (x: number, y: number): Rect => ({ x: x - 13, y: y - 13, width: 26, height: 26 });

function placed(hex: Rect, taken: readonly Rect[] = []): Rect {
  const spot = placeOf(hex, SIZE, ROOM, taken);
  if (!spot) throw new Error('it has no place');
  return { ...spot, ...SIZE };
}

describe('a popover', () => {
  it('stands below its hex', () => {
    expect(placed(hexAt(400, 300))).toEqual({ x: 280, y: 320, ...SIZE });
  });

  it('never covers its hex, nor leaves the board', () => {
    for (let x = 10; x < 800; x += 39)
      for (let y = 10; y < 600; y += 29) {
        const rect = placed(hexAt(x, y));
        expect(overlaps(rect, hexAt(x, y))).toBe(false);
        expect(rect.x >= 0 && rect.y >= 0 && rect.x + 240 <= 800 && rect.y + 60 <= 600).toBe(true);
      }
  });

  it('goes where it covers nobody', () => {
    const below = [tokenAt(400, 350), tokenAt(330, 360), tokenAt(480, 340)];
    const rect = placed(hexAt(400, 300), below);
    expect(below.some((token) => overlaps(rect, token))).toBe(false);
    expect(rect.y).toBeLessThan(300);
  });

  it('covers as few as it can in a crowd', () => {
    const crowd = Array.from({ length: 120 }, (_, at) => tokenAt(20 + (at % 12) * 70, 20 + Math.floor(at / 12) * 60));
    const hex = hexAt(400, 300);
    expect(overlaps(placed(hex, crowd), hex)).toBe(false);
  });
});
