// A match as this browser knows it: plain data, without a page. Screens draw it; it draws nothing itself.

import type {
  Advice,
  Closing,
  Did,
  Entry,
  FromBrowser,
  FromServer,
  LessonShown,
  WinDrawLoss,
  Refused,
  Message,
  PreviewRecord,
  Seat,
  Side,
} from '../generated/protocol';
import { Connection, type Line } from './connection';
import { gamePage } from './games';
import { invite, taken } from './seats';
import { Scenery, type Heard, type Scene, type Snapshot, type Step } from './scenery';

/** Shows a step as motion; resolves when it has been seen. `hurry` is aborted to skip the motion. */
export type Player = (step: Step, before: Snapshot, hurry: AbortSignal) => Promise<void>;

type Reply = Extract<FromServer, { type: 'previewed' | 'recalled' | 'hinted' }>;

/** An earlier position, as it was after an entry, and the line of the log that it is shown for. */
export interface Past {
  readonly entry: number;
  readonly line: number;
  readonly scene: Scene;
}

interface Asked {
  resolve(reply: Reply): void;
  reject(refused: Refused): void;
}

/** What a person wants done. It has an id, so that it may be said again on a new line and is done once. */
type Command = Extract<
  FromBrowser,
  { type: 'answer' | 'answers' | 'arrange' | 'take_back' | 'orders' | 'resign' | 'rematch' }
>;

type Link = Pick<Connection, 'send' | 'close' | 'hurry'>;
export type Dial = (token: string, ears: ConstructorParameters<typeof Connection>[1]) => Link;

const dial: Dial = (token, ears) => new Connection(token, ears);
/** Watches instead of taking the seat that the token opens. */
export const dialToWatch: Dial = (token, ears) => new Connection(token, ears, undefined, true);

export class Match {
  line = $state<Line>('joining');
  /** When the next try to connect is due, in milliseconds of the page's clock. */
  retryAt = $state(0);
  /** Why the server has closed the line, as long as it is lost or closed. */
  closing = $state.raw<Closing | null>(null);
  /** Opens my seat: the one that I came with, until an invitation is accepted for another. */
  token = $state('');
  room = $state('');
  game = $state('');
  sides = $state.raw<readonly Side[]>([]);
  hiddenInformation = $state(false);
  /** Whether this seat may ask for hints. */
  hints = $state(false);
  /** Whether it may have a computer that thinks move at once. */
  canStop = $state(false);
  /** The standing orders that this seat may give. */
  orders = $state.raw<readonly string[]>([]);
  seats = $state.raw<readonly Seat[]>([]);
  /** When that was told, in milliseconds of the page's clock. */
  peopleAt = $state(0);
  /** How many browsers watch. */
  audience = $state(0);
  /** Whether this seat may invite. */
  host = $state(false);
  /** Every entry so far, in order. */
  entries = $state.raw<readonly Entry[]>([]);
  /** What is shown now: of what waits behind a curtain, as much as both sides may see. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** The winning chances, as last received; none once the match is over. */
  winDrawLoss = $state.raw<WinDrawLoss | null>(null);
  /** The step that is being shown as motion. */
  playing = $state.raw<Step | null>(null);
  /** The earlier position that is shown in place of the present one. What comes meanwhile waits. */
  past = $state.raw<Past | null>(null);
  /** Whether what comes waits until somebody has seen what came before. */
  paused = $state(false);
  /** What the sides are called. */
  names = $state.raw<readonly [string, string]>(['', '']);
  /** Who is to sit before the screen before a hand is shown. */
  curtain = $state<Side | null>(null);
  /** The last refusal, until it is dismissed. */
  refused = $state.raw<Refused | null>(null);
  /** What is on its way, until the server has said what came of it. */
  sending = $state.raw<Command | null>(null);
  /** What everybody here should know, until it is dismissed. */
  notice = $state.raw<Message | null>(null);
  /** The lesson that this match is, as it was last told. */
  lesson = $state.raw<LessonShown | null>(null);
  /** The room of the rematch. */
  next = $state.raw<{ room: string; token: string } | null>(null);

