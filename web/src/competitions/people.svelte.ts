// Who I am on this server: a key that this browser keeps, the name that goes with it, and the question for one.

import type { Me } from '../generated/protocol';
import { api, ApiError, ask } from '../lib/api';

const KEY = 'touchline.key';

/** The secret by which the server knows this browser; null as long as nothing needed one. */
function key(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return made;
  }
}
let made: string | null = null;

function makeKey(): void {
  if (key()) return;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(KEY, made);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

function bearer(): Readonly<Record<string, string>> {
  const secret = key();
  return secret ? { authorization: `Bearer ${secret}` } : {};
}

/** A file of the server, for the person that this browser acts for. */
export const fileForMe = (path: string): Promise<Blob> => api.file(path, bearer());

/** Send a file as that person. */
export const sendAsMe = <T>(path: string, body: Blob): Promise<T> =>
  ask<T>(path, { method: 'POST', headers: bearer(), body });

/** Ask the server as the person that this browser acts for, if it acts for one. */
export function askAsMe<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  return ask<T>(path, {
    method,
    headers: { ...bearer(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** What this browser is called in the list of browsers. */
function label(): string {
  const agent = navigator.userAgent;
  const browser = ['Firefox', 'Edg', 'Chrome', 'Safari'].find((name) => agent.includes(name)) ?? '';
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((name) => agent.includes(name)) ?? '';
  return [browser === 'Edg' ? 'Edge' : browser, system].filter(Boolean).join(', ');
}

class People {
  /** Me, once I have a name; undefined until the server has been asked. */
  me = $state.raw<Me | null | undefined>(undefined);
  /** Whether a name is asked for now. */
  asking = $state(false);
  #answer: ((named: boolean) => void) | null = null;

  async load(): Promise<void> {
    if (!key()) {
      this.me = null;
      return;
    }
    try {
      this.me = await askAsMe<Me>('/api/people/me');
    } catch (error) {
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) this.me = null;
      else throw error;
    }
  }

  /** Whether I have a name: whoever has none is asked for it first. */
  async named(): Promise<boolean> {
    if (this.me === undefined) await this.load();
    if (this.me) return true;
    this.asking = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  async register(name: string): Promise<void> {
    makeKey();
    this.me = await askAsMe<Me>('/api/people', 'POST', { name, label: label() });
    this.#close(true);
  }

  /** This browser acts for the person whose personal link it has followed. */
  async follow(link: string): Promise<void> {
    makeKey();
    this.me = await askAsMe<Me>('/api/people/browsers', 'POST', { link, label: label() });
  }

  async remove(browser: string): Promise<void> {
    this.me = await askAsMe<Me>(`/api/people/me/browsers/${encodeURIComponent(browser)}`, 'DELETE');
  }

  decline(): void {
    this.#close(false);
  }

  #close(named: boolean): void {
    this.asking = false;
    this.#answer?.(named);
    this.#answer = null;
  }
}

export const people = new People();
