// The WebSocket of a match: says hello with the last entry seen, tells whether the line is up, slow, silent or lost,
// and returns by itself.

import { CLOSINGS, PROTOCOL, type Closing, type FromBrowser, type FromServer } from '../generated/protocol';
import { backend } from '$backend';
import type { Socket } from './backend/backend';
import { opened, secretFor } from './seats';

/**
 * How the line is: being opened; up; up but slow; without an answer for a while; lost, and tried again; closed for good.
 */
export type Line = 'joining' | 'open' | 'slow' | 'silent' | 'lost' | 'closed';

export interface Ears {
  heard(message: FromServer): void;
  /** The line has changed: when it is tried again, in milliseconds, and why the server closed it, if it did. */
  line(line: Line, retryIn: number, closing: Closing | null): void;
  /** The number of the last entry that is known. */
  seen(): number;
  /** The number of the last request that is known, 0 for none. */
  number(): number;
}

/** Milliseconds. */
export const TIMES = {
  /** Between two looks at the line. */
  tick: 500,
  /** Of quiet until a ping is sent, and between two pings on a slow line. */
  heartbeat: 5000,
  slowHeartbeat: 2000,
  /** A round trip that takes longer is slow. */
  slow: 1500,
  /** The silence before a report: within 3 seconds, with the tick that notices it. */
  silent: 2500,
  /** The same until the line is given up. One that is merely slow takes six seconds at times. */
  dead: 10_000,
  /** The same where it may have died while the page was away. */
  awake: 5000,
  /** A tick that comes so late was held back by a machine that slept. */
  late: 10_000,
  /** Without any answer until a page that wakes reconnects at once. A hidden tab may tick only once a minute. */
  asleep: 75_000,
  /** Until a line that is up counts as steady: the next one that is lost is tried again soon. */
  steady: 5000,
} as const;

const WAITS = [500, 1000, 2000, 4000, 8000];

/** What takes its time on the server says nothing about the line. */
const SLOW: ReadonlySet<string> = new Set(['preview', 'hint']);

interface Sent {
  readonly id: string;
  readonly at: number;
}

export class Connection {
  #socket: Socket | null = null;
  #line: Line | null = null;
  #ended = false;
  #welcomed = false;
  #welcomedAt = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Pings without an answer, the oldest first. */
  #pings: Sent[] = [];
  #pingedAt = 0;
  #count = 0;
  /** When the server was last heard of. */
  #heardAt = 0;
  /** Whether the last round trip was slow. */
  #slow = false;
  /** How long the line may be silent: less where it may have died in our sleep. */
  #patience: number = TIMES.dead;
  #tickedAt = Date.now();
  readonly #ticks: ReturnType<typeof setInterval>;

