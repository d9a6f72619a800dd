// One preview at a time: quick presses show only the last one, and the server is not flooded.

const AGAIN_IN = 400;

export class Newest {
  #next: (() => Promise<void>) | null = null;
  #busy = false;

  /** Preview once no other preview runs; a later request replaces an earlier one. */
  look(way: () => Promise<void>): void {
    this.#next = way;
    if (!this.#busy) void this.#go();
  }

  async #go(): Promise<void> {
    this.#busy = true;
    for (let way = this.#next; way; way = this.#next) {
      this.#next = null;
      try {
        await way();
      } catch (refused) {
        if (this.#next || !isTooMuch(refused)) continue;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_IN));
        this.#next ??= way;
      }
    }
    this.#busy = false;
  }
}

/** Whether the server could not look just then. */
function isTooMuch(refused: unknown): boolean {
  const { error } = refused as { readonly error?: string };
  return error === 'busy' || error === 'too_fast';
}
