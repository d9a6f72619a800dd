// What is said of a match in a list.

import type { RoomStatus } from '../generated/protocol';
import { coachName } from '../lib/known';
import { t } from '../lib/words.svelte';
import { opponent } from './list';

/** My opponents: computers by their levels, people by their names where they have some. */
export function rivals(room: RoomStatus): string {
  const others = room.seats.filter((seat) => !room.sides.includes(seat.side));
  const levels = others.flatMap(({ coach }) => (coach ? [coachName(coach.split('/')[0] ?? '')] : []));
  const people = others.flatMap(({ side }) => room.people[side] ?? []);
  if (opponent(room) === 'screen') return t('matches-screen');
  const computers = levels.length ? [t('matches-computer', { levels })] : [];
  return [...people, ...computers].join(', ') || t('matches-elsewhere');
}
