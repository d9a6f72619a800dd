import { describe, expect, it } from 'vitest';
import type { Entry, Line } from '../generated/protocol';
import { bigOf, scores, stays } from './big';

const said = (key: string) => ({ type: 'said', key, args: {} }) as const;
const line = (number: number): Line => ({
  number,
  first: 1,
  time: said('time'),
  side: 'home',
  attack: 'home',
  score: [1, 0],
  sentence: said(`line-${number}`),
  figures: null,
  dice: [],
  tags: [],
  weight: 'great',
  covers: 0,
});

function entry(...types: readonly (readonly [string, number, object?])[]): Entry {
  const events = types.map(([type, of, fields]) => ({
    event: { type, rule: 'SHOT-13', ...fields },
    message: null,
    highlight: true,
    path: null,
    score: null,
    line: of,
  }));
  return { entry: 9, by: 'chance', time: said('time'), events, lines: [line(3), line(4)], ordered: false };
}

describe('a great moment', () => {
  it('is the biggest of its entry, with its own line of the log', () => {
    const big = bigOf(entry(['Booked', 3], ['GoalScored', 3, { own: false }], ['HalfEnded', 4]));
    expect([big?.kind, big?.line.number, big?.entry, big?.rule]).toEqual(['goal', 3, 9, 'SHOT-13']);
    expect(bigOf(entry(['HalfEnded', 4], ['TryScored', 3]))?.kind).toBe('try');
    expect(bigOf(entry(['GoalScored', 3, { own: true }]))?.kind).toBe('own-goal');
    expect(bigOf(entry(['SentOff', 3], ['Booked', 3]))?.kind).toBe('red');
    expect(bigOf(entry(['Moved', 3]))).toBeNull();
  });

  it('closes sooner if it is a card or an injury', () => {
    expect(stays('goal')).toBe(4000);
    expect(stays('half')).toBe(4000);
    expect(stays('card')).toBe(2000);
    expect(stays('injury')).toBe(2000);
  });

  it('changes the score or not', () => {
    expect(scores('try')).toBe(true);
    expect(scores('half')).toBe(false);
  });
});
