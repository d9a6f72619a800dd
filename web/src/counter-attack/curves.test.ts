import { describe, expect, it } from 'vitest';
import type { Flight } from '../generated/counter-attack';
import { borderOf, bracketOf, curveOf, flightOf, HELD } from './curves';
import { centre, numberOf, step } from './geometry';

const hex = (x: number, z: number): number => numberOf(x, z) ?? -1;
const pass: Flight = {
  player: 7,
  start: hex(-3, 0),
  target: hex(6, 1),
  path: [hex(6, 1)],
  shot: false,
  lofted: true,
  zone: '',
  accuracy: 5 / 6,
};

describe('curves', () => {
  it('hold a ball on the ground at a part of its way', () => {
    const { held } = curveOf({ x: 0, y: 0 }, { x: 100, y: 40 });
    expect(held.x).toBeCloseTo(100 * HELD);
    expect(held.y).toBeCloseTo(40 * HELD);
  });

  it('rise in the air', () => {
    const { held, top } = flightOf(pass);
    const middle = (centre(pass.start).y + centre(pass.target).y) / 2;
    expect(held.y).toBeLessThan(middle - 10);
    expect(top.y).toBeLessThan(middle - 10);
    expect(flightOf({ ...pass, lofted: false }).held.y).toBeGreaterThan(held.y);
  });

  it('end before a hex of the goal', () => {
    const shot = flightOf({ ...pass, start: hex(14, 0), target: hex(19, 0), lofted: false, shot: true });
    const end = Number(shot.whole.split(' ').at(-2));
    expect(end).toBeLessThan(centre(hex(19, 0)).x - 16);
  });

  it('go round hexes that lie together', () => {
    expect(borderOf([hex(0, 0)]).match(/[ML]/g)).toHaveLength(6);
    const around = (['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const).map((way) => step(hex(0, 0), way) ?? -1);
    const whole = borderOf([hex(0, 0), ...around]);
    expect(whole.match(/M/g)).toHaveLength(1);
    expect(whole.match(/L/g)).toHaveLength(17);
  });

  it('bracket a column from end to end', () => {
    const column = [-3, -2, -1, 0, 1, 2, 3].map((z) => hex(18, z));
    expect(bracketOf(column)).toContain('V');
    expect(bracketOf([])).toBe('');
  });
});
