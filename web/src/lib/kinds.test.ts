import { describe, expect, it } from 'vitest';
import { chanceOf, inOrder, type Share } from './kinds';

const ALL: readonly Share[] = [
  { kind: 'foul', chance: 1 / 6, label: 'foul' },
  { kind: 'bad', chance: 10 / 36, label: 'beaten' },
  { kind: 'good', chance: 10 / 36, label: 'won' },
  { kind: 'open', chance: 5 / 36, label: 'loose' },
  { kind: 'good', chance: 5 / 36, label: 'held' },
];

describe('kinds', () => {
  it('run from good to foul, equal ones as they came', () => {
    expect(inOrder(ALL).map((one) => one.label)).toEqual(['won', 'held', 'loose', 'beaten', 'foul']);
  });

  it('are added up by kind', () => {
    expect(chanceOf('good', ALL)).toBeCloseTo(15 / 36);
    expect(chanceOf('open', [])).toBe(0);
  });
});
