import { beforeAll, describe, expect, it } from 'vitest';
import type { CoachInfo } from '../generated/protocol';
import { levelFacts, usualLevel } from './levels';
import { learn } from './words.svelte';

const level = (name: string, rating: number, score: number | null): CoachInfo => ({
  name,
  styles: [],
  strength: { rating, score },
});
const LEVELS = [level('random', 10.4, null), level('novice', 20, 0.96), level('steady', 27.6, 0.78)];

describe('levels', () => {
  beforeAll(() => learn('en'));

  it('begin with the novice, or the last there is, or the one that was chosen', () => {
    expect(usualLevel(LEVELS)).toBe('novice');
    expect(usualLevel(LEVELS.slice(0, 1))).toBe('random');
    expect(usualLevel([])).toBe('');
    expect(usualLevel(LEVELS, 'steady')).toBe('steady');
    expect(usualLevel(LEVELS, 'steady/direct')).toBe('steady/direct');
    expect(usualLevel(LEVELS, 'gone')).toBe('novice');
  });

  it('tell how they do against the one below', () => {
    expect(levelFacts(LEVELS, 'random').slice(1)).toEqual(['rating 10']);
    expect(levelFacts(LEVELS, 'novice').slice(1)).toEqual(['Hardly ever loses to Random', 'rating 20']);
    expect(levelFacts(LEVELS, 'steady').slice(1)).toEqual(['Beats Novice 8 times in 10', 'rating 28']);
    expect(levelFacts([{ name: 'steady', styles: [], strength: null }], 'steady')).toHaveLength(1);
  });
});
