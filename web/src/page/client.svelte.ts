// The app's side of the page's workers: starts them, sends requests and opens lines to matches.

import type { Socket } from '../lib/backend/backend';
import type { Answered, Asked, FromRooms, ToRooms } from './messages';

/** A line to a match, like a WebSocket. It opens as soon as the engine is there. */
class Line implements Socket {
  readyState: Socket['readyState'] = WebSocket.CONNECTING;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    readonly name: string,
    private readonly tell: (message: ToRooms) => void,
  ) {}

  opens(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.tell({ type: 'open', line: this.name });
    this.onopen?.call(this as never, new Event('open'));
  }

  hears(data: string): void {
    this.onmessage?.call(this as never, new MessageEvent('message', { data }));
  }

  ends(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as never, new CloseEvent('close', { code }));
  }

  send(data: string): void {
    if (this.readyState === WebSocket.OPEN) this.tell({ type: 'say', line: this.name, data });
  }

  close(): void {
    if (this.readyState === WebSocket.OPEN) this.tell({ type: 'close', line: this.name });
    this.readyState = WebSocket.CLOSED;
  }
}

class Engine {
  /** How much of the way to the engine is done, from 0 to 1. */
  loaded = $state(0);
  ready = $state(false);
  /** Why it could not be loaded. */
  failed = $state('');
  /** Why nothing can be kept just now: the room is used up, or storage is switched off. */
  fault = $state('');
  /** Matches that are open in another tab. */
  elsewhere = $state.raw<ReadonlySet<string>>(new Set());

  #rooms: Worker | null = null;
  #lines = new Map<string, Line>();
  #asked = new Map<number, (answer: Answered) => void>();
  #waiting: (() => void)[] = [];
  #count = 0;

  /** Start loading. */
  start(): void {
    if (this.#rooms) return;
    const { port1, port2 } = new MessageChannel();
    const base = new URL('.', document.baseURI).href;
    this.#rooms = new Worker(new URL('./rooms.worker.ts', import.meta.url), { type: 'module', name: 'rooms' });
    this.#rooms.onmessage = (event: MessageEvent<FromRooms>) => this.#hear(event.data, base, port2);
    this.#rooms.onerror = (event) => (this.failed = event.message || 'worker');
    this.#tell({ type: 'start', base, coach: port1 }, [port1]);
  }

  /** Load again after a failure. */
  restart(): void {
    this.#rooms?.terminate();
    this.#rooms = null;
    this.failed = '';
    this.start();
  }

  async ask(asked: Asked): Promise<Answered> {
    await this.started();
    const id = (this.#count += 1);
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#tell({ type: 'ask', id, ...asked });
    });
  }

  dial(): Socket {
    const line = new Line(`line-${(this.#count += 1)}`, (message) => this.#tell(message));
    this.#lines.set(line.name, line);
    void this.started().then(() => line.opens());
    return line;
  }

  /** Play a match here that another tab plays. */
  takeOver(room: string): void {
    this.#tell({ type: 'take_over', room });
  }

  /** Resolves once matches can be opened. */
  started(): Promise<void> {
    this.start();
    if (this.ready) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #tell(message: ToRooms, transfer: Transferable[] = []): void {
    this.#rooms?.postMessage(message, transfer);
  }

  #hear(message: FromRooms, base: string, port: MessagePort): void {
    switch (message.type) {
      case 'progress':
        this.loaded = message.share;
        break;
      case 'ready': {
        this.ready = true;
        for (const resolve of this.#waiting.splice(0)) resolve();
        const coach = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module', name: 'coach' });
        coach.postMessage({ base, port }, [port]);
        break;
      }
      case 'failed':
        this.failed = message.reason;
        break;
      case 'answer':
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      case 'said':
        this.#lines.get(message.line)?.hears(message.data);
        break;
      case 'closed':
        this.#lines.get(message.line)?.ends(message.code);
        this.#lines.delete(message.line);
        break;
      case 'elsewhere': {
        const others = [...this.elsewhere].filter((room) => room !== message.room);
        this.elsewhere = new Set(message.is ? [...others, message.room] : others);
        break;
      }
      case 'storage':
        this.fault = message.fault;
        break;
    }
  }
}

export const engine = new Engine();
