// The matches that this browser keeps, and whether it has promised to.

import { api } from '../lib/api';

export interface Kept {
  readonly room: string;
  readonly game: string;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
  readonly over: boolean;
}

class Keeping {
  matches = $state.raw<readonly Kept[]>([]);
  /** Whether the browser keeps them until somebody deletes them; otherwise it may clear them for want of space. */
  persisted = $state(false);

  async load(): Promise<void> {
    this.matches = await api.kept();
    if (this.matches.length) await this.#ask();
  }

  /** Ask to keep what is here: some browsers grant it by themselves, some ask the person, some never do. */
  async #ask(): Promise<void> {
    const { storage } = navigator as { storage?: StorageManager };
    if (!storage?.persist) return;
    this.persisted = (await storage.persisted()) || (await storage.persist());
  }
}

export const kept = new Keeping();
