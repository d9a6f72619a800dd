// Matches that are open in another tab: what is said to them and by them goes through a channel that all tabs hear.

type Word =
  | { readonly type: 'visit'; readonly line: string; readonly room: string; readonly hello: string }
  | { readonly type: 'say'; readonly line: string; readonly data: string }
  | { readonly type: 'leave'; readonly line: string }
  | { readonly type: 'said'; readonly line: string; readonly data: string }
  | { readonly type: 'closed'; readonly line: string; readonly code: number };

/** What this tab does for others, and what others do for it. */
export interface Host {
  /** Whether this tab plays a match. */
  plays(room: string): boolean;
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
    if (word.type === 'visit') {
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
