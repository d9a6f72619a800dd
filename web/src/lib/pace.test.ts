import { describe, expect, it } from 'vitest';
import { Pace, TURN } from './pace';

describe('the pace of a turn', () => {
  it('gives the first moments all they want, and never more than nine seconds in all', () => {
    const pace = new Pace(() => 1);
    const given = Array.from({ length: 60 }, () => pace.grant(1200));
    expect(given.slice(0, 3)).toEqual([1200, 1200, 1200]);
    expect(given.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(TURN);
    expect(given.at(-1)).toBe(0);
  });

  it('begins again with the next turn', () => {
    const pace = new Pace(() => 1);
    for (let at = 0; at < 60; at += 1) pace.grant(1200);
    pace.renew();
    expect(pace.grant(1200)).toBe(1200);
  });

  it('is twice as quick, or shows nothing', () => {
    expect(new Pace(() => 0.5).grant(620)).toBe(310);
    expect(new Pace(() => 0).grant(620)).toBe(0);
  });
});
