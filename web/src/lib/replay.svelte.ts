// A match that is looked at again: its moments, one by one, in any order, without what has not been seen yet.

import type { Change, Entry, Ledger, Moment, ReplayInfo, ReplayPart, Side } from '../generated/protocol';
import { api } from './api';
import { bigOf, type Big } from './big';
import type { Connection } from './connection';
import { logLines, type LogLine } from './log';
import { Match } from './match.svelte';
import { Reviewed } from './review.svelte';
import { changed, isChange, type Scene, type Snapshot } from './scenery';

/** How long a line of the log stays before the next, and a run away from the ball; answers between them follow at once. */
const LINE = 1300;
const RUN = 700;
const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where a replay comes from: a room, seen by one of its seats, or a file. */
export interface Source {
  readonly id: string;
  readonly token: string;
  /** The file that it was opened from, to be opened again where its server no longer has it. */
  readonly file?: Blob;
}

export class Replaying {
  static readonly speeds = SPEEDS;

  info = $state.raw<ReplayInfo>() as ReplayInfo;
  /** The entry after which the match is shown; 0 is the start. */
  at = $state(0);
  /** The furthest that has been seen: what follows it is hidden. */
  seen = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  /** The moment that was asked for is on its way. */
  loading = $state(false);
  failed = $state.raw<unknown>(null);
  /** The match at the moment that is shown, as the boards know matches. */
  readonly match: Match;

  /** What the match came from, once it is over and that is worked out. */
  readonly #review: Reviewed | null;

  readonly source: Source;
  #ears: ConstructorParameters<typeof Connection>[1] | null = null;
  #parts = new Map<number, Promise<readonly Scene[]>>();
  #turn = 0;

  constructor(
    source: Source,
    info: ReplayInfo,
    private readonly onseen: (entry: number) => void = () => {},
  ) {
    this.source = source;
    this.info = info;
    this.match = new Match('', (_, ears) => {
      this.#ears = ears;
      return { send: () => {}, close: () => {}, hurry: () => {} };
    });
    this.match.game = info.game;
    this.match.room = info.room;
    this.match.seats = info.seats;
    this.match.hiddenInformation = info.hidden_information;
    this.match.line = 'open';
    this.#review = info.ending && !info.notice ? new Reviewed(source.id, source.token) : null;
    void this.#review?.load();
  }

  get last(): number {
    return this.info.entries.length;
  }

  /** Whether nothing is hidden any more. */
  get open(): boolean {
    return this.seen >= this.last;
  }

