import { describe, expect, it } from 'vitest';
import type { Block, ChapterPage } from '../generated/protocol';
import { brief, cardOf } from './card';

const ALL = ['core', 'advanced', 'living'];
const EMPTY = { editions: [], figure: '', instead: [] } as const;
const BLOCKS: readonly Block[] = [
  {
    ...EMPTY,
    kind: 'paragraph',
    parts: [
      { text: 'From behind.', ids: ['T-5'] },
      { text: 'A card is certain.', ids: ['T-12'] },
    ],
  },
  {
    ...EMPTY,
    kind: 'difference',
    instead: [{ text: 'Like any tackle.', ids: ['T-12'] }],
    parts: [{ text: 'Like any tackle.', ids: ['T-12'] }],
    editions: ['core'],
  },
  { ...EMPTY, kind: 'figure', parts: [{ text: 'Drawn.', ids: ['T-7'] }], figure: 'behind' },
  {
    ...EMPTY,
    kind: 'heading',
    parts: [
      { text: 'If', ids: [] },
      { text: 'then', ids: [] },
    ],
  },
  {
    ...EMPTY,
    kind: 'row',
    parts: [
      { text: 'A 1', ids: [] },
      { text: 'foul', ids: ['T-7'] },
    ],
  },
  { ...EMPTY, kind: 'difference', parts: [{ text: 'No injuries.', ids: ['T-9'] }], editions: ['core'] },
];
const PAGE: ChapterPage = {
  chapter: {
    game: 'counter-attack',
    language: 'en',
    number: 6,
    name: 'tackles',
    title: 'Tackles',
    lead: '',
    sections: [{ name: 'behind', title: 'From behind', blocks: BLOCKS }],
  },
  ids: ['T-5', 'T-7', 'T-9', 'T-12'],
};

describe('the card of a rule', () => {
  it('tells the rule alone, with its figure and its differences', () => {
    const card = cardOf(PAGE, 'T-12', 'living', ALL);
    expect(card).toMatchObject({
      title: 'From behind',
      text: 'A card is certain.',
      figure: 'behind',
      ids: ['T-12', 'T-5'],
    });
    expect(card?.differences.map(({ editions }) => editions)).toEqual([['core']]);
  });

  it('tells it as the edition plays it', () => {
    expect(cardOf(PAGE, 'T-12', 'core', ALL)?.text).toBe('Like any tackle.');
  });

  it('tells a row of a table whole', () => {
    expect(cardOf(PAGE, 'T-7', 'living', ALL)?.text).toBe('A 1: foul');
  });

  it('tells what only other editions have', () => {
    const card = cardOf(PAGE, 'T-9', 'living', ALL);
    expect(card?.text).toBe('');
    expect(card?.differences[0]?.parts[0]?.text).toBe('No injuries.');
  });

  it('is none of a rule that is told elsewhere', () => {
    expect(cardOf(PAGE, 'T-99', 'living', ALL)).toBeNull();
  });
});

describe('a brief text', () => {
  it('has as many whole sentences as fit thirty words', () => {
    const ten = 'One two three four five six seven eight nine ten.';
    expect(brief(`${ten} ${ten} ${ten} ${ten}`)).toBe(`${ten} ${ten} ${ten}`);
  });

  it('has at least one', () => {
    const long = `${'word '.repeat(40)}end.`;
    expect(brief(`${long} More.`)).toBe(long);
  });
});
