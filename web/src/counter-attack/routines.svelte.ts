// The routine that is followed at a set piece: chosen once, then offered again at each own turn, filled in.

import type { About, Plan, PreviewResult, Routine } from '../generated/counter-attack';
import type { Match } from '../lib/match.svelte';
import type { Turn } from './turn.svelte';

type MatchLike = Pick<Match, 'snapshot' | 'mine' | 'answerTurn'> & {
  preview(about: About): Promise<PreviewResult>;
};

export class Routines {
  offered = $state.raw<readonly Routine[]>([]);
  chosen = $state.raw<Routine | null>(null);
  /** Whether the followed routine is shown for the current question. */
  #told = $state(false);

  #plan: Plan | null = null;
  #number = -1;

  constructor(
    private readonly match: MatchLike,
    private readonly turn: Turn,
  ) {}

  /** The question has changed: ask how the routine stands now. */
  renew(): void {
    const question = this.match.snapshot?.question;
    if (!question || !this.match.mine || question.number === this.#number) return;
    const number = (this.#number = question.number);
    this.#told = false;
    if (!question.routines) {
      this.#plan = this.chosen = null;
      this.offered = [];
      return;
    }
    const plan = this.#plan;
    this.match.preview({ type: 'routines', plan }).then(
      (look) => {
        if (look.type !== 'routines' || this.#number !== number) return;
        this.offered = look.routines;
        // One that was chosen while this was asked holds.
        const chosen = this.#plan;
        this.#follow(
          chosen === plan ? look.followed : (look.routines.find((one) => one.plan.name === chosen?.name) ?? null),
        );
      },
      () => {
        if (this.#number === number) this.#follow(null);
      },
    );
  }

  /** Whether the turn that is due is filled in. */
  get ready(): boolean {
    return this.#told && !this.turn.busy;
  }

  /** Choose one by its place; the same again is none. */
  choose(at: number): void {
    const routine = this.offered[at] ?? null;
    this.#follow(routine?.plan.name === this.chosen?.plan.name ? null : routine);
    if (!this.chosen) this.turn.clear();
  }

  /** Give the turn that is due, as it is filled in or was changed by hand. */
  confirm(): void {
    if (!this.chosen || !this.ready) return;
    if (this.turn.on) this.turn.give();
    else this.match.answerTurn(this.chosen.answers);
  }

  #follow(routine: Routine | null): void {
    this.#told = true;
    this.chosen = routine;
    this.#plan = routine?.plan ?? null;
    if (routine) this.turn.fill(routine.answers);
  }
}
