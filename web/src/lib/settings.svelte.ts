// What a person has chosen, kept in this browser: language, theme, kits, motion, what is shown.

import { LANGUAGES, type Language } from '../generated/registry';
import { gamePage, type Length } from './games';

export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'calm' | 'brisk' | 'still';

interface Chosen {
  language: Language;
  theme: Theme;
  kits: 1 | 2;
  pace: Pace;
  grid: boolean;
  outlook: boolean;
  /** Whether the whole board stays in view at every question. */
  wholePitch: boolean;
  /** Whether a turn that comes unseen is notified. */
  notify: boolean;
  /** Whether results are hidden until the match was watched. */
  surprises: boolean;
  /** Questions left to standing orders, by game. */
  orders: Readonly<Record<string, readonly string[]>>;
  /** The level of the computer and the length of a match, by game, as they were last chosen. */
  levels: Readonly<Record<string, string>>;
  lengths: Readonly<Record<string, Length>>;
}

const KEY = 'touchline.settings';

function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = LANGUAGES.find(([language]) => tag.toLowerCase().startsWith(language));
    if (found) return found[0];
  }
  return LANGUAGES[0][0];
}

function read(): Chosen {
  const usual: Chosen = {
    language: languageOf(navigator.languages ?? [navigator.language]),
    theme: 'system',
    kits: 1,
    pace: 'calm',
    grid: false,
    outlook: true,
    wholePitch: false,
    notify: false,
    surprises: true,
    orders: {},
    levels: {},
    lengths: {},
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>) };
  } catch {
    return usual;
  }
}

class Settings {
  #chosen = $state<Chosen>(read());

  get language(): Language {
    return this.#chosen.language;
  }
  get theme(): Theme {
    return this.#chosen.theme;
  }
  get kits(): 1 | 2 {
    return this.#chosen.kits;
  }

  /** The pair of kits of a game, unless the other pair was chosen: indigo and amber, or claret and ice. */
  kitsOf(game: string): '1' | '2' {
    return (gamePage(game)?.kits ?? 1) === this.kits ? '1' : '2';
  }

  get pace(): Pace {
    return this.#chosen.pace;
  }
  get grid(): boolean {
    return this.#chosen.grid;
  }

  get levels(): Readonly<Record<string, string>> {
    return this.#chosen.levels;
  }

  /** How long a match of a game is: short on a first visit. */
  lengthOf(game: string): Length {
    return this.#chosen.lengths[game] ?? 'short';
  }
  chooseLength(game: string, length: Length): void {
    this.choose({ lengths: { ...this.#chosen.lengths, [game]: length } });
  }

  get orders(): Readonly<Record<string, readonly string[]>> {
    return this.#chosen.orders;
  }

  /** Whether the chance to win is shown. */
  get outlook(): boolean {
    return this.#chosen.outlook;
  }

  get notify(): boolean {
    return this.#chosen.notify;
  }

  get surprises(): boolean {
    return this.#chosen.surprises;
  }

  get wholePitch(): boolean {
    return this.#chosen.wholePitch;
  }

  /** Change some of it, keep it, and dress the page accordingly. */
  choose(changes: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
    this.dress();
  }

  /** Whether tokens and dice move, or stand at once where they end. */
  get still(): boolean {
    return this.#chosen.pace === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  dress(): void {
    const root = document.documentElement;
    const dark =
      this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    root.lang = this.language;
  }
}

export const settings = new Settings();
