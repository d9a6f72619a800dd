// Rules that this browser keeps, by game: those that were used last, and house rules with their names.

import type { MatchRules } from '../generated/protocol';

export interface HouseRules {
  readonly name: string;
  readonly rules: MatchRules;
}
interface OfGame {
  readonly last?: MatchRules;
  readonly house?: readonly HouseRules[];
}

const KEY = 'touchline.rules';

function read(): Readonly<Record<string, OfGame>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, OfGame>>) : {};
  } catch {
    return {};
  }
}

class KeptRules {
  #all = $state.raw(read());

  last(game: string): MatchRules | null {
    return this.#all[game]?.last ?? null;
  }
  house(game: string): readonly HouseRules[] {
    return this.#all[game]?.house ?? [];
  }

  use(game: string, last: MatchRules): void {
    this.#keep(game, { last });
  }
  /** Keep house rules in place of those of the same name. */
  name(game: string, name: string, rules: MatchRules): void {
    this.#keep(game, { house: [{ name, rules }, ...this.house(game).filter((one) => one.name !== name)] });
  }
  forget(game: string, name: string): void {
    this.#keep(game, { house: this.house(game).filter((one) => one.name !== name) });
  }

  #keep(game: string, changes: OfGame): void {
    const all = read(); // another tab may have kept some
    this.#all = { ...all, [game]: { ...all[game], ...changes } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // A browser that keeps nothing forgets them with the page.
    }
  }
}

export const keptRules = new KeptRules();
