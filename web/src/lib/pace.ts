// How long things may take to be seen, so that a turn of the other side stays within nine seconds.

import { settings } from './settings.svelte';

/** What a turn takes at most, in milliseconds at the usual pace. */
export const TURN = 9000;
/** What each thing may take of the time that is left: what comes late is quicker, and there is always some left. */
const SHARE = 0.2;
/** Shorter than this nothing is seen to move. */
const LEAST = 24;

export class Pace {
  #left = TURN;

  constructor(private readonly factor: () => number = usual) {}

  /** Somebody else's turn begins. */
  renew(): void {
    this.#left = TURN;
  }

  /** How long something may take that would like to take so long. */
  grant(milliseconds: number): number {
    const granted = Math.min(milliseconds, this.#left * SHARE);
    this.#left -= Math.max(0, granted);
    const taken = granted * this.factor();
    return taken < LEAST ? 0 : taken;
  }
}

/** At the usual pace 1, at twice the pace a half, and nothing where things stand at once where they end. */
export function usual(): number {
  return settings.still ? 0 : settings.pace === 'brisk' ? 0.5 : 1;
}