  #link: Link;
  #scenery = new Scenery();
  #queue: Step[] = [];
  #behind: Snapshot | null = null;
  /** Where the step that is being shown leads to, with all that its side may see. */
  #coming: Snapshot | null = null;
  #front: Side | null = null;
  #hurry = new AbortController();
  #player: Player | null = null;
  /** Lets the next step come that waits behind a pause or an earlier position. */
  #release: (() => void) | null = null;
  /** Whether steps are not shown as motion until the next question of this seat. */
  #skips = false;
  /** What has been seen of the match, by entry, and by whose eyes. */
  #seen = new Map<number, Pick<Snapshot, 'scene' | 'perspective'>>();
  #requests = new Map<string, Asked>();
  /** What the server still says of these ids concerns nobody: previews that a welcome has overtaken, and hurry. */
  #overtaken = new Set<string>();
  #ids = 0;

  constructor(token: string, open: Dial = dial) {
    this.token = token;
    this.#link = open(token, {
      heard: (message) => this.#heard(message),
      line: (line, wait, closing) => {
        this.line = line;
        this.retryAt = performance.now() + wait;
        this.closing = closing;
        // To say it again would close the next line too.
        if (closing?.name === 'too_large') this.sending = null;
      },
      seen: () => this.last,
      number: () =>
        (this.#queue.at(-1)?.snapshot ?? this.#coming)?.question?.number ??
        (this.#behind ?? this.snapshot)?.question?.number ??
        0,
    });
  }

  /** The number of the last entry that is known. */
  get last(): number {
    return this.#queue.at(-1)?.entry.entry ?? this.playing?.entry.entry ?? this.entries.at(-1)?.entry ?? 0;
  }

  /** Whether a side of this seat is asked, nothing is on its way, and nothing is being shown. */
  get mine(): boolean {
    const question = this.snapshot?.question;
    return Boolean(
      question &&
      this.line !== 'lost' &&
      this.line !== 'closed' &&
      !this.sending &&
      !this.playing &&
      !this.past &&
      (this.sides as readonly string[]).includes(question.side),
    );
  }

  /** The last entry that a side has answered, which is the one to take back. */
  get lastAnswer(): Entry | undefined {
    return this.entries.findLast(({ by }) => by === 'home' || by === 'away');
  }

  get watching(): boolean {
    return this.sides.length === 0;
  }

  /** How steps are shown. Without a player they simply happen. */
  shows(player: Player | null): void {
    this.#player = player;
  }

  /** Finish what is being shown, and what waits behind it. */
  hurry(): void {
    this.#hurry.abort();
  }

  /** Finish everything that comes before the next question of this seat. */
  skip(): void {
    this.#skips = true;
    this.paused = false;
    this.now();
    this.hurry();
  }

  /** Let what comes wait, or go on. */
  pause(paused: boolean): void {
    this.paused = paused;
    if (!paused) this.#goOn();
  }

