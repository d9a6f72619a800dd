// What another tab does for this one: what is said to its matches and by them, and what it is asked about competitions,
// goes through a channel that all tabs hear.

import type { Answered, Asked } from './messages';

type Word =
  | ({ readonly type: 'ask'; readonly line: string } & Asked)
  | ({ readonly type: 'answer'; readonly line: string } & Answered)
  | { readonly type: 'visit'; readonly line: string; readonly room: string; readonly hello: string }
  | { readonly type: 'say'; readonly line: string; readonly data: string }
  | { readonly type: 'leave'; readonly line: string }
  | { readonly type: 'said'; readonly line: string; readonly data: string }
  | { readonly type: 'closed'; readonly line: string; readonly code: number };

/** What this tab does for others, and what others do for it. */
export interface Host {
  /** Whether this tab plays a match. */
  plays(room: string): boolean;
  /** The answer to a request about competitions, if this tab looks after them. */
  answer(asked: Asked): Promise<Answered | null>;
  connectGuest(line: string): void;
  hear(line: string, data: string): void;
  hangUp(line: string): void;
  said(line: string, data: string): void;
  closed(line: string, code: number): void;
}

export class Tabs {
  #channel = new BroadcastChannel('touchline.matches');
  /** My connections to other tabs: the name of each there, by its name here, and the other way round. */
  #there = new Map<string, string>();
  #here = new Map<string, string>();
  /** Connections of other tabs to mine. */
  #guests = new Set<string>();
  #asked = new Map<string, (answer: Answered | null) => void>();

  constructor(private readonly host: Host) {
    this.#channel.onmessage = (event: MessageEvent<Word>) => this.#take(event.data);
  }

  /** Let another tab serve a connection of this one. */
  visit(here: string, room: string, hello: string): void {
    const line = crypto.randomUUID();
    this.#there.set(here, line);
    this.#here.set(line, here);
    this.#say({ type: 'visit', line, room, hello });
  }

  /** The answer of the tab that looks after competitions; null if it is gone meanwhile. */
  ask({ method, path, body, key }: Asked): Promise<Answered | null> {
    const line = crypto.randomUUID();
    this.#say({ type: 'ask', line, method, path, body, key });
    return new Promise((resolve) => this.#asked.set(line, resolve));
  }

  /** Nobody will answer what is asked still. */
  giveUpAsking(): void {
    for (const resolve of this.#asked.values()) resolve(null);
    this.#asked.clear();
  }

  async #answer(line: string, asked: Asked): Promise<void> {
    const answer = await this.host.answer(asked);
    if (answer) this.#say({ type: 'answer', line, ...answer });
  }

  isAway(here: string): boolean {
    return this.#there.has(here);
  }

  isGuest(line: string): boolean {
    return this.#guests.has(line);
  }

  say(here: string, data: string): void {
    const line = this.#there.get(here);
    if (line) this.#say({ type: 'say', line, data });
  }

  leave(here: string): void {
    const line = this.#there.get(here);
    if (!line) return;
    this.#say({ type: 'leave', line });
    this.#forget(line);
  }

  toGuest(line: string, data: string): void {
    this.#say({ type: 'said', line, data });
  }

  dismissGuest(line: string, code: number): void {
    this.#guests.delete(line);
    this.#say({ type: 'closed', line, code });
  }

  #say(word: Word): void {
    this.#channel.postMessage(word);
  }

  #forget(line: string): void {
    this.#there.delete(this.#here.get(line) ?? '');
    this.#here.delete(line);
  }

  #take(word: Word): void {
    const here = this.#here.get(word.line);
    if (word.type === 'ask') void this.#answer(word.line, word);
    else if (word.type === 'answer') {
      this.#asked.get(word.line)?.(word);
      this.#asked.delete(word.line);
    } else if (word.type === 'visit') {
      if (!this.host.plays(word.room)) return;
      this.#guests.add(word.line);
      this.host.connectGuest(word.line);
      this.host.hear(word.line, word.hello);
    } else if (word.type === 'say' && this.#guests.has(word.line)) this.host.hear(word.line, word.data);
    else if (word.type === 'leave' && this.#guests.delete(word.line)) this.host.hangUp(word.line);
    else if (word.type === 'said' && here) this.host.said(here, word.data);
    else if (word.type === 'closed' && here) {
      this.#forget(word.line);
      this.host.closed(here, word.code);
    }
  }
}
