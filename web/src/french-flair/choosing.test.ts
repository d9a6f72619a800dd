import { describe, expect, it, vi } from 'vitest';
import type {
  About,
  AnswerOutcome,
  Group,
  HandPlays,
  Join,
  PlayRow,
  PreviewResult,
  Scene,
} from '../generated/french-flair';
import type { Question } from '../generated/protocol';
import { previews } from '../lib/fakes';
import type { Snapshot } from '../lib/scenery';
import { Choosing } from './choosing.svelte';

const said = (key: string) => ({ type: 'said', key, args: {} }) as const;

const row = (answer: string, ...cards: number[]): PlayRow => ({
  answer,
  label: said(answer),
  cards,
  carries: [],
  metres: [10, 10],
  spots: [],
  risk: null,
  expected: said('expected'),
  fact: null,
  rule: 'FF-CARD-4',
});
const adds = (place: number): Join => ({ card: 0, place, adds: said('adds'), why: null });
const cannot = (place: number, rule: string): Join => ({
  card: 0,
  place,
  adds: null,
  why: { rule, said: said('why') },
});
const good = { said: said('good'), chance: 0.5, kind: 'good' } as const;
const look = (chance: number): AnswerOutcome => ({
  type: 'outcome',
  row: null,
  landings: [{ x: 60, one: chance, two: 0, die: 2 }],
  one: [],
  two: [],
  ends: [],
  cleared: [],
  good: [],
  needs: [],
  if_not_tackled: false,
});

const PLAYS: Group = { type: 'plays', best: 2, count: 20 };
const BEST: Partial<HandPlays> = { plays: [row('9.run', 9), row('forwards 9 6 7.run', 9, 6, 7)] };
const TACKLE: Group = {
  type: 'cards',
  label: said('ff-lay'),
  cards: [6, 7, 9].map((card) => ({ card, answer: `tackle ${card}` })),
  face_down: false,
  rule: 'FF-TACKLE-1',
};

const THROWS: Group = { type: 'throws', one: [], two: [], good: [good, good], fact: null, needs: [] };
const CALL = (answer: string): Group => ({
  type: 'call',
  answer,
  label: said(answer),
  fact: null,
  key: '',
  rule: '',
  primary: false,
  rolls: false,
});

/** A match that asks for something, with a hand of 6, 7, 9, 9, and the cards that make plays of it. */
function asked(groups: readonly Group[], made: Readonly<Record<string, Partial<HandPlays>>> = {}) {
  const scene = { type: 'french-flair', hand: [6, 7, 9, 9].map((card) => ({ card })) } as unknown as Scene;
  const question = { number: 7, side: 'home', groups } as unknown as Question;
  const answers: string[] = [];
  const looks: string[] = [];
  const cards: (readonly number[])[] = [];
  const match = {
    snapshot: { scene, question } as unknown as Snapshot,
    mine: true,
    answer: (answer: string) => void answers.push(answer),
    preview: previews<About, PreviewResult>((about) => {
      if (about.type === 'answer') {
        looks.push(about.answer);
        return about.answer === 'goal' ? { ...look(0.5), one: [good], two: [good] } : look(0.5);
      }
      const { places } = about;
      cards.push(places);
      const found = made[places.join(' ')] ?? (places.length ? {} : BEST);
      return { type: 'hand', plays: [], joins: [], why: null, ...found };
    }),
  };
  const choosing = new Choosing(match);
  choosing.renew();
  return { choosing, match, answers, looks, cards };
}

