// Following the other side's turn: what is told of it, moment by moment, and how one steps through it.

import type { Entry, Side, WinDrawLoss } from '../generated/protocol';
import { bigOf, scores, stays, type Big } from './big';
import { logLines, type LogLine } from './log';
import type { Match } from './match.svelte';
import { waited, type Moment, type Waited } from './moments';
import { Pace } from './pace';
import type { Step } from './scenery';
import { settings, type Pace as Speed } from './settings.svelte';
import { wait } from './wait';
import { say } from './words.svelte';

/** What a moment of their turn takes at least, and what dice leave before the next. */
const MOMENT = 1200;
const AFTER_DICE = 500;
/** A moment of a turn that is played again. */
const AGAIN = 900;
/** How long a great moment is seen at least. */
const NOTICED = 900;
const WEIGHTS = ['minor', 'plain', 'bold', 'great'];

const SPEEDS: readonly Speed[] = ['calm', 'brisk', 'still'];

/** A great moment, and how likely each side was to win before it and is after it. */
export interface Shown {
  readonly moment: Big;
  readonly before: WinDrawLoss | null;
  readonly after: WinDrawLoss | null;
}

/** What the prompt says while nothing is asked of this seat. */
export interface Told {
  readonly text: string;
  readonly side: Side | null;
}

export class Following {
  readonly pace = new Pace();
  /** The great moment whose card is up. */
  big = $state.raw<Shown | null>(null);
  #closes: ReturnType<typeof setTimeout> | undefined;
  /** Somebody has folded the card, or opened it again; else it folds by itself. */
  folded = $state<boolean | null>(null);
  /** The entry that is being shown, as soon as its dice have come to rest. */
  #revealed = $state.raw<Entry | null>(null);
  #begun = -Infinity;
  #rested = -Infinity;
  #again = 0;

  constructor(
    private readonly match: Match,
    /** Which question it is: the same as long as a step lasts. */
    private readonly step: () => string,
  ) {}

  /** All that has been told so far. */
  readonly entries: readonly Entry[] = $derived.by(() => {
    const { entries } = this.match;
    const shown = this.match.playing ? this.#revealed : null;
    return shown && shown.entry > (entries.at(-1)?.entry ?? 0) ? [...entries, shown] : entries;
  });

  readonly #waited: Waited = $derived.by(() => waited(this.entries, this.match.sides));
  /** In which step of mine their turn was last seen; with another it goes. */
  #seenIn = $state<{ readonly turn: number; readonly step: string } | null>(null);

