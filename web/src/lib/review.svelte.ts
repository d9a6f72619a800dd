// The review of a match that is over: its figures at once, luck and play as they are worked out.

import type { Analysis, Figure, MatchReview, Moment, Side } from '../generated/protocol';
import { api } from './api';
import { settings } from './settings.svelte';

/** How often is asked what has been worked out, in milliseconds. */
const AGAIN = 1000;
const POINT = 100;
const MINUS = '−';

export class Reviewed {
  review = $state.raw<MatchReview | null>(null);
  failed = $state.raw<unknown>(null);
  #closed = false;

  constructor(
    readonly id: string,
    readonly token: string,
    private readonly reopen: () => Promise<unknown> = () => Promise.resolve(),
  ) {}

  /** Ask until everything is there. */
  async load(): Promise<void> {
    this.failed = null;
    try {
      while (!this.#closed) {
        this.review = await this.#asked();
        if (this.review.done >= 1) return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    } catch (error) {
      this.failed = error;
    }
  }

  /** A file is kept in memory only: it may have been forgotten since. */
  async #asked(): Promise<MatchReview> {
    try {
      return await api.review(this.id, this.token);
    } catch (error) {
      await this.reopen();
      if (this.token) throw error;
      return api.review(this.id, this.token);
    }
  }

  close(): void {
    this.#closed = true;
  }
}

/** A gain or a loss of chance in points, with its sign. */
export function points(chance: number): string {
  const whole = Math.round(POINT * chance);
  return whole > 0 ? `+${whole}` : whole < 0 ? `${MINUS}${-whole}` : '0';
}

/** A chance in points, without a sign. */
export function standing(chance: number): number {
  return Math.round(POINT * chance);
}

export function sideOf(label: string): Side {
  return label.startsWith('H') ? 'home' : 'away';
}

export function shirtOf(label: string): number {
  return Number(label.slice(1));
}

/** The turning points that mattered most, in order of time. */
export function decisive(moments: readonly Moment[], most = 3): readonly Moment[] {
  const swing = (moment: Moment): number => Math.abs(moment.after - moment.before);
  const largest = [...moments].sort((one, other) => swing(other) - swing(one)).slice(0, most);
  return moments.filter((moment) => largest.includes(moment));
}

/** From whose side the chances are told: the viewer’s, or else the winner’s. */
export function teller(review: MatchReview): Side {
  return review.sides.length === 1 ? review.sides[0]! : (review.ending.winner ?? 'home');
}

export interface Bar {
  readonly what: 'home' | 'away' | 'dice' | 'cards';
  readonly from: number;
  readonly to: number;
}

/** How the match went from its start to its end, one line of the ledger after another, as a side sees it. */
export function waterfall(analysis: Analysis, side: Side): readonly Bar[] {
  const ledger = analysis.ledger;
  if (!ledger) return [];
  const sign = side === 'home' ? 1 : -1;
  const own = side === 'home' ? ledger.play.home : ledger.play.away;
  const their = side === 'home' ? ledger.play.away : ledger.play.home;
  const steps: readonly (readonly [Bar['what'], number])[] = [
    [side, own],
    [side === 'home' ? 'away' : 'home', -their],
    ['dice', sign * ledger.luck.dice],
    ...(ledger.luck.cards ? [['cards', sign * ledger.luck.cards] as const] : []),
  ];
  const bars: Bar[] = [];
  let from = side === 'home' ? ledger.start : 1 - ledger.start;
  for (const [what, change] of steps) {
    bars.push({ what, from, to: from + change });
    from += change;
  }
  return bars;
}

/** A figure as it is written: a share, metres, so many out of how many. */
export function figure(name: string, { n, of }: Figure, percent: (share: number) => string): string {
  if (name === 'possession') return of ? percent(n / of) : '–';
  const digits = name === 'expected_goals' ? 2 : 0;
  const format = new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  if (of === null || of === undefined) return format.format(n);
  return `${format.format(n)}/${format.format(of)}`;
}

/** The value by which two figures are compared. */
export function measure({ n }: Figure): number {
  return n;
}
