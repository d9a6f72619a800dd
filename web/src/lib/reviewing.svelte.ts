// Following a match that is looked at again: nobody waits, and only what is shown is drawn on the board.

import { Following } from './following.svelte';
import { gathered } from './log';
import type { Match } from './match.svelte';
import { momentsOf, type Moment } from './moments';
import { Pace, usual } from './pace';

export class Reviewing extends Following {
  override readonly pace: Pace;

  constructor(match: Match, speed: () => number) {
    super(match, () => '');
    this.pace = new Pace(() => usual() / speed());
  }

  /** The action that is shown, which needs no number. */
  override readonly moments: readonly Moment[] = $derived(
    momentsOf(gathered(this.entries.slice(-RECENT)).slice(-1)).map((moment) => ({ ...moment, number: 0 })),
  );

  /** Each answer has its own time. */
  override begin(): Promise<void> {
    this.pace.renew();
    return Promise.resolve();
  }

  /** Great moments stand beside the board. */
  override celebrate(): Promise<void> {
    return Promise.resolve();
  }
}

/** An action takes no more entries than that. */
const RECENT = 80;
