import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { About, Group, PlayRow, PreviewResult } from '../generated/french-flair';
import { previews } from '../lib/fakes';
import type { Snapshot } from '../lib/scenery';
import { learn } from '../lib/words.svelte';
import { Choosing } from './choosing.svelte';
import { name, show } from './hints';

const said = (key: string, args = {}) => ({ type: 'said', key, args }) as const;

function row(answer: string, card: number): PlayRow {
  return {
    answer,
    label: said('ff-does', { card, does: 'run' }),
    cards: [card],
    carries: [said('ff-does', { card, does: 'run' })],
    metres: [0, 6],
    spots: [],
    risk: null,
    expected: said('expected'),
    fact: null,
    rule: '',
  };
}

function asked(...groups: Group[]) {
  const looks: string[] = [];
  const find = (about: About): PreviewResult => {
    if (about.type === 'hand') return { type: 'hand', plays: [row('12.run', 12)], joins: [], why: null };
    const { answer } = about;
    looks.push(answer);
    return {
      type: 'outcome',
      row: answer.endsWith('.run') ? row(answer, Number(answer.split('.')[0])) : null,
      landings: [],
      one: [],
      two: [],
      ends: [],
      cleared: [],
      good: [],
      needs: [],
      if_not_tackled: false,
    };
  };
  const match = {
    snapshot: {
      scene: { type: 'french-flair', hand: [{ card: 7 }, { card: 12 }, { card: 13 }] },
      question: { number: 1, groups },
    } as unknown as Snapshot,
    mine: true,
    answer: () => {},
    preview: previews(find),
  };
  const choosing = new Choosing(match);
  choosing.renew();
  looks.length = 0;
  return { choosing, match, looks };
}

const plays: Group = { type: 'plays', best: 1, count: 9 };
const laying: Group = {
  type: 'cards',
  label: said('ff-lay', { to: 'tackle' }),
  cards: [{ card: 13, answer: 'tackle 13' }],
  face_down: false,
  rule: '',
};
const good = { said: said('ff-good', { aim: 'won' }), chance: 0.5, kind: 'good' } as const;
const throws: Group = { type: 'throws', one: [], two: [], good: [good, good], fact: null, needs: [] };
const decline: Group = {
  type: 'call',
  answer: 'decline',
  label: said('ff-touch-kick'),
  fact: null,
  key: 'L',
  rule: '',
  primary: false,
  rolls: false,
};

describe('the answers of a hint', () => {
  beforeAll(() => learn('en'));

  it('are named by the options, and unlisted plays by a preview', async () => {
    const { choosing, match, looks } = asked(plays, decline);
    await vi.waitFor(() => expect(choosing.best).not.toBeNull());
    expect(await name('12.run', choosing, match)).toBe('12 runs');
    expect(looks).toEqual([]);
    expect(await name('13.run', choosing, match)).toBe('13 runs');
    expect(looks).toEqual(['13.run']);
    expect(await name('decline', choosing, match)).toBe('Touch kick');
    const thrown = asked(throws);
    expect(await name('dice 2', thrown.choosing, thrown.match)).toBe('Two dice');
    const laid = asked(laying);
    expect(await name('tackle 13', laid.choosing, laid.match)).toBe('Tackle with the 13');
  });

  it('are taken in hand, and not played', async () => {
    const { choosing, match } = asked(plays);
    await show('13.run', choosing, match);
    expect([choosing.places, choosing.answer]).toEqual([[2], '13.run']);
    await show('12.run', choosing, match);
    expect([choosing.places, choosing.answer]).toEqual([[1], '12.run']);
    const laid = asked(laying);
    await show('tackle 13', laid.choosing, laid.match);
    expect([laid.choosing.places, laid.choosing.laid]).toEqual([[2], 13]);
    const thrown = asked(throws);
    await show('dice 2', thrown.choosing, thrown.match);
    expect(thrown.choosing.armed).toBe('two');
  });
});