  readonly moments: readonly Moment[] = $derived.by(() => {
    const { moments, past } = this.#waited;
    if (past && this.#seenIn && this.#seenIn.step !== this.step()) return [];
    return this.match.sides.length > 1 ? [] : moments;
  });

  /** I have moved since: trails fade. */
  get faded(): boolean {
    return this.#waited.past;
  }

  /** Their turn goes on. */
  get live(): boolean {
    const { snapshot, sides, playing } = this.match;
    const asked = snapshot?.question?.side;
    return !snapshot?.ending && (Boolean(playing) || !(sides as readonly string[]).includes(asked ?? ''));
  }

  /** The moment that the board shows, by its place. */
  get at(): number {
    const { past } = this.match;
    if (!past) return this.moments.length - 1;
    const found = this.moments.findIndex((moment) => moment.last >= past.entry);
    return found < 0 ? this.moments.length - 1 : found;
  }

  /** The line that matters most of the last entry that told any. */
  readonly #latest: LogLine | null = $derived.by(() => {
    const entry = this.entries.findLast(({ lines }) => lines.length);
    const [first, ...rest] = entry?.lines ?? [];
    if (!entry || !first) return null;
    const weight = (line: typeof first): number => WEIGHTS.indexOf(line.weight);
    const line = rest.reduce((best, one) => (weight(one) >= weight(best) ? one : best), first);
    return { ...line, last: entry.entry };
  });

  /** What the prompt says: the event, with the swatch of its side. */
  get told(): Told | null {
    if (this.match.past) {
      const { past } = this.match;
      const line =
        logLines(this.match.entries).find(({ number }) => number === past.line) ?? this.moments[this.at]?.lines[0];
      return line ? { text: say(line.sentence), side: line.side } : null;
    }
    if (!this.live || !this.#latest) return null;
    if (!this.match.playing && !this.moments.length) return null;
    return { text: say(this.#latest.sentence), side: this.#latest.side };
  }

  // Shown step by step

  /** Before an entry is shown: the moment before it has its time. */
  async begin(entry: Entry, wait: (milliseconds: number) => Promise<void>): Promise<void> {
    const opens = entry.lines.some((line) => line.first === entry.entry);
    const mine = (this.match.sides as readonly string[]).includes(entry.by) && !entry.ordered;
    if (mine) this.pace.renew();
    const now = performance.now();
    if (opens && !mine && this.#begun > -Infinity) {
      const together = this.moments.at(-1)?.lines.length ?? 0;
      const missing = Math.max(together > 1 ? 0 : this.#begun + MOMENT - now, this.#rested + AFTER_DICE - now);
      if (missing > 0) await wait(this.pace.grant(missing));
    }
    if (opens || mine) this.#begun = mine ? -Infinity : performance.now();
  }

  /** Its dice have come to rest, or it has none. */
  reveal(entry: Entry, dice: boolean): void {
    this.#revealed = entry;
    if (dice) this.#rested = performance.now();
  }

  /** A great moment has its card: play goes on once it closes, or by any key or tap. */
  async celebrate({ entry, snapshot }: Step, hurry: AbortSignal): Promise<void> {
    const moment = bigOf(entry);
    if (!moment) return;
    const length = stays(moment.kind);
    this.big = { moment, before: this.match.winDrawLoss, after: snapshot.win_draw_loss };
    clearTimeout(this.#closes);
    this.#closes = setTimeout(() => this.dismiss(), length);
    // Where nothing moves, play does not wait longer than it takes to notice.
    await wait(settings.still ? NOTICED : length, hurry);
  }

  /** Close the card. */
  dismiss(): void {
    clearTimeout(this.#closes);
    this.big = null;
  }

  /** The score that is shown: a goal counts as soon as it is told. */
  scoreOf(score: readonly [number, number]): readonly [number, number] {
    return this.match.playing && this.big && scores(this.big.moment.kind) ? this.big.moment.line.score : score;
  }

  /** After an entry: my turn begins, or goes on. */
  note(): void {
    const turn = this.moments[0]?.lines[0]?.number ?? 0;
    if (turn && turn !== this.#seenIn?.turn) this.folded = null;
    const asked = this.match.snapshot?.question?.side;
    if (!turn || !(this.match.sides as readonly string[]).includes(asked ?? '')) return;
    if (turn !== this.#seenIn?.turn) this.#seenIn = { turn, step: this.step() };
  }

  // Stepped through

  back(): void {
    const before = this.moments[this.at - 1];
    this.#again += 1;
    if (before) this.#show(before);
  }

  on(): void {
    const next = this.moments[this.at + 1];
    this.#again += 1;
    if (!this.match.past) this.match.hurry();
    else if (next && this.at + 1 < this.moments.length - 1) this.#show(next);
    else this.match.now();
  }

  show(moment: Moment): void {
    this.#again += 1;
    if (moment === this.moments.at(-1)) this.match.now();
    else this.#show(moment);
  }

  #show(moment: Moment): void {
    void this.match.look(moment.last, moment.lines[0]?.number ?? 0);
  }

  /** Play the turn again, from its first moment to now. */
  async again(): Promise<void> {
    const turn = (this.#again += 1);
    const length = settings.still ? AGAIN : settings.pace === 'brisk' ? AGAIN / 2 : AGAIN;
    for (const moment of this.moments) {
      await this.match.look(moment.last, moment.lines[0]?.number ?? 0);
      await new Promise((resolve) => setTimeout(resolve, length));
      if (turn !== this.#again) return;
    }
    this.match.now();
  }

  /** Hold this moment, or go on. */
  toggle(): void {
    if (this.match.past || this.match.paused) {
      this.match.now();
      this.match.pause(false);
    } else {
      this.match.pause(true);
    }
  }

  speed(): void {
    settings.choose({ pace: SPEEDS[(SPEEDS.indexOf(settings.pace) + 1) % SPEEDS.length] ?? 'calm' });
  }
}
