// The WebSocket of a match: says hello with the last entry seen, comes back by itself, tells what it is doing.

import { PROTOCOL, type FromBrowser, type FromServer } from '../generated/protocol';

export type Line = 'joining' | 'open' | 'lost' | 'closed';

export interface Ears {
  heard(message: FromServer): void;
  line(line: Line, retryIn: number): void;
  /** The number of the last entry that is known. */
  seen(): number;
  /** The number of the last request that is known, 0 for none. */
  number(): number;
}

const WAITS = [500, 1000, 2000, 4000, 8000];

export class Connection {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    private readonly token: string,
    private readonly ears: Ears,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#connect();
    addEventListener('online', this.hurry);
  }

  /** Send a message, if the line is up. What must not be lost is said again after the next welcome. */
  send(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Try again at once. */
  hurry = (): void => {
    if (this.#socket || this.#ended) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.hurry);
    this.#socket?.close(1000);
    this.ears.line('closed', 0);
  }

  #connect(): void {
    this.ears.line(this.#tries ? 'lost' : 'joining', 0);
    const socket = this.open(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          type: 'hello',
          protocol: PROTOCOL,
          token: this.token,
          seen: this.ears.seen(),
          number: this.ears.number(),
        } satisfies FromBrowser),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === 'welcome') {
        this.#tries = 0;
        this.ears.line('open', 0);
      }
      this.ears.heard(message);
    };
    socket.onclose = (event) => {
      this.#socket = null;
      if (this.#ended) return;
      // 4400 and above: the server will not have us back (no such seat, another protocol).
      if (event.code >= 4400) {
        this.#ended = true;
        this.ears.line('closed', 0);
        return;
      }
      const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 8000;
      this.#tries += 1;
      this.ears.line('lost', wait);
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }
}
