// Search in the chapters, by id or by word; words may be mistyped, and accents left out.

import type { Block, ChapterPage } from '../generated/protocol';

export interface Passage {
  readonly chapter: ChapterPage['chapter'];
  readonly section: ChapterPage['chapter']['sections'][number];
  readonly block: Block;
  /** The words of it that were meant. */
  readonly words: ReadonlySet<string>;
}

interface Place extends Omit<Passage, 'words'> {
  /** Each word with what it weighs. */
  readonly weights: ReadonlyMap<string, number>;
}

const MOST = 20;
const IN_TITLE = 5;
const IN_TEXT = 1;
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** The words of a text without accents, in small letters. */
export function wordsOf(text: string): readonly string[] {
  return plain(text).match(WORD) ?? [];
}

export function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export const textOf = (block: Block): string => block.parts.map(({ text }) => text).join(' ');

/** A search in some chapters. */
export class Finder {
  readonly #places: readonly Place[];
  readonly #vocabulary: readonly string[];

  constructor(pages: readonly ChapterPage[]) {
    this.#places = pages.flatMap(({ chapter }) =>
      chapter.sections.flatMap((section, number) =>
        section.blocks
          .filter(({ kind }) => kind !== 'heading')
          .map((block, at) => {
            const titles = at ? [] : number ? [section.title] : [section.title, chapter.title];
            return { chapter, section, block, weights: weigh(block, titles) };
          }),
      ),
    );
    this.#vocabulary = [...new Set(this.#places.flatMap(({ weights }) => [...weights.keys()]))];
  }

  /** The passages about all words of a query, the best first; an id finds where its rule is told. */
  find(query: string): readonly Passage[] {
    const id = query.trim().toUpperCase();
    const byId = this.#places.filter(({ block }) => block.parts.some(({ ids }) => ids.includes(id)));
    if (byId.length) return byId.map((place) => ({ ...place, words: new Set<string>() }));
    const asked = wordsOf(query).map((word) => this.#alike(word));
    if (!asked.length) return [];
    return this.#places
      .map((place) => ({ place, points: asked.map((alike) => sum(alike.map((word) => place.weights.get(word) ?? 0))) }))
      .filter(({ points }) => points.every(Boolean))
      .sort((one, other) => sum(other.points) - sum(one.points))
      .slice(0, MOST)
      .map(({ place }) => ({ ...place, words: new Set(asked.flat()) }));
  }

  /** The known words that a typed one begins; if it begins none, the nearest it may have been meant for. */
  #alike(word: string): readonly string[] {
    const begun = this.#vocabulary.filter((known) => known.startsWith(word));
    if (begun.length || word.length < 3) return begun;
    const most = word.length < 5 ? 1 : word.length < 9 ? 2 : 3;
    const near = this.#vocabulary.map((known) => ({ known, far: distance(word, known, most) }));
    const best = Math.min(...near.map(({ far }) => far));
    return best > most ? [] : near.filter(({ far }) => far === best).map(({ known }) => known);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The words of a passage, and those of the titles right above it. */
function weigh(block: Block, titles: readonly string[]): ReadonlyMap<string, number> {
  const weights = new Map(wordsOf(textOf(block)).map((word) => [word, IN_TEXT]));
  for (const word of titles.flatMap(wordsOf)) weights.set(word, (weights.get(word) ?? 0) + IN_TITLE);
  return weights;
}

/** Letters to put in, leave out, change or swap between two words. */
function distance(typed: string, known: string, most: number): number {
  if (typed.length - known.length > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= known.length; j += 1) {
      const same = typed[i - 1] === known[j - 1];
      const swapped = i > 1 && j > 1 && typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? most + 1;
}
