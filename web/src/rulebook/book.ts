// The rulebook of each game, fetched once: its chapters in a language, its figures, its exact rules.

import type { ChapterPage, Drawing, RuleText } from '../generated/protocol';
import { GAMES } from '../generated/registry';
import { api } from '../lib/api';

const kept = new Map<string, Promise<unknown>>();

/** What was fetched before; what failed is tried again. */
function once<T>(name: string, fetched: () => Promise<T>): Promise<T> {
  const known = kept.get(name) as Promise<T> | undefined;
  if (known) return known;
  const asked = fetched();
  kept.set(name, asked);
  asked.catch(() => kept.delete(name));
  return asked;
}

export function chaptersOf(game: string, language: string): Promise<readonly ChapterPage[]> {
  return once(`${game} ${language}`, () => api.chapters(game, language));
}

export function figuresOf(game: string): Promise<readonly Drawing[]> {
  return once(`${game} figures`, () => api.figures(game));
}

export function rulesOf(game: string): Promise<readonly RuleText[]> {
  return once(`${game} rules`, () => api.rules(game));
}

/** Where a rule is told. */
export interface Home {
  readonly game: string;
  readonly pages: readonly ChapterPage[];
  readonly page: ChapterPage;
}

/** Where a rule is told; null if no game has it. */
export async function homeOf(id: string, language: string): Promise<Home | null> {
  for (const game of GAMES) {
    const pages = await chaptersOf(game, language);
    const page = pages.find(({ ids }) => ids.includes(id));
    if (page) return { game, pages, page };
  }
  return null;
}

/** The editions of a game, the usual one last; none of a game that has but one. */
export async function editionsOf(game: string): Promise<readonly string[]> {
  const games = await once('games', () => api.games());
  return games.find(({ name }) => name === game)?.editions.map(({ name }) => name) ?? [];
}
