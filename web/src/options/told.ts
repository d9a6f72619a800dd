// The options of a game in words, chapter by chapter: asked for once in each language.

import type { ChapterInfo, GameInfo, OptionInfo, OptionWords } from '../generated/protocol';
import { api } from '../lib/api';

export interface ToldOption {
  readonly option: OptionInfo;
  readonly words: OptionWords;
}
export interface Told {
  readonly info: GameInfo;
  readonly options: Readonly<Record<string, ToldOption>>;
  /** Those that have options. */
  readonly chapters: readonly { readonly chapter: ChapterInfo; readonly options: readonly ToldOption[] }[];
}

const asked = new Map<string, Promise<Told>>();

export function told(game: string, language: string): Promise<Told> {
  const key = `${game} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const answer = tell(game, language);
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
}

async function tell(game: string, language: string): Promise<Told> {
  const [games, book] = await Promise.all([api.games(), api.book(game, language)]);
  const info = games.find((one) => one.name === game);
  if (!info) throw new Error(`there is no game ${game}`);
  const all = book.options.flatMap((words) => {
    const option = info.options.find(({ name }) => name === words.name);
    return option ? [{ option, words }] : [];
  });
  const chapters = book.chapters.map((chapter) => ({
    chapter,
    options: all.filter(({ words }) => words.chapter === chapter.name),
  }));
  return {
    info,
    options: Object.fromEntries(all.map((one) => [one.words.name, one])),
    chapters: chapters.filter(({ options }) => options.length),
  };
}