  /** The entries that led here. */
  readonly entries: readonly Entry[] = $derived(this.info.entries.slice(0, this.at));
  /** Every line of the log, and of those the ones that have been seen. */
  readonly lines: readonly LogLine[] = $derived(logLines(this.info.entries));
  readonly known: readonly LogLine[] = $derived(this.lines.filter((line) => line.last <= this.seen));
  /** Scores, cards, halves and the like that have been seen. */
  readonly #bigs: readonly Big[] = $derived(this.info.entries.map(bigOf).filter((big): big is Big => big !== null));
  readonly bigs: readonly Big[] = $derived(this.#bigs.filter((big) => big.entry <= this.seen));

  /** Win chances and turning points; null as long as nobody knows them. */
  readonly ledger: Ledger | null = $derived.by(() => this.#review?.review?.analysis.ledger ?? null);
  /** The turning points that have been seen. */
  readonly turning: readonly Moment[] = $derived((this.ledger?.moments ?? []).filter(({ key }) => key <= this.seen));

  /** The chance of home after an entry, between equals. */
  chance(entry: number): number | null {
    if (!this.ledger) return null;
    const { first, chances } = this.ledger;
    return chances[Math.max(0, entry - first)] ?? null;
  }

  /** The line of the log that is shown: the last that was told. */
  readonly line: LogLine | null = $derived(logLines(this.entries).at(-1) ?? null);

  /** The ends of actions, in order. */
  readonly #stops: readonly number[] = $derived(
    [...new Set([0, ...this.lines.map((line) => line.last), this.last])].sort((one, other) => one - other),
  );

  /** Which side's hand is shown. */
  async look(perspective: Side | ''): Promise<void> {
    try {
      this.info = await api.replay(this.source.id, this.source.token, perspective);
      this.#parts.clear();
      await this.go(this.at);
    } catch (error) {
      this.failed = error;
    }
  }

  // Step by step

  next(): void {
    this.pause();
    void this.#forward();
  }
  back(): void {
    void this.go(this.at - 1);
  }
  nextAction(): void {
    void this.go(this.#stops.find((stop) => stop > this.at) ?? this.last);
  }
  lastAction(): void {
    void this.go(this.#stops.findLast((stop) => stop < this.at) ?? 0);
  }
  nextMoment(): void {
    void this.go(this.#moments.find((entry) => entry > this.at) ?? this.last);
  }
  lastMoment(): void {
    void this.go(this.#moments.findLast((entry) => entry < this.at) ?? 0);
  }
  /** The turning points; where they are not known, scores, cards and halves. */
  get #moments(): readonly number[] {
    return this.ledger ? this.ledger.moments.map(({ key }) => key) : this.#bigs.map(({ entry }) => entry);
  }

  /** Show the match after an entry. */
  async go(entry: number): Promise<void> {
    this.pause();
    await this.#jump(entry);
  }

  /** Hide nothing any more. */
  reveal(): void {
    this.#see(this.last);
  }

  pause(): void {
    this.playing = false;
  }

  /** Play on, from the start if it has come to its end. */
  async play(): Promise<void> {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.last) await this.#jump(0);
    while (this.playing && this.at < this.last) {
      const turn = this.#turn;
      const begun = performance.now();
      await this.#forward();
      if (!this.playing || turn + 1 < this.#turn || this.failed) break;
      const told = this.info.entries[this.at - 1]?.lines ?? [];
      const length = told.length ? (told.every((line) => line.weight === 'minor') ? RUN : LINE) : 0;
      const left = length / this.speed - (performance.now() - begun);
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    }
    this.playing = false;
  }

  close(): void {
    this.pause();
    this.#review?.close();
    this.match.close();
  }

  /** One answer on, as motion where the board shows any. */
  async #forward(): Promise<void> {
    const turn = (this.#turn += 1);
    await this.#rest();
    const to = this.at + 1;
    const entry = this.info.entries[to - 1];
    if (!entry || turn !== this.#turn) return;
    const scene = await this.#scene(to, turn);
    if (!scene) return;
    this.at = to;
    this.#ears?.heard({
      type: 'advanced',
      answered: '',
      steps: [{ entry, snapshot: this.#snapshot(scene) }],
    });
    while (this.match.playing) await new Promise((resolve) => setTimeout(resolve, 15));
    this.#see(to);
  }

  async #jump(entry: number): Promise<void> {
    const turn = (this.#turn += 1);
    const to = Math.max(0, Math.min(this.last, entry));
    await this.#rest();
    if (turn !== this.#turn) return;
    const scene = await this.#scene(to, turn);
    if (!scene) return;
    this.at = to;
    this.match.entries = this.entries;
    this.match.names = [scene.home, scene.away];
    this.match.snapshot = this.#snapshot(scene);
    this.#see(to);
  }

  /** What moves has come to rest. */
  async #rest(): Promise<void> {
    this.match.hurry();
    while (this.match.playing) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  #see(entry: number): void {
    if (entry <= this.seen) return;
    this.seen = entry;
    this.onseen(entry);
  }

  #snapshot(scene: Scene): Snapshot {
    return {
      scene,
      question: null,
      perspective: this.info.perspective,
      thinking: false,
      back: false,
      no_back: null,
      clocks: null,
      win_draw_loss: null,
      ending: null,
      rematch: [],
      orders: null,
      lesson: null,
    };
  }

  // Scenes

  /** The scene after an entry; null if another moment is wanted by now, or it cannot be had. */
  async #scene(entry: number, turn: number): Promise<Scene | null> {
    const number = Math.floor(entry / this.info.part);
    this.loading = true;
    try {
      const scenes = await this.#part(number);
      if (turn !== this.#turn) return null;
      this.failed = null;
      // What comes next is there when it is wanted.
      if (entry % this.info.part > this.info.part / 2) void this.#part(number + 1).catch(() => {});
      return scenes[entry - number * this.info.part] ?? null;
    } catch (error) {
      if (turn === this.#turn) this.failed = error;
      this.playing = false;
      return null;
    } finally {
      if (turn === this.#turn) this.loading = false;
    }
  }

  #part(number: number): Promise<readonly Scene[]> {
    const { id, token } = this.source;
    if (number * this.info.part > this.last) return Promise.resolve([]);
    const known = this.#parts.get(number);
    if (known) return known;
    const asked = this.#fetched(() => api.replayPart(id, token, number, this.info.perspective ?? ''));
    this.#parts.set(number, asked);
    asked.catch(() => this.#parts.delete(number));
    return asked;
  }

  async #fetched(ask: () => Promise<ReplayPart>): Promise<readonly Scene[]> {
    let part: ReplayPart;
    try {
      part = await ask();
    } catch (error) {
      // A file is kept in memory only: it may have been forgotten since.
      if (!this.source.file) throw error;
      await api.openReplay(this.source.file);
      part = await ask();
    }
    return whole(part.scenes as readonly (Scene | Change)[]);
  }
}

/** Scenes that were sent as changes to the one before, made whole. */
export function whole(scenes: readonly (Scene | Change)[]): readonly Scene[] {
  const found: Scene[] = [];
  for (const scene of scenes) found.push(isChange(scene) ? changed(found.at(-1) ?? null, scene) : scene);
  return found;
}

/** Where each entry stands on a line from 0 to 1: those of the same time are spread up to the next. */
export function placesOf(progress: readonly number[]): readonly number[] {
  const most = Math.max(1, progress.at(-1) ?? 1);
  const places: number[] = [];
  for (let first = 0; first < progress.length;) {
    const here = progress[first] ?? 0;
    let next = first + 1;
    while (next < progress.length && (progress[next] ?? 0) <= here) next += 1;
    const there = next < progress.length ? (progress[next] ?? here) : here;
    for (let at = first; at < next; at += 1)
      places.push((here + ((there - here) * (at - first)) / (next - first)) / most);
    first = next;
  }
  return places;
}