describe('choosing', () => {
  it('shows the best plays of the hand, and what each card would do', async () => {
    const { choosing } = asked([PLAYS], { '': { ...BEST, joins: [adds(2)] } });
    expect([choosing.seeking, choosing.expected, choosing.rows]).toEqual([true, 2, []]);
    await vi.waitFor(() => expect(choosing.seeking).toBe(false));
    expect(choosing.rows.map((one) => one.answer)).toEqual(['9.run', 'forwards 9 6 7.run']);
    expect(choosing.join(2)?.adds?.key).toBe('adds');
    expect(choosing.answer).toBeNull();
  });

  it('looks at the best plays once, also where a card was pressed before they came', async () => {
    const { choosing, cards } = asked([PLAYS], { '0': { plays: [row('6.advance', 6)] } });
    choosing.press(0);
    await vi.waitFor(() => expect(choosing.answer).toBe('6.advance'));
    choosing.press(0);
    expect([choosing.places, choosing.seeking]).toEqual([[], false]);
    expect(choosing.rows.map((one) => one.answer)).toEqual(['9.run', 'forwards 9 6 7.run']);
    expect(cards).toEqual([[], [0]]);
  });

  it('takes the cards of a play in hand, in its order, and answers it', async () => {
    const chosen = row('forwards 9 6 7.run', 9, 6, 7);
    const { choosing, answers, cards } = asked([PLAYS], { '2 0 1': { plays: [chosen] } });
    choosing.take(chosen);
    expect(choosing.order).toEqual([2, 0, 1]);
    expect(choosing.row?.answer).toBe(chosen.answer);
    await vi.waitFor(() => expect(choosing.landings[0]?.x).toBe(60));
    expect(cards.at(-1)).toEqual([2, 0, 1]);
    choosing.confirm();
    expect(answers).toEqual([chosen.answer]);
  });

  it('keeps a play that was taken on a list that leaves it out', async () => {
    const { choosing } = asked([PLAYS], { '2': { plays: [row('9.kick', 9)] } });
    choosing.take(row('9.run', 9));
    await vi.waitFor(() => expect(choosing.made).not.toBeNull());
    expect(choosing.row?.answer).toBe('9.run');
    expect(choosing.rows.map((one) => one.answer)).toEqual(['9.run', '9.kick']);
  });

  it('chooses the first play of the pressed cards, and orders them as it does', async () => {
    const { choosing } = asked([PLAYS], {
      '0': { plays: [], joins: [adds(3)] },
      '0 3': { plays: [row('line 9 6.run', 9, 6), row('line 9 6.advance', 9, 6)] },
    });
    choosing.press(0);
    await vi.waitFor(() => expect(choosing.made?.joins).toHaveLength(1));
    choosing.press(3);
    await vi.waitFor(() => expect(choosing.answer).toBe('line 9 6.run'));
    expect(choosing.places).toEqual([0, 3]);
    expect(choosing.order).toEqual([3, 0]);
    const [, other] = choosing.rows;
    if (other) choosing.take(other);
    expect(choosing.answer).toBe('line 9 6.advance');
    expect(choosing.places).toEqual([0, 3]);
  });

  it('says why a card cannot join, and moves nothing', async () => {
    const { choosing, cards } = asked([PLAYS], {
      '0': { plays: [row('6.advance', 6)], joins: [cannot(1, 'FF-LINE-1')] },
    });
    choosing.press(0);
    await vi.waitFor(() => expect(choosing.answer).toBe('6.advance'));
    choosing.press(1);
    expect(choosing.refusal?.rule).toBe('FF-LINE-1');
    expect(choosing.places).toEqual([0]);
    expect(cards).toHaveLength(2);
    choosing.press(0);
    expect(choosing.refusal).toBeNull();
    expect(choosing.places).toEqual([]);
  });

  it('says why chosen cards make no play, and which would fit', async () => {
    const why = { rule: 'FF-CARD-4', said: said('why') };
    const joins = [cannot(0, 'FF-LINE-1'), { ...adds(2), card: 9 }, { ...adds(3), card: 9 }];
    const { choosing } = asked([PLAYS], { '1': { why, joins } });
    choosing.press(1);
    await vi.waitFor(() => expect(choosing.made?.why?.rule).toBe('FF-CARD-4'));
    expect(choosing.rows).toEqual([]);
    expect(choosing.fits).toEqual([9]);
  });

  it('never shows the plays of other cards, however quickly cards are pressed', async () => {
    const { choosing, match, cards } = asked([PLAYS]);
    await vi.waitFor(() => expect(choosing.made).not.toBeNull());
    const found: ((look: PreviewResult) => void)[] = [];
    const playsOf = (answer: string, ...of: number[]): PreviewResult => ({
      type: 'hand',
      plays: [row(answer, ...of)],
      joins: [],
      why: null,
    });
    match.preview = previews<About, PreviewResult>((about) => {
      if (about.type === 'answer') return look(0.5);
      cards.push(about.places);
      return new Promise((resolve) => found.push(resolve));
    });
    for (const place of [0, 1, 2]) {
      choosing.press(place);
      expect([choosing.seeking, choosing.rows, choosing.row]).toEqual([true, [], undefined]);
    }
    found[0]?.(playsOf('6.advance', 6));
    await vi.waitFor(() => expect(found).toHaveLength(2));
    expect([choosing.seeking, choosing.rows]).toEqual([true, []]);
    found[1]?.(playsOf('forwards 9 6 7.run', 9, 6, 7));
    await vi.waitFor(() => expect(choosing.seeking).toBe(false));
    expect(choosing.rows.map((one) => one.answer)).toEqual(['forwards 9 6 7.run']);
    // One preview at a time: of later presses, only the last.
    expect(cards.slice(1)).toEqual([[0], [0, 1, 2]]);
  });

  it('looks again where the server could not look', async () => {
    const { choosing, match } = asked([PLAYS], { '0': { plays: [row('6.advance', 6)] } });
    await vi.waitFor(() => expect(choosing.made).not.toBeNull());
    const looks = vi.spyOn(match, 'preview');
    looks.mockRejectedValueOnce({ type: 'refused', error: 'busy' });
    choosing.press(0);
    await vi.waitFor(() => expect(choosing.answer).toBe('6.advance'));
    expect(looks.mock.calls.filter(([about]) => about.type === 'hand')).toHaveLength(2);
  });

  it('lays a card with a second press, and shows beforehand what any card may bring', async () => {
    const { choosing, answers, looks } = asked([TACKLE]);
    await vi.waitFor(() => expect(choosing.look).not.toBeNull());
    expect(looks).toEqual(['tackle 6']);
    expect(choosing.answer).toBeNull();
    choosing.confirm();
    expect(answers).toEqual([]);
    choosing.press(3);
    expect(choosing.laid).toBe(9);
    expect(choosing.order).toEqual([3]);
    choosing.confirm();
    expect(answers).toEqual(['tackle 9']);
  });

  it('shows where a throw may lead', async () => {
    const { choosing, looks } = asked([THROWS]);
    await vi.waitFor(() => expect(choosing.landings).toHaveLength(1));
    expect(looks).toEqual(['dice 1']);
  });

  it('throws at the second press of the same dice', () => {
    const { choosing, answers } = asked([THROWS]);
    choosing.throw('one');
    expect([choosing.armed, choosing.considered, answers]).toEqual(['one', 'one', []]);
    choosing.throw('two');
    expect([choosing.armed, answers]).toEqual(['two', []]);
    choosing.dice = 'one';
    expect(choosing.considered).toBe('one');
    choosing.throw('two');
    expect(answers).toEqual(['dice 2']);
  });

  it('looks at calls that dice follow, and at no other', async () => {
    const { choosing, looks } = asked([CALL('goal'), CALL('tap')]);
    await vi.waitFor(() => expect(choosing.called.map((one) => one.answer)).toEqual(['goal']));
    expect(looks).toEqual(['goal', 'tap']);
    choosing.clear();
    expect(looks).toHaveLength(2);
  });

  it('resets with every request, and once it may be answered', async () => {
    const { choosing, match, cards } = asked([PLAYS], { '0': { plays: [row('6.advance', 6)] } });
    choosing.press(0);
    await vi.waitFor(() => expect(choosing.answer).toBe('6.advance'));
    match.mine = false;
    choosing.renew();
    expect(choosing.places).toEqual([]);
    expect(choosing.rows).toEqual([]);
    match.mine = true;
    choosing.renew();
    expect(cards.at(-1)).toEqual([]);
    await vi.waitFor(() => expect(choosing.rows).toHaveLength(2));
  });

  it('forgets the previews of another request', async () => {
    const { choosing, match } = asked([TACKLE]);
    match.snapshot = { ...match.snapshot, question: { number: 8, side: 'home', groups: [] } } as unknown as Snapshot;
    choosing.renew();
    await Promise.resolve();
    await Promise.resolve();
    expect(choosing.look).toBeNull();
  });
});
