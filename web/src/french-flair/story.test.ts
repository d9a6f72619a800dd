import { describe, expect, it } from 'vitest';
import type { FrenchFlairEvent, FrenchFlairEventMessage } from '../generated/french-flair-events';
import type { Entry } from '../generated/protocol';
import { facesOf } from './events';
import { measured, rows } from './field';
import { cameFrom, lastThrow, lastTold, tableOf, tackleOf } from './story';

const told = (type: string, fields: object = {}): FrenchFlairEventMessage => ({
  event: { type, rule: 'FF-RULE-1', ...fields } as FrenchFlairEvent,
  message: { type: 'said', key: type, args: {} },
  highlight: false,
  path: null,
  score: null,
  line: 0,
});
const entry = (phase: number, ...events: FrenchFlairEventMessage[]): Entry => ({
  entry: 1,
  by: 'chance',
  time: { type: 'said', key: 'ff-minute', args: { phase } },
  events,
  lines: [],
  ordered: false,
});

const RUCK: readonly Entry[] = [
  entry(3, told('CardPlayed', { side: 'away', card: 10 }), told('Carried', { side: 'away', metres: 10, x: 60 })),
  entry(4, told('CardPlayed', { side: 'home', card: 6 }), told('Carried', { side: 'home', metres: 10, x: 70 })),
  entry(4, told('CardLaid', { side: 'away', card: 14, to: 'tackle' })),
  entry(4, told('Thrown', { side: 'away', dice: [5, 1] })),
  entry(4, told('Thrown', { side: 'home', dice: [6, 3] }), told('RuckFormed', { won_by: 'home', zone: [3, 6] })),
];

describe('the story so far', () => {
  it('puts the throws of a duel together, with what came of them', () => {
    const thrown = lastThrow(RUCK);
    expect(thrown?.throws.map(facesOf)).toEqual([
      [5, 1],
      [6, 3],
    ]);
    expect(thrown?.verdict?.event.type).toBe('RuckFormed');
  });

  it('waits for the verdict as long as only one side has thrown', () => {
    expect(lastThrow(RUCK.slice(0, 4))).toMatchObject({ throws: [{ event: { side: 'away' } }], verdict: null });
    expect(lastThrow(RUCK.slice(0, 3))).toBeNull();
  });

  it('keeps the throws of the tackle while the contest is thrown for', () => {
    const contest = [
      ...RUCK,
      entry(4, told('Thrown', { side: 'away', dice: [4] }), told('ContestWon', { side: 'away' })),
    ];
    expect(tackleOf(contest)?.throws).toHaveLength(2);
    expect(lastThrow(contest)?.throws).toHaveLength(1);
  });

  it('knows the cards that were laid in this phase', () => {
    expect(tableOf(RUCK, 'home')).toEqual([6]);
    expect(tableOf(RUCK, 'away')).toEqual([14]);
  });

  it('knows where the ball came from', () => {
    expect(cameFrom(RUCK, 70)).toBe(60);
    expect(cameFrom(RUCK, 20)).toBeNull();
    const kick = entry(
      5,
      told('Kicked', { side: 'away', start: 50, x: -5 }),
      told('Gathered', { side: 'home', x: -5 }),
    );
    expect(cameFrom([kick], -5)).toBe(50);
    const intercepted = entry(6, told('Intercepted', { side: 'away', metres: 50, x: -5 }));
    expect(cameFrom([intercepted], -5)).toBe(50);
  });

  it('tells the last thing that is worth a word', () => {
    expect(lastTold([...RUCK, entry(4, told('Drawn', { side: 'home', count: 1 }))])?.event.type).toBe('RuckFormed');
  });
});

describe('the field', () => {
  it('is 130 metres long, and nothing is drawn beyond it', () => {
    const { at, metre } = measured(1008);
    expect(at(-15)).toBe(10);
    expect(at(115)).toBeCloseTo(998);
    expect(at(140)).toBeCloseTo(998);
    expect(at(50) - at(49)).toBeCloseTo(metre);
  });

  it('stacks labels that would cover each other', () => {
    expect(
      rows([
        { x: 10, width: 40 },
        { x: 40, width: 40 },
        { x: 60, width: 40 },
      ]),
    ).toEqual([0, 1, 0]);
  });
});
