// What the entries of a match tell of the moment: the dice that fell last, the cards on the table, how the ball came here.

import type { FrenchFlairEventMessage } from '../generated/french-flair-events';
import type { Entry, Side } from '../generated/protocol';
import { eventsOf, sideOf } from './events';
import { LENGTH } from './field';

const UNTOLD: ReadonlySet<string> = new Set(['Drawn', 'Reshuffled', 'Declared', 'Thrown']);
const LATELY = 8;

export interface Thrown {
  /** One event, or one of each side in the order in which they threw. */
  readonly throws: readonly FrenchFlairEventMessage[];
  /** What came of it, as soon as it is known. */
  readonly verdict: FrenchFlairEventMessage | null;
}

/** The dice that fell last, with those of the other side that they were thrown against. */
export function lastThrow(entries: readonly Entry[], within = LATELY): Thrown | null {
  const from = Math.max(0, entries.length - within);
  for (let at = entries.length - 1; at >= from; at -= 1) {
    const events = eventsOf(entries[at]);
    const place = events.map(({ event }) => event.type).lastIndexOf('Thrown');
    const last = events[place];
    if (!last) continue;
    const before = eventsOf(entries[at - 1]);
    const first = before.length === 1 && before[0]?.event.type === 'Thrown' ? before[0] : null;
    return {
      throws: first && sideOf(first) !== sideOf(last) ? [first, last] : [last],
      verdict: events.slice(place + 1).find(({ event, message }) => message && !UNTOLD.has(event.type)) ?? null,
    };
  }
  return null;
}

/** The throws of the tackle that made the zone. */
export function tackleOf(entries: readonly Entry[]): Thrown | null {
  const formed = entries
    .map((entry) => eventsOf(entry).some(({ event }) => event.type === 'RuckFormed'))
    .lastIndexOf(true);
  return formed < 0 ? null : lastThrow(entries.slice(0, formed + 1), 1);
}

/** What happened last, as far as it is worth a word on the field: a score keeps the word until somebody answers. */
export function lastTold(entries: readonly Entry[], within = 3): FrenchFlairEventMessage | null {
  let last: FrenchFlairEventMessage | null = null;
  for (const entry of entries.slice(-within).reverse()) {
    const told = eventsOf(entry).filter(({ event, message }) => message && !UNTOLD.has(event.type));
    const great = told.findLast((message) => message.highlight);
    if (great) return great;
    last ??= told.at(-1) ?? null;
    if (last && (entry.by === 'home' || entry.by === 'away')) return last;
  }
  return last;
}

/** The cards that a side has laid in the phase that is being played. */
export function tableOf(entries: readonly Entry[], side: Side): readonly number[] {
  const phase = entries.at(-1)?.time.args['phase'];
  const cards: number[] = [];
  for (let at = entries.length - 1; at >= 0 && entries[at]?.time.args['phase'] === phase; at -= 1) {
    const laid = eventsOf(entries[at]).flatMap((message) => {
      const { event } = message;
      if (sideOf(message) !== side) return [];
      if (event.type === 'CardPlayed' || event.type === 'CardLaid') return [event.card];
      if (event.type === 'Mauled' || event.type === 'PickedAndGone') return event.cards;
      return [];
    });
    cards.unshift(...laid);
  }
  return cards;
}

/** Where the ball was before it was carried or kicked to where it is. */
export function cameFrom(entries: readonly Entry[], x: number): number | null {
  for (const entry of entries.slice(-4).reverse()) {
    const events = eventsOf(entry).map(({ event }) => event);
    const last = events.filter((event) => 'x' in event).at(-1);
    if (!last) continue;
    if (last.x !== x) return null;
    if (last.type === 'Carried' || last.type === 'Intercepted') {
      // Metres are counted to the goal line, and a try lies beyond it.
      return last.side === 'home' ? Math.min(x, LENGTH) - last.metres : Math.max(x, 0) + last.metres;
    }
    return events.find((event) => event.type === 'Kicked')?.start ?? null;
  }
  return null;
}
