// The rule that is open beside the board, if any, and how the rulebook is read.

interface Open {
  readonly rule: string;
  /** The chip that has opened it. */
  readonly chip: string;
  /** It was opened from the log. */
  readonly log: boolean;
}

let open = $state.raw<Open | null>(null);
let pinned = $state(false);
let edition = $state('');
let hidden = $state.raw<readonly string[]>([]);

export const rulebook = {
  get open(): Open | null {
    return open;
  },
  /** A card that is pinned stays when the match goes on. */
  get pinned(): boolean {
    return pinned;
  },
  pin(): void {
    pinned = !pinned;
  },
  show(rule: string, chip = '', log = false): void {
    open = open?.chip === chip && open.rule === rule ? null : { rule, chip, log };
  },
  close(): void {
    open = null;
    pinned = false;
  },
  /** The match has gone on by an answer given here. */
  goOn(): void {
    if (!pinned) open = null;
  },

  /** The edition that is read; empty until one is chosen. */
  get edition(): string {
    return edition;
  },
  read(name: string): void {
    edition = name;
  },
  /** The editions whose differences are not shown. */
  get hidden(): readonly string[] {
    return hidden;
  },
  hide(name: string, hides: boolean): void {
    hidden = hides ? [...hidden, name] : hidden.filter((one) => one !== name);
  },
};
