// Who is in a match, in a few words: who plays where, who is there, and since when not.

import { createSubscriber } from 'svelte/reactivity';
import type { Seat, Side } from '../generated/protocol';
import type { Match } from './match.svelte';
import { t } from './words.svelte';

const TICK = 5000;
const MINUTE = 60_000;

type Around = Pick<Match, 'seats' | 'peopleAt' | 'sides'>;

/** Whoever tells how long somebody has been away tells it again as time passes. */
const follow = createSubscriber((passed) => {
  const timer = setInterval(passed, TICK);
  return () => clearInterval(timer);
});

/** What keeps a side from playing: nobody has taken it, or whoever has is away. Nothing of one who is there. */
export function absence(match: Around, seat: Seat): string {
  if (seat.vacant) return t('people-vacant');
  if (seat.present) return '';
  if (seat.away === null) return t('people-away');
  follow();
  const passed = seat.away * 1000 + performance.now() - match.peopleAt;
  return t('people-away-for', { minutes: Math.max(0, Math.floor(passed / MINUTE)) });
}

/** How a side is there, in a list. */
export function standing(match: Around, seat: Seat): string {
  if (seat.who === 'computer') return t('people-computer');
  const here = seat.open > 1 ? t('people-open', { count: seat.open }) : t('people-here');
  return absence(match, seat) || here;
}

/** What is out of the ordinary, in a sentence each, by side: who is away, or has the seat open twice. */
export function remarks(match: Around, names: readonly [string, string]): readonly [Side, string][] {
  return match.seats.flatMap((seat): [Side, string][] => {
    const name = names[seat.side === 'home' ? 0 : 1];
    const state = absence(match, seat) || (seat.open > 1 ? t('people-open', { count: seat.open }) : '');
    return state ? [[seat.side, t('people-says', { name, state })]] : [];
  });
}

/** Whom the match waits for, if it is not me: a coach that thinks, one who is away, or one who has to choose. */
export function awaited(match: Around, side: Side, name: string, thinking: boolean): string {
  const seat = match.seats.find((one) => one.side === side);
  if (thinking) return t('state-thinking', { name });
  const state = seat && absence(match, seat);
  if (state) return t('people-says', { name, state });
  return t(match.sides.length ? 'state-waiting' : 'state-to-play', { name });
}
