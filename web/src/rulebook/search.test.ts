import { describe, expect, it } from 'vitest';
import type { Block, ChapterPage } from '../generated/protocol';
import { Finder, wordsOf } from './search';

const block = (text: string, ...ids: string[]): Block => ({
  kind: 'paragraph',
  parts: [{ text, ids }],
  editions: [],
  figure: '',
  instead: [],
});
const page = (name: string, title: string, sections: Record<string, readonly Block[]>): ChapterPage => ({
  chapter: {
    game: 'counter-attack',
    language: 'en',
    number: 1,
    name,
    title,
    lead: '',
    sections: Object.entries(sections).map(([heading, blocks]) => ({
      name: heading.toLowerCase(),
      title: heading,
      blocks,
    })),
  },
  ids: [],
});

const finder = new Finder([
  page('passing', 'Passing', {
    Playing: [block('Name the pass and its target.', 'PASS-02'), block('Not through an opponent.', 'PASS-04')],
    Interception: [block('A defender beside the path may try.', 'PASS-06')],
  }),
  page('loose', 'Loose balls and offside', {
    Rolls: [block('One die gives the direction.', 'LOOSE-01')],
    Offside: [block('You are offside in their half.', 'OFFSIDE-01'), block('Le hors-jeu, la défense.', 'OFFSIDE-02')],
  }),
]);
const places = (query: string): readonly string[] =>
  finder.find(query).map(({ section, block: found }) => `${section.name} ${found.parts[0]?.ids[0] ?? ''}`);

describe('search in the rulebook', () => {
  it.each([
    ['offside', 'offside OFFSIDE-01'],
    ['offisde', 'offside OFFSIDE-01'],
    ['OFFSID', 'offside OFFSIDE-01'],
    ['intercepton', 'interception PASS-06'],
    ['oponent', 'playing PASS-04'],
    ['defense', 'offside OFFSIDE-02'],
    ['hors-jeux', 'offside OFFSIDE-02'],
    ['pass-06', 'interception PASS-06'],
    ['target pass', 'playing PASS-02'],
  ])('finds %s', (query, place) => {
    expect(places(query)[0]).toBe(place);
  });

  it.each(['', '  ', 'zzzzz', 'offside zzzzz', 'xy', '¿?'])('finds nothing for «%s»', (query) => {
    expect(finder.find(query)).toEqual([]);
  });

  it('wants all words', () => {
    expect(places('defender path')).toEqual(['interception PASS-06']);
    expect(places('defender direction')).toEqual([]);
  });

  it('says which words were meant', () => {
    expect(finder.find('offisde')[0]?.words).toEqual(new Set(['offside']));
  });
});

describe('words', () => {
  it('have no accents and no capitals', () => {
    expect(wordsOf('L’Équipe, après-midi')).toEqual(['l', 'equipe', 'apres-midi']);
  });
});