  constructor(
    private token: string,
    private readonly ears: Ears,
    private readonly open: () => Socket = () => backend.dial(),
    /** Whether to watch instead of taking the seat that the token opens. */
    private watch = false,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.#offline);
    addEventListener('pageshow', this.#shown);
    document.addEventListener('visibilitychange', this.#shown);
    this.#ticks = setInterval(this.#tick, TIMES.tick);
    this.#connect();
  }

  /** Send a message, if the line is up. What must not be lost is said again after the next welcome. */
  send(message: FromBrowser): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    // The answer to a ping tells that what came before it has arrived.
    if (this.#welcomed && !SLOW.has(message.type)) this.#ping();
  }

  /** Try again at once, or make sure of a line that seems to be up. */
  hurry = (): void => {
    if (this.#ended) return;
    if (this.#socket && (this.#line === 'open' || this.#line === 'slow')) this.#ping();
    else this.#reconnect();
  };

  close(): void {
    if (this.#ended) return;
    this.#end();
    this.#abandon();
    this.#tell('closed');
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ticks);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.#offline);
    removeEventListener('pageshow', this.#shown);
    document.removeEventListener('visibilitychange', this.#shown);
  }

  // Coming and going

  #connect(): void {
    this.#tell(this.#tries ? 'lost' : 'joining');
    const socket = this.open();
    this.#socket = socket;
    this.#welcomed = false;
    this.#pings = [];
    this.#slow = false;
    this.#heard();
    socket.onopen = () => {
      this.#heard();
      const [seen, number] = [this.ears.seen(), this.ears.number()];
      const hello = { type: 'hello', protocol: PROTOCOL, token: this.token, seen, number } as const;
      this.send({ ...hello, secret: this.watch ? '' : secretFor(this.token), watch: this.watch });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard();
      this.#take(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      this.#socket = null;
      const closing = CLOSINGS.find(({ code }) => code === event.code) ?? null;
      if (closing && closing.then !== 'return') {
        this.#end();
        this.#tell('closed', 0, closing);
      } else {
        this.#lose(this.#wait(), closing);
      }
    };
  }

  #take(message: FromServer): void {
    if (message.type === 'welcome') {
      this.#welcomed = true;
      this.#welcomedAt = Date.now();
      this.#ping();
      opened(message.room, this.token, message.token);
      this.token = message.token;
      this.watch = false;
    }
    if ('id' in message && this.#answers(message.id)) {
      this.#judge();
      return;
    }
    this.#judge();
    this.ears.heard(message);
  }

  /** How long to wait before the next try. A line that does not hold is tried less and less often. */
  #wait(): number {
    if (this.#welcomed && Date.now() - this.#welcomedAt >= TIMES.steady) this.#tries = 0;
    return WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 8000;
  }

  #lose(wait: number, closing: Closing | null = null): void {
    this.#abandon();
    this.#tries += 1;
    this.#tell('lost', wait, closing);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** Let a socket go without waiting for it: one that is dead would take minutes to close. */
  #abandon(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #reconnect(): void {
    clearTimeout(this.#retry);
    this.#abandon();
    this.#tries = Math.max(this.#tries, 1);
    this.#connect();
  }

  // How the line is

  #ping(): void {
    if (!this.#welcomed || this.#socket?.readyState !== WebSocket.OPEN) return;
    const ping = { id: `ping-${(this.#count += 1)}`, at: Date.now() };
    this.#pings.push(ping);
    this.#pingedAt = ping.at;
    this.#socket.send(JSON.stringify({ type: 'ping', id: ping.id } satisfies FromBrowser));
  }

  /** Whether a message answers a ping, be it by refusing it. */
  #answers(id: string): boolean {
    const place = this.#pings.findIndex((ping) => ping.id === id);
    const ping = this.#pings[place];
    if (!ping) return id.startsWith('ping-');
    this.#slow = Date.now() - ping.at >= TIMES.slow;
    this.#pings.splice(0, place + 1);
    return true;
  }

  #heard(): void {
    this.#heardAt = Date.now();
    this.#patience = TIMES.dead;
  }

  #judge(): void {
    if (!this.#socket) return;
    const now = Date.now();
    const asked = this.#welcomed ? this.#pings[0]?.at : this.#heardAt;
    const silence = asked === undefined ? 0 : now - Math.max(asked, this.#heardAt);
    if (silence >= this.#patience) {
      this.#lose(this.#tries && !this.#welcomed ? this.#wait() : 0);
    } else if (!this.#welcomed) {
      if (silence >= TIMES.silent && this.#line === 'joining') this.#tell('silent');
    } else {
      const waits = asked !== undefined && now - asked >= TIMES.slow;
      this.#tell(silence >= TIMES.silent ? 'silent' : waits || this.#slow ? 'slow' : 'open');
      const due = this.#slow ? now - this.#pingedAt >= TIMES.slowHeartbeat : now - this.#heardAt >= TIMES.heartbeat;
      if (asked === undefined && due) this.#ping();
    }
  }

  #tick = (): void => {
    const now = Date.now();
    const late = now - this.#tickedAt - TIMES.tick;
    this.#tickedAt = now;
    if (late < -TIMES.slow) [this.#heardAt, this.#pings] = [now, []]; // the clock was put back
    if (late >= TIMES.late && document.visibilityState === 'visible') this.#wake();
    else this.#judge();
  };

  #shown = (event: Event): void => {
    // A page is also shown when it is first loaded.
    const first = event instanceof PageTransitionEvent && !event.persisted;
    if (document.visibilityState === 'visible' && !first) this.#wake();
  };

  #offline = (): void => {
    if (this.#socket) this.#lose(this.#wait());
  };

  /** The page was away for a while, and the line may have died meanwhile. */
  #wake(): void {
    const silence = Date.now() - this.#heardAt;
    if (!this.#socket || silence >= TIMES.asleep || (!this.#welcomed && silence >= TIMES.silent)) {
      this.#reconnect();
    } else if (this.#welcomed) {
      this.#pings = [];
      this.#ping();
      this.#patience = TIMES.awake;
    }
  }

  #tell(line: Line, retryIn = 0, closing: Closing | null = null): void {
    if (line === this.#line && line !== 'lost') return;
    this.#line = line;
    this.ears.line(line, retryIn, closing);
  }
}
