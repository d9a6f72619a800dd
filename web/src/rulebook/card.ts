// What a card tells of a rule: a title, a few words, a figure, where editions differ, the rules told with it.

import type { ChapterPage, Part } from '../generated/protocol';
import { inEdition, type Shown } from './editions';

const MOST_WORDS = 30;
const MOST_IDS = 4;

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly figure: string;
  readonly differences: readonly Extract<Shown, { type: 'difference' }>[];
  readonly ids: readonly string[];
  readonly chapter: ChapterPage['chapter'];
  readonly section: string;
}

/** The card of a rule, told in a chapter, as an edition plays it; null if the chapter does not tell it. */
export function cardOf({ chapter }: ChapterPage, id: string, edition: string, all: readonly string[]): Card | null {
  for (const wanted of ['block', 'difference'] as const) {
    for (const section of chapter.sections) {
      const shown = inEdition(section.blocks, edition, all);
      const at = shown.findIndex((one) => one.type === wanted && tells(partsOf(one), id) && !isFigure(one));
      const found = shown[at];
      if (!found) continue;
      const parts = partsOf(found);
      const rest = shown.slice(at + (wanted === 'block' ? 1 : 0));
      const end = rest.findIndex((one) => one.type === 'block');
      const differences = rest.slice(0, end < 0 ? undefined : end).filter((one) => one.type === 'difference');
      const told = isRow(found) ? parts : parts.filter((part) => part.ids.includes(id));
      return {
        title: section.title,
        text: wanted === 'block' ? brief(told.map(({ text }) => text).join(isRow(found) ? ': ' : ' ')) : '',
        figure: section.blocks.find(({ figure }) => figure)?.figure ?? '',
        differences,
        ids: [...new Set([id, ...parts.flatMap(({ ids }) => ids)])].slice(0, MOST_IDS),
        chapter,
        section: section.name,
      };
    }
  }
  return null;
}

const partsOf = (one: Shown): readonly Part[] => (one.type === 'block' ? one.block.parts : one.parts);
const tells = (parts: readonly Part[], id: string): boolean => parts.some(({ ids }) => ids.includes(id));
const isFigure = (one: Shown): boolean => one.type === 'block' && one.block.kind === 'figure';
const isRow = (one: Shown): boolean => one.type === 'block' && one.block.kind === 'row';

/** As many whole sentences as fit a card, at least the first. */
export function brief(text: string): string {
  const sentences = text.match(/.+?[.:?](?=\s|$)|.+$/g) ?? [text];
  let told = '';
  for (const sentence of sentences) {
    const longer = `${told}${sentence}`;
    if (told && longer.trim().split(/\s+/).length > MOST_WORDS) break;
    told = longer;
  }
  return told.trim();
}
