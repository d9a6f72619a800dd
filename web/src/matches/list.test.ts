import { describe, expect, it } from 'vitest';
import type { RoomStatus, Seat, Side } from '../generated/protocol';
import { byTurn, filtersOf, fitting, NONE, opponent, result, textOf } from './list';

const seat = (side: Side, who: Seat['who'], coach: string | null = null): Seat => ({
  side,
  who,
  coach,
  present: true,
  open: 1,
  since: null,
  vacant: false,
  away: null,
});
function room(name: string, changes: Partial<RoomStatus> = {}): RoomStatus {
  return {
    room: name,
    game: 'chess',
    home: 'Harbour',
    away: 'Città',
    score: [0, 0],
    sides: ['home'],
    seats: [seat('home', 'screen'), seat('away', 'computer', 'sharp')],
    half: 1,
    your_move: false,
    ending: null,
    entries: 9,
    played_at: '2026-11-19T04:00:00+00:00',
    rules: { edition: 'core', changes: {}, beginner: false },
    people: {},
    played_for: null,
    origin: null,
    lesson: '',
    ...changes,
  };
}
const against = (who: Seat['who']): Partial<RoomStatus> => ({ seats: [seat('home', 'screen'), seat('away', who)] });
const won = { home: 2, away: 1, winner: 'home', resigned: null } as const;
const found = (rooms: readonly RoomStatus[], filters: Partial<typeof NONE>, hidden = false): readonly string[] =>
  fitting(
    rooms,
    { ...NONE, ...filters },
    () => hidden,
    ({ room: name }) => `rival${name}`,
  ).map((one) => one.room);

describe('a list of matches', () => {
  it('begins with people who wait, then computers, then what others have to do', () => {
    const rooms = [
      room('theirs'),
      room('computer', { your_move: true }),
      room('old', { your_move: true, ...against('invited'), played_at: '2026-11-01T04:00:00+00:00' }),
      room('person', { your_move: true, ...against('invited') }),
    ];
    expect([...rooms].sort(byTurn).map((one) => one.room)).toEqual(['person', 'old', 'computer', 'theirs']);
  });

  it('knows the opponent and the result', () => {
    expect(opponent(room('a'))).toBe('computer');
    expect(opponent(room('a', against('invited')))).toBe('people');
    expect(opponent(room('a', { sides: ['home', 'away'] }))).toBe('screen');
    expect(result(room('a'))).toBe(null);
    expect(result(room('a', { ending: won }))).toBe('won');
    expect(result(room('a', { ending: won, sides: ['away'] }))).toBe('lost');
    expect(result(room('a', { ending: { ...won, winner: null } }))).toBe('drawn');
    expect(result(room('a', { ending: won, sides: [] }))).toBe(null);
  });

  it('combines its filters', () => {
    const rooms = [
      room('a'),
      room('b', { ending: won }),
      room('c', { game: 'go', ending: won, ...against('invited') }),
    ];
    expect(found(rooms, {})).toEqual(['a', 'b', 'c']);
    expect(found(rooms, { result: 'won' })).toEqual(['b', 'c']);
    expect(found(rooms, { result: 'won', opponent: 'people' })).toEqual(['c']);
    expect(found(rooms, { game: 'chess', edition: 'core' })).toEqual(['a', 'b']);
    expect(found(rooms, { edition: 'living' })).toEqual([]);
    expect(found(rooms, { find: 'citta RIVALb' })).toEqual(['b']);
  });

  it('finds no hidden result by what it is', () => {
    expect(found([room('b', { ending: won })], { result: 'won' }, true)).toEqual([]);
    expect(found([room('b', { ending: won })], { result: 'hidden' }, true)).toEqual(['b']);
  });

  it('keeps its filters in the address', () => {
    expect(textOf(NONE)).toBe('');
    const filters = { ...NONE, shown: 'finished', game: 'chess', find: 'A&B 100%' } as const;
    expect(filtersOf(decodeURIComponent(textOf(filters)))).toEqual(filters);
    expect(filtersOf('shown=sideways&opponent=ghosts&colour=red')).toEqual(NONE);
  });
});
