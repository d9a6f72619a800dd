// A hint: its request, its answers and their previews. Headless; the panel draws it.

import type { RankedAnswer, Refused, Message } from '../generated/protocol';
import type { Match } from './match.svelte';
import { say, t } from './words.svelte';

type MatchLike = Pick<Match, 'snapshot' | 'mine' | 'hints' | 'hint' | 'answer'> & Partial<Pick<Match, 'winDrawLoss'>>;

/** How a game names an answer, and shows it as if it were about to be given. */
export interface Shows {
  name(answer: string): string | Promise<string>;
  show(answer: string): void | Promise<void>;
}

export interface NamedAnswer extends RankedAnswer {
  readonly name: string;
}

export class Hinting {
  /** The answers, best first. */
  answers = $state.raw<readonly NamedAnswer[] | null>(null);
  /** Whether the answer is being waited for. */
  asking = $state(false);
  /** Why there is no hint. */
  failed = $state.raw<Message | null>(null);
  /** The answer that is shown on the board or in the hand, by its `answer`. */
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
    return this.asking || this.answers !== null || this.failed !== null;
  }

  /** How likely the side is to win as things stand, a draw counting half: the win bar, counted as the hint counts. */
  get now(): number | null {
    const chances = this.match.winDrawLoss;
    const side = this.match.snapshot?.question?.side;
    if (!chances || (side !== 'home' && side !== 'away')) return null;
    return chances[side] + chances.draw / 2;
  }

  /** What speaks for the best answer; of the others, how much less they are worth. */
  whyOf(at: number): string {
    const [best, ranked] = [this.answers?.[0], this.answers?.[at]];
    if (!best || !ranked) return '';
    if (!at) return say(ranked.why);
    return t('hint-less', { points: Math.round(100 * best.value) - Math.round(100 * ranked.value) });
  }

  /** Ask for a hint; asked again, it goes. */
  async ask(): Promise<void> {
    if (this.open) return this.close();
    const number = this.match.snapshot?.question?.number;
    if (!this.offered || number === undefined) return;
    this.#number = number;
    this.asking = true;
    try {
      const { answers } = await this.match.hint();
      const named = await Promise.all(
        answers.map(async (ranked) => ({ ...ranked, name: await this.game.name(ranked.answer) })),
      );
      if (this.#waits(number)) this.answers = named;
    } catch (error) {
      const refused = error as Refused;
      if (this.#waits(number) && refused.error !== 'too_late') this.failed = refused.said;
    } finally {
      if (this.#number === number) this.asking = false;
    }
  }

  /** Show a ranked answer as if it were about to be played. */
  show(answer: string): void {
    this.shown = answer;
    void this.game.show(answer);
  }

  /** Play it. */
  play(answer: string): void {
    this.match.answer(answer);
  }

  close(): void {
    this.#number = -1;
    this.asking = false;
    this.answers = this.failed = this.shown = null;
  }

  /** The request may have changed: a hint for another one is void. */
  renew(): void {
    if (this.#number >= 0 && this.match.snapshot?.question?.number !== this.#number) this.close();
  }

  #waits(number: number): boolean {
    return this.#number === number && this.match.snapshot?.question?.number === number;
  }
}
