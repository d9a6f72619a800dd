// What answers the app: a server, or a worker in the page. Both speak the same records.

import type { Component } from 'svelte';
import type { CompetitionLine } from '../../generated/protocol';

/** An answer to a request: JSON where the kind is `application/json`, otherwise text or a file. */
export interface Answer {
  readonly status: number;
  readonly kind: string;
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

export interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Blob | null;
}

/** The part of a WebSocket that a match needs. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export interface Backend {
  /** Whether other machines can join: somebody far away can be invited. */
  readonly remote: boolean;
  ask(path: string, request: Request): Promise<Answer>;
  /** Whether matches can be opened; it never fails, and may take as long as a download. */
  ready(): Promise<void>;
  /** A new line to a match. */
  dial(): Socket;
  /** The address of a screen, as it stands in a link. */
  href(path: string): string;
  /** The path of a screen, from the address of the page or of a link to it. */
  pathOf(address: Pick<URL, 'pathname' | 'hash'>): string;
}

/** What the backend adds to the screens of the app. */
export interface Extras {
  /** Before a match, as long as the backend is not ready. */
  readonly door: Component | null;
  /** On the first screen, as long as the backend is not ready. */
  readonly loading: Component | null;
  readonly home: Component | null;
  /** Below the list of matches; `onchange` is called when that has changed. */
  readonly matches: Component<{ readonly onchange: () => void }> | null;
  /** Below the list of competitions. */
  readonly competitions: Component<{
    readonly mine: readonly CompetitionLine[];
    readonly onchange: () => void;
  }> | null;
  readonly match: Component<{ readonly room: string }> | null;
}
