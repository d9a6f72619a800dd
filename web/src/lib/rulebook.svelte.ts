// The rule that is open beside the board, if any.

let open = $state<string | null>(null);

export const rulebook = {
  get rule(): string | null {
    return open;
  },
  show(id: string): void {
    open = id;
  },
  close(): void {
    open = null;
  },
};
