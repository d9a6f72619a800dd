// How far each match has been looked at in this browser, so that nothing beyond is given away.

const KEY = 'touchline.watched';
const MOST = 400;

type Watched = Readonly<Record<string, number>>;

function read(): Watched {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Watched) : {};
  } catch {
    return {};
  }
}

/** The last entry of a match that has been seen. */
export function seenOf(room: string): number {
  const seen = read()[room];
  return typeof seen === 'number' ? seen : 0;
}

/** A match has been seen up to an entry. */
export function sees(room: string, entry: number): void {
  if (!room || entry <= seenOf(room)) return;
  const others = Object.entries(read()).filter(([one]) => one !== room);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [room, entry]])));
  } catch {
    // A browser that keeps nothing hides it again.
  }
}