  /** Show the match as it was after an entry. */
  async look(entry: number, line = 0): Promise<void> {
    const seen = this.#seen.get(entry);
    const shows = (scene: Scene): void => void (this.past = { entry, line, scene: this.#open(scene) });
    if (seen && (!this.hiddenInformation || this.curtain || seen.perspective === this.snapshot?.perspective)) {
      shows(seen.scene);
      return;
    }
    const id = this.#id();
    const asked = new Promise<Reply>((resolve, reject) => this.#requests.set(id, { resolve, reject }));
    this.#link.send({ type: 'recall', id, entry });
    const reply = await asked.catch(() => null);
    if (reply?.type === 'recalled') shows(reply.scene);
  }

  /** What may be seen of a scene now: no hand, as long as nobody sits before the screen. */
  #open(scene: Scene): Scene {
    const shared = this.hiddenInformation && this.sides.length === 2 && !this.snapshot?.perspective;
    return shared ? (gamePage(scene.type)?.covered?.(scene) ?? scene) : scene;
  }

  /** Back to the present. */
  now(): void {
    this.past = null;
    this.#goOn();
  }

  #goOn(): void {
    if (this.paused || this.past) return;
    this.#release?.();
    this.#release = null;
  }

  // What a person does

  answer(answer: string): void {
    const number = this.snapshot?.question?.number;
    if (number === undefined || !this.mine) return;
    this.#command({ type: 'answer', id: this.#id(), number, answer });
  }

  /** Give the answers of a whole turn: all, or none. */
  answerTurn(answers: readonly string[]): void {
    const number = this.snapshot?.question?.number;
    if (number === undefined || !this.mine || !answers.length) return;
    this.#command({ type: 'answers', id: this.#id(), number, answers: [...answers] });
  }

  /** Leave questions to standing orders from now on; those in `once` are asked the next time all the same. */
  order(orders: readonly string[], once: readonly string[] = []): void {
    this.#command({ type: 'orders', id: this.#id(), orders: [...orders], once: [...once] });
  }

  /** Tell what the learner of a lesson did that is no answer. Nobody waits for it. */
  learn(did: Did, what = ''): void {
    const id = this.#id();
    this.#overtaken.add(id);
    this.#link.send({ type: 'learn', id, did, what });
  }

  arrange(): void {
    const number = this.snapshot?.question?.number;
    if (number !== undefined && this.mine) this.#command({ type: 'arrange', id: this.#id(), number });
  }

  takeBack(): void {
    const number = this.snapshot?.question?.number;
    if (number !== undefined && this.snapshot?.back) this.#command({ type: 'take_back', id: this.#id(), number });
  }

  resign(side: Side): void {
    this.skip(); // what is told, or held up, comes before the end
    this.#command({ type: 'resign', id: this.#id(), side });
  }

  rematch(): void {
    this.#command({ type: 'rematch', id: this.#id() });
  }

  /** Ask for a link to hand on: to a side that nobody has taken, or to watch. */
  invite(side: Side | null): void {
    this.#link.send({ type: 'invite', id: this.#id(), side });
  }

  /** Give up the seat that I took by an invitation. */
  handBack(): void {
    this.#link.send({ type: 'hand_back', id: this.#id() });
  }

  /** What comes of something before it is answered; what it may be about, and what comes back, is the game's. */
  async preview<A extends PreviewRecord, R extends PreviewRecord>(about: A): Promise<R> {
    const reply = await this.#request((id, number) => ({ type: 'preview', id, number, about }));
    if (reply.type !== 'previewed') throw gone;
    return reply.preview as R;
  }

  /** What a strong coach would answer. */
  async hint(): Promise<Advice> {
    const reply = await this.#request((id, number) => ({ type: 'hint', id, number }));
    if (reply.type !== 'hinted') throw gone;
    return reply.advice;
  }

  /** Let the computer that is thinking answer at once. If it has just done so, nobody needs to know. */
  moveNow(): void {
    const number = this.snapshot?.question?.number;
    if (number === undefined || !this.canStop) return;
    const id = this.#id();
    this.#overtaken.add(id);
    this.#link.send({ type: 'move_now', id, number });
  }

  /** The person before the screen has changed: show the match. */
  liftCurtain(): void {
    this.#front = this.curtain;
    this.curtain = this.past = null;
    this.snapshot = this.#behind;
    this.#behind = null;
    void this.#play();
  }

  dismiss(): void {
    this.refused = null;
  }

  retry(): void {
    this.#link.hurry();
  }

  close(): void {
    this.now();
    this.#hurry.abort();
    this.#link.close();
  }

  // What the server says

  #heard(told: FromServer): void {
    const message = this.#scenery.whole(told);
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'advanced':
        if (message.answered && this.sending?.id === message.answered) this.sending = null;
        this.#queue.push(...message.steps);
        void this.#play();
        break;
      case 'rewound':
        this.#queue = [];
        this.#hurry.abort();
        this.entries = this.entries.filter((entry) => entry.entry <= message.last);
        for (const entry of this.#seen.keys()) if (entry > message.last) this.#seen.delete(entry);
        this.now();
        this.#show(message.snapshot);
        break;
      case 'changed':
        this.#people(message);
        if (!this.#queue.length && !this.playing) this.#show(message.snapshot);
        break;
      case 'people':
        this.#people(message);
        break;
      case 'invited':
        invite(this.room, message.side, message.token);
        break;
      case 'next_room':
        this.next = { room: message.room, token: message.token };
        break;
      case 'done':
        this.#overtaken.delete(message.id);
        if (this.sending?.id === message.id) this.sending = null;
        break;
      case 'previewed':
      case 'recalled':
      case 'hinted':
        this.#requests.get(message.id)?.resolve(message);
        this.#requests.delete(message.id);
        break;
      case 'refused':
        if (this.sending?.id === message.id) this.sending = null;
        if (this.#requests.has(message.id)) {
          this.#requests.get(message.id)?.reject(message);
          this.#requests.delete(message.id);
        } else if (!this.#overtaken.delete(message.id)) {
          this.refused = message;
        }
        break;
    }
  }

  #welcomed(welcome: Extract<Heard, { type: 'welcome' }>): void {
    this.game = welcome.game;
    this.sides = welcome.sides;
    this.hiddenInformation = welcome.hidden_information;
    this.hints = welcome.hints;
    this.canStop = welcome.can_stop;
    this.orders = welcome.orders;
    this.host = welcome.host;
    this.token = welcome.token;
    if (!this.room) this.notice = welcome.notice;
    this.room = welcome.room;
    this.#people(welcome);
    // The connection may have been lost before the request arrived, or before its result did.
    if (this.sending) this.#link.send(this.sending);
    for (const [id, asked] of this.#requests) {
      asked.reject(gone);
      this.#overtaken.add(id);
    }
    this.#requests.clear();
    this.#queue = [];
    this.#hurry.abort();
    this.#seen.clear();
    this.now();
    // The missed entries follow the known ones, unless something was taken back meanwhile.
    const first = welcome.entries[0]?.entry ?? welcome.last + 1;
    this.entries = [
      ...this.entries.filter((entry) => entry.entry < first && entry.entry <= welcome.last),
      ...welcome.entries,
    ];
    this.#show(welcome.snapshot);
  }

