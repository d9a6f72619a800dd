import { describe, expect, it } from 'vitest';
import { PITCH } from '../generated/pitch';
import { has, hexesOf } from './boards';
import { centre, hexAt, nameOf, numberOf, step } from './geometry';

describe('hexes', () => {
  it('are found again under their centre', () => {
    expect(PITCH.length).toBe(943);
    for (const { number, x, z } of PITCH) {
      expect(hexAt(centre(number))).toBe(number);
      expect(numberOf(x, z)).toBe(number);
      expect(nameOf(number)).toBe(`${x},${z}`);
    }
  });

  it('have six neighbours, each a hex away', () => {
    const from = numberOf(3, 2) ?? 0;
    for (const direction of ['N', 'S', 'NW', 'NE', 'SW', 'SE'] as const) {
      const next = step(from, direction) ?? 0;
      const [a, b] = [centre(from), centre(next)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(16 * Math.sqrt(3));
    }
    expect(step(numberOf(0, 12) ?? 0, 'N')).toBeNull();
  });

  it('north is up and odd columns lie half a hex further north', () => {
    expect(centre(numberOf(0, 1) ?? 0).y).toBeLessThan(centre(numberOf(0, 0) ?? 0).y);
    expect(centre(numberOf(1, 0) ?? 0).y).toBeLessThan(centre(numberOf(0, 0) ?? 0).y);
  });
});

describe('boards', () => {
  it('are hexadecimal numbers with a bit a hex', () => {
    expect(hexesOf('b')).toEqual([0, 1, 3]);
    expect(hexesOf('10000')).toEqual([16]);
    expect([0, 1, 2, 3, 4].map((hex) => has('b', hex))).toEqual([true, true, false, true, false]);
    expect(has('1', 400)).toBe(false);
  });
});
