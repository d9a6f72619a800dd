// The list of matches: whose turn it is to be first, what filters leave of it, and how these stand in the address.

import type { RoomStatus } from '../generated/protocol';
import { folded } from '../options/rules';

export type Opponent = 'people' | 'computer' | 'screen';
export type Result = 'won' | 'drawn' | 'lost';

export interface Filters {
  readonly shown: 'all' | 'running' | 'finished';
  readonly game: string;
  readonly opponent: '' | Opponent;
  readonly result: '' | Result | 'hidden';
  readonly edition: string;
  readonly find: string;
}
export const NONE: Filters = { shown: 'all', game: '', opponent: '', result: '', edition: '', find: '' };

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  shown: ['all', 'running', 'finished'],
  opponent: ['people', 'computer', 'screen'],
  result: ['won', 'drawn', 'lost', 'hidden'],
};

/** The filters of an address; what it says of others is left out. */
export function filtersOf(text: string): Filters {
  const found = [...new URLSearchParams(text)].filter(
    ([name, value]) => name in NONE && (KNOWN[name]?.includes(value) ?? true),
  );
  return { ...NONE, ...Object.fromEntries(found) };
}

/** The filters as they stand in an address: those that leave something out. */
export function textOf(filters: Filters): string {
  const used = Object.entries(filters).filter(([name, value]) => value !== NONE[name as keyof Filters]);
  return used.map(([name, value]) => `${name}=${encodeURIComponent(encodeURIComponent(value))}`).join('&');
}

/** Against whom I play; two sides of my own are one screen. */
export function opponent(room: RoomStatus): Opponent {
  const others = room.seats.filter((seat) => !room.sides.includes(seat.side));
  if (others.some((seat) => seat.coach)) return 'computer';
  return others.length ? 'people' : 'screen';
}

/** How it ended for me; null if it goes on, or if I played both sides or none. */
export function result(room: RoomStatus): Result | null {
  if (!room.ending || room.sides.length !== 1) return null;
  if (!room.ending.winner) return 'drawn';
  return room.ending.winner === room.sides[0] ? 'won' : 'lost';
}

/** People who wait for me come first, then computers, then what others have to do. */
export function byTurn(one: RoomStatus, other: RoomStatus): number {
  const place = (room: RoomStatus): number => (!room.your_move ? 2 : opponent(room) === 'people' ? 0 : 1);
  return place(one) - place(other) || Date.parse(other.played_at) - Date.parse(one.played_at);
}

/** The matches that fit filters, whatever they show of running and finished ones. */
export function fitting(
  rooms: readonly RoomStatus[],
  filters: Filters,
  isHidden: (room: RoomStatus) => boolean,
  names: (room: RoomStatus) => string,
): readonly RoomStatus[] {
  const words = folded(filters.find).split(/\s+/);
  return rooms.filter((room) => {
    // A hidden result must not be told by the filter that finds it.
    const ended = isHidden(room) ? 'hidden' : result(room);
    const text = folded(`${room.home} ${room.away} ${names(room)} ${room.played_for?.name ?? ''}`);
    return (
      (!filters.game || room.game === filters.game) &&
      (!filters.opponent || opponent(room) === filters.opponent) &&
      (!filters.result || ended === filters.result) &&
      (!filters.edition || room.rules.edition === filters.edition) &&
      words.every((word) => text.includes(word))
    );
  });
}
