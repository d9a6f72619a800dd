// A hint as it is asked for, told and looked at. Headless; the panel draws it.

import type { Idea, Refused, Message } from '../generated/protocol';
import type { Match } from './match.svelte';

type MatchLike = Pick<Match, 'moment' | 'mine' | 'hints' | 'hint' | 'answer'>;

/** How a game names an answer, and shows it as if it were about to be given. */
export interface Shows {
  name(say: string): string | Promise<string>;
  show(say: string): void | Promise<void>;
}

export interface NamedIdea extends Idea {
  readonly name: string;
}

export class Hinting {
  /** What was told, the best first. */
  ideas = $state.raw<readonly NamedIdea[] | null>(null);
  /** Whether the answer is being waited for. */
  asking = $state(false);
  /** Why there is no hint. */
  failed = $state.raw<Message | null>(null);
  /** The idea that is shown on the board or in the hand, by its `say`. */
  shown = $state<string | null>(null);

  #number = -1;

  constructor(
    private readonly match: MatchLike,
    private readonly game: Shows,
  ) {}

  /** Whether a hint may be asked for now. */
  get offered(): boolean {
    return this.match.hints && this.match.mine;
  }

  /** Whether there is anything to show. */
  get open(): boolean {
    return this.asking || this.ideas !== null || this.failed !== null;
  }

  /** Ask for a hint; asked again, it goes. */
  async ask(): Promise<void> {
    if (this.open) return this.close();
    const number = this.match.moment?.ask?.number;
    if (!this.offered || number === undefined) return;
    this.#number = number;
    this.asking = true;
    try {
      const { ideas } = await this.match.hint();
      const named = await Promise.all(ideas.map(async (idea) => ({ ...idea, name: await this.game.name(idea.say) })));
      if (this.#waits(number)) this.ideas = named;
    } catch (error) {
      const refused = error as Refused;
      if (this.#waits(number) && refused.error !== 'too_late') this.failed = refused.said;
    } finally {
      if (this.#number === number) this.asking = false;
    }
  }

  /** Show an idea as if it were about to be played. */
  show(say: string): void {
    this.shown = say;
    void this.game.show(say);
  }

  /** Play it. */
  play(say: string): void {
    this.match.answer(say);
  }

  close(): void {
    this.#number = -1;
    this.asking = false;
    this.ideas = this.failed = this.shown = null;
  }

  /** The request may have changed: a hint for another one is void. */
  renew(): void {
    if (this.#number >= 0 && this.match.moment?.ask?.number !== this.#number) this.close();
  }

  #waits(number: number): boolean {
    return this.#number === number && this.match.moment?.ask?.number === number;
  }
}
