// One lock per match over all tabs of this browser: the tab that holds it plays the match, the others watch.

/** Milliseconds to wait for a tab that is just being closed, as the same one before a reload. */
const PATIENCE = 800;

const nameOf = (room: string): string => `touchline/match/${room}`;

export class Locks {
  #held = new Map<string, () => void>();
  #waiting = new Map<string, AbortController>();

  /** `lost` is called with a match that another tab has taken over. */
  constructor(private readonly lost: (room: string) => void) {}

  /** Whether this tab holds the lock of a match from now on. */
  async claim(room: string): Promise<boolean> {
    if (this.#held.has(room)) return true;
    return this.#hold(room, { signal: AbortSignal.timeout(PATIENCE) });
  }

  /** Take the lock from the tab that holds it. */
  async takeOver(room: string): Promise<void> {
    this.#waiting.get(room)?.abort();
    if (!this.#held.has(room)) await this.#hold(room, { steal: true });
  }

  release(room: string): void {
    const release = this.#held.get(room);
    this.#held.delete(room);
    release?.();
  }

  /** Call back once no other tab holds the lock. */
  whenFree(room: string, then: () => void): void {
    this.#waiting.get(room)?.abort();
    const waiting = new AbortController();
    this.#waiting.set(room, waiting);
    navigator.locks.request(nameOf(room), { signal: waiting.signal }, then).catch(() => undefined);
  }

  stopWaiting(room: string): void {
    this.#waiting.get(room)?.abort();
    this.#waiting.delete(room);
  }

  #hold(room: string, options: LockOptions): Promise<boolean> {
    // Only a secure page has locks; elsewhere the database still refuses what two tabs would write.
    if (!('locks' in navigator)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const held = (): Promise<void> =>
        new Promise((release) => {
          this.#held.set(room, release);
          resolve(true);
        });
      navigator.locks.request(nameOf(room), options, held).catch(() => {
        if (this.#held.delete(room)) this.lost(room);
        else resolve(false);
      });
    });
  }
}
