// A page of the server that is kept up to date as long as somebody looks at it.

import type { CompetitionAction, CompetitionPage } from '../generated/protocol';
import { competitions } from './api';
import { people } from './people.svelte';

const EVERY = 3000;

export class Watched<Page> {
  page = $state.raw<Page | null>(null);
  /** What went wrong the last time; the page before it stays. */
  failed = $state.raw<unknown>(null);
  /** When it came, in milliseconds. */
  at = $state(0);
  #fetch: () => Promise<Page>;

  /** To be made while a component is: it lives as long. */
  constructor(fetch: () => Promise<Page>) {
    this.#fetch = fetch;
    $effect(() => {
      void this.load();
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible') void this.load();
      }, EVERY);
      return () => clearInterval(timer);
    });
  }

  load = async (): Promise<void> => {
    try {
      this.put(await this.#fetch());
    } catch (error) {
      this.failed = error;
    }
  };

  put(page: Page): void {
    this.page = page;
    this.failed = null;
    this.at = Date.now();
  }
}

/** What somebody does in a competition: one thing at a time, with what the server said against it. */
export class Acting {
  busy = $state(false);
  failed = $state.raw<unknown>(null);

  /** Do it, as somebody with a name; null if it was refused or nobody gave one. */
  async run<Result>(what: () => Promise<Result>): Promise<Result | null> {
    if (this.busy) return null;
    [this.busy, this.failed] = [true, null];
    try {
      return (await people.named()) ? await what() : null;
    } catch (error) {
      this.failed = error;
      return null;
    } finally {
      this.busy = false;
    }
  }

  act(id: string, action: CompetitionAction): Promise<CompetitionPage | null> {
    return this.run(() => competitions.act(id, action));
  }
}
