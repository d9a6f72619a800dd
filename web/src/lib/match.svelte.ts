// A match as this browser knows it: plain data, without a page. Screens draw it; it draws nothing itself.

import type {
  Advice,
  Closing,
  Entry,
  FromBrowser,
  FromServer,
  WinDrawLoss,
  Refused,
  Message,
  PreviewRecord,
  Seat,
  Side,
} from '../generated/protocol';
import { Connection, type Line } from './connection';
import { invite, taken } from './seats';
import { Scenery, type Heard, type Snapshot, type Step } from './scenery';

/** Shows a step as motion; resolves when it has been seen. `hurry` is aborted when somebody cannot wait. */
export type Player = (step: Step, before: Snapshot, hurry: AbortSignal) => Promise<void>;

type Reply = Extract<FromServer, { type: 'previewed' | 'hinted' }>;

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
  /** How many browsers watch. */
  audience = $state(0);
  /** Whether this seat may invite. */
  host = $state(false);
  /** Every entry so far, in order. */
  entries = $state.raw<readonly Entry[]>([]);
  /** What is shown now. Behind a curtain there is nothing. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** How the match may end, as it was last told; nothing once it is over. */
  winDrawLoss = $state.raw<WinDrawLoss | null>(null);
  /** The step that is being shown as motion. */
  playing = $state.raw<Step | null>(null);
  /** What the sides are called, also behind a curtain. */
  names = $state.raw<readonly [string, string]>(['', '']);
  /** Who is to sit before the screen before anything is shown. */
  curtain = $state<Side | null>(null);
  /** What was refused last, until it is dismissed. */
  refused = $state.raw<Refused | null>(null);
  /** What is on its way, until the server has said what came of it. */
  sending = $state.raw<Command | null>(null);
  /** What everybody here should know, until it is dismissed. */
  notice = $state.raw<Message | null>(null);
  /** The room of the rematch. */
  next = $state.raw<{ room: string; token: string } | null>(null);

  #link: Link;
  #scenery = new Scenery();
  #queue: Step[] = [];
  #behind: Snapshot | null = null;
  #front: Side | null = null;
  #hurry = new AbortController();
  #player: Player | null = null;
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
        (this.#queue.at(-1) ?? this.playing)?.snapshot.question?.number ??
        (this.snapshot ?? this.#behind)?.question?.number ??
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

  arrange(): void {
    const number = this.snapshot?.question?.number;
    if (number !== undefined && this.mine) this.#command({ type: 'arrange', id: this.#id(), number });
  }

  takeBack(): void {
    const number = this.snapshot?.question?.number;
    if (number !== undefined && this.snapshot?.back) this.#command({ type: 'take_back', id: this.#id(), number });
  }

  resign(side: Side): void {
    this.#command({ type: 'resign', id: this.#id(), side });
  }

  rematch(): void {
    this.#command({ type: 'rematch', id: this.#id() });
  }

  /** Ask for a new link to a side that nobody has taken. */
  invite(side: Side): void {
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
    this.curtain = null;
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
        if (this.sending?.id === message.id) this.sending = null;
        break;
      case 'previewed':
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
    // The line may have been lost before this was heard, or before it was told what came of it.
    if (this.sending) this.#link.send(this.sending);
    for (const [id, asked] of this.#requests) {
      asked.reject(gone);
      this.#overtaken.add(id);
    }
    this.#requests.clear();
    this.#queue = [];
    this.#hurry.abort();
    // What was missed follows on what is known, unless the room went back meanwhile.
    const first = welcome.entries[0]?.entry ?? welcome.last + 1;
    this.entries = [
      ...this.entries.filter((entry) => entry.entry < first && entry.entry <= welcome.last),
      ...welcome.entries,
    ];
    this.#show(welcome.snapshot);
  }

  #people({ seats, watching }: { seats: readonly Seat[]; watching: number }): void {
    this.seats = seats;
    this.audience = watching;
    for (const { side, who, vacant } of seats) if (who === 'invited' && !vacant) taken(this.room, side);
  }

  async #play(): Promise<void> {
    if (this.playing || this.curtain) return;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const before = this.snapshot;
      // A step that another person is to see is shown once that person sits before the screen.
      if (this.#player && before && !this.#covers(step.snapshot)) {
        this.playing = step;
        this.#hurry = new AbortController();
        try {
          await this.#player(step, before, this.#hurry.signal);
        } finally {
          this.playing = null;
        }
        // A rewind or a welcome has overtaken what was being shown.
        if (step.entry.entry <= (this.entries.at(-1)?.entry ?? 0)) return;
      }
      this.entries = [...this.entries, step.entry];
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
    if (this.#covers(snapshot)) {
      this.curtain = snapshot.perspective;
      this.#behind = snapshot;
      this.snapshot = null;
    } else {
      this.curtain = null;
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

/** A preview was overtaken by the match. */
const gone: Refused = {
  type: 'refused',
  id: '',
  error: 'too_late',
  said: { type: 'said', key: 'error-too-late', args: {} },
  rule: '',
  detail: '',
};
