// The seats that this browser holds: a secret token for each room, kept here and nowhere else.

export interface Held {
  room: string;
  token: string;
  game: string;
  /** Links to be handed on, as long as they may still be wanted. */
  invitations: Partial<Record<'home' | 'away', string>>;
  watch: string | null;
}

const KEY = 'touchline.seats';
const MOST = 50;

export function seats(): readonly Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Held[];
  } catch {
    return [];
  }
}

export function hold(held: Held): void {
  const others = seats().filter((seat) => seat.room !== held.room);
  write([held, ...others].slice(0, MOST));
}

export function leave(room: string): void {
  write(seats().filter((seat) => seat.room !== room));
}

export function seatIn(room: string): Held | undefined {
  return seats().find((seat) => seat.room === room);
}

function write(list: readonly Held[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing plays on until the page is closed.
  }
}

/** A link that seats whoever opens it. The token stands behind the #, which no server is ever sent. */
export function linkFor(room: string, token: string): string {
  return `${location.origin}/match/${room}#${token}`;
}
