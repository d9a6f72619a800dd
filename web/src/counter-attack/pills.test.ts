import { describe, expect, it } from 'vitest';
import { R } from './geometry';
import { placeOf } from './pills';

const SIZE = { width: 60, height: 22 };
const VIEW = { x: -300, y: -300, width: 600, height: 600 };
const HERE = { x: 0, y: 0 };

function gap(place: { x: number; y: number }, point: { x: number; y: number }): number {
  const dx = Math.max(0, Math.abs(point.x - place.x) - SIZE.width / 2);
  const dy = Math.max(0, Math.abs(point.y - place.y) - SIZE.height / 2);
  return Math.hypot(dx, dy);
}

describe('pills', () => {
  it('stand above their hex where nothing is', () => {
    const place = placeOf(HERE, SIZE, [HERE], VIEW);
    expect(place.y).toBeLessThan(0);
    expect(gap(place, HERE)).toBeGreaterThanOrEqual(R);
  });

  it('give way to tokens', () => {
    const taken = [HERE, { x: 0, y: -2.6 * R }, { x: 40, y: -35 }];
    const place = placeOf(HERE, SIZE, taken, VIEW);
    for (const point of taken) expect(gap(place, point)).toBeGreaterThanOrEqual(R);
  });

  it('lead past tokens, not over them', () => {
    const token = { x: 0, y: -1.5 * R };
    const place = placeOf(HERE, SIZE, [HERE, token], VIEW, [token]);
    expect(Math.abs(place.x)).toBeGreaterThan(R);
  });

  it('stay in view', () => {
    const place = placeOf({ x: 0, y: -290 }, SIZE, [], VIEW);
    expect(place.y - SIZE.height / 2).toBeGreaterThanOrEqual(VIEW.y);
  });
});
