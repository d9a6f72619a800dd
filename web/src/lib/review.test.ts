import { describe, expect, it } from 'vitest';
import type { Analysis, Ledger, MatchReview, Moment } from '../generated/protocol';
import { decisive, figure, points, shirtOf, sideOf, standing, teller, waterfall } from './review.svelte';

const ledger = {
  start: 0.54,
  end: 1,
  luck: { dice: 0.19, cards: 0, kinds: {} },
  play: { home: 0.12, away: -0.15 },
} as unknown as Ledger;
const analysis = { ledger } as unknown as Analysis;

describe('the waterfall', () => {
  it('goes from the start to the end, one line after another', () => {
    const bars = waterfall(analysis, 'home');
    expect(bars.map(({ what }) => what)).toEqual(['home', 'away', 'dice']);
    expect(bars.map(({ from, to }) => points(to - from))).toEqual(['+12', '+15', '+19']);
    expect(bars[0]?.from).toBeCloseTo(0.54);
    expect(bars.at(-1)?.to).toBeCloseTo(1);
  });
  it('is turned round for the other side', () => {
    const bars = waterfall(analysis, 'away');
    expect(bars.map(({ what }) => what)).toEqual(['away', 'home', 'dice']);
    expect(bars[0]?.from).toBeCloseTo(0.46);
    expect(bars.at(-1)?.to).toBeCloseTo(0);
  });
  it('shows cards where they gave anything', () => {
    const dealt = { ledger: { ...ledger, luck: { ...ledger.luck, cards: 0.04 } } } as unknown as Analysis;
    expect(waterfall(dealt, 'home').at(-1)).toMatchObject({ what: 'cards' });
  });
  it('is empty until the ledger is there', () =>
    expect(waterfall({ ledger: null } as unknown as Analysis, 'home')).toEqual([]));
});

it('decisive moments are the largest, in order of time', () => {
  const moments = [0.1, -0.3, 0.2, 0.25].map((swing, first) => ({ first, before: 0.5, after: 0.5 + swing }));
  expect(decisive(moments as unknown as Moment[]).map(({ first }) => first)).toEqual([1, 2, 3]);
});

it('the chances are told from the side of the viewer, or else of the winner', () => {
  const review = (sides: readonly string[], winner: string | null): MatchReview =>
    ({ sides, ending: { winner } }) as unknown as MatchReview;
  expect(teller(review(['away'], 'home'))).toBe('away');
  expect(teller(review(['home', 'away'], 'away'))).toBe('away');
  expect(teller(review([], null))).toBe('home');
});

it('figures are written as what they are', () => {
  const percent = (share: number): string => `${Math.round(100 * share)}%`;
  expect(figure('possession', { n: 27, of: 50 }, percent)).toBe('54%');
  expect(figure('possession', { n: 0, of: 0 }, percent)).toBe('–');
  expect(figure('expected_goals', { n: 1.7, of: null }, percent)).toBe('1.70');
  expect(figure('headers', { n: 6, of: 11 }, percent)).toBe('6/11');
});

it('labels name a side and a shirt', () => {
  expect([sideOf('H9'), sideOf('A15'), shirtOf('A15')]).toEqual(['home', 'away', 15]);
  expect([points(-0.046), points(0.001), standing(0.543)]).toEqual(['−5', '0', 54]);
});