  #people({ seats, watching }: { seats: readonly Seat[]; watching: number }): void {
    this.seats = seats;
    this.peopleAt = performance.now();
    this.audience = watching;
    for (const { side, who, vacant } of seats) if (who === 'invited' && !vacant) taken(this.room, side);
  }

  async #play(): Promise<void> {
    if (this.playing || this.curtain || this.#release) return;
    while (this.#queue.length) {
      if (this.paused || this.past) await new Promise<void>((resolve) => (this.#release = resolve));
      const step = this.#queue.shift();
      if (!step) return;
      // What leads to the decision of another person is shown to both, without a hand.
      const covers = this.#covers(step.snapshot);
      if (covers && this.snapshot) this.snapshot = covered(this.snapshot);
      const before = this.snapshot;
      if (this.#player && before) {
        this.playing = covers ? { ...step, snapshot: covered(step.snapshot) } : step;
        this.#coming = step.snapshot;
        this.#hurry = new AbortController();
        if (this.#skips) this.#hurry.abort();
        try {
          await this.#player(this.playing, before, this.#hurry.signal);
        } finally {
          this.playing = this.#coming = null;
        }
        // A rewind or a welcome has overtaken what was being shown.
        if (step.entry.entry <= (this.entries.at(-1)?.entry ?? 0)) return;
      }
      this.entries = [...this.entries, step.entry];
      this.#seen.set(step.entry.entry, step.snapshot);
      if ((this.sides as readonly string[]).includes(step.snapshot.question?.side ?? '')) this.#skips = false;
      this.#show(step.snapshot);
      if (this.curtain) return;
    }
  }

  #covers(snapshot: Snapshot): boolean {
    return (
      this.hiddenInformation &&
      this.sides.length === 2 &&
      snapshot.perspective !== null &&
      snapshot.perspective !== this.#front &&
      !snapshot.ending
    );
  }

  #show(snapshot: Snapshot): void {
    const { scene } = snapshot;
    this.names = [scene.home, scene.away];
    if (snapshot.question || snapshot.ending) this.winDrawLoss = snapshot.win_draw_loss;
    if (snapshot.lesson) this.lesson = snapshot.lesson;
    if (this.#covers(snapshot)) {
      this.past = null;
      this.curtain = snapshot.perspective;
      this.#behind = snapshot;
      this.snapshot = covered(snapshot);
      this.refused = null;
    } else {
      this.curtain = this.#behind = null;
      this.snapshot = snapshot;
    }
  }

  #id(): string {
    return `${Date.now().toString(36)}-${(this.#ids += 1)}-${Math.random().toString(36).slice(2, 8)}`;
  }

  #command(message: Command): void {
    this.sending = message;
    this.refused = null;
    this.#link.send(message);
  }

  #request(make: (id: string, number: number) => FromBrowser): Promise<Reply> {
    const number = this.snapshot?.question?.number;
    if (number === undefined) return Promise.reject(gone);
    const id = this.#id();
    return new Promise((resolve, reject) => {
      this.#requests.set(id, { resolve, reject });
      this.#link.send(make(id, number));
    });
  }
}

/** As much of a snapshot as both sides may see: nobody is asked, and nobody holds a card. */
function covered(snapshot: Snapshot): Snapshot {
  const { scene } = snapshot;
  const page = gamePage(scene.type);
  if (!page?.covered) throw new Error(`${scene.type} hides something, and its page does not say what`);
  return { ...snapshot, scene: page.covered(scene), question: null, perspective: null, back: false, no_back: null };
}

/** A preview was overtaken by the match. */
const gone: Refused = {
  type: 'refused',
  id: '',
  error: 'too_late',
  said: { type: 'said', key: 'error-too-late', args: {} },
  rule: '',
  detail: '',
};
