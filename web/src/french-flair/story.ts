// What the entries of a match tell of the moment: the dice that fell last, the cards on the table, how the ball came here.

import type { Entry, Side, Told } from '../generated/protocol';
import { LENGTH } from './field';

const UNTOLD: ReadonlySet<string> = new Set(['Drawn', 'Reshuffled', 'Declared', 'Thrown']);
const LATELY = 8;

export interface Thrown {
  /** One event, or one of each side in the order in which they threw. */
  readonly throws: readonly Told[];
  /** What came of it, as soon as it is known. */
  readonly verdict: Told | null;
}

export function facesOf(event: Told): readonly number[] {
  return (event.facts['dice'] ?? []) as number[];
}

export function sideOf(event: Told): Side {
  return event.facts['side'] === 'away' ? 'away' : 'home';
}

/** The dice that fell last, with those of the other side that they were thrown against. */
export function lastThrow(entries: readonly Entry[], within = LATELY): Thrown | null {
  const from = Math.max(0, entries.length - within);
  for (let at = entries.length - 1; at >= from; at -= 1) {
    const events = entries[at]?.events ?? [];
    const place = events.map((event) => event.kind).lastIndexOf('Thrown');
    const last = events[place];
    if (!last) continue;
    const before = entries[at - 1]?.events ?? [];
    const first = before.length === 1 && before[0]?.kind === 'Thrown' ? before[0] : null;
    return {
      throws: first && sideOf(first) !== sideOf(last) ? [first, last] : [last],
      verdict: events.slice(place + 1).find((event) => event.said && !UNTOLD.has(event.kind)) ?? null,
    };
  }
  return null;
}

/** The throws of the tackle that made the zone. */
export function tackleOf(entries: readonly Entry[]): Thrown | null {
  const formed = entries.map((entry) => entry.events.some((event) => event.kind === 'RuckFormed')).lastIndexOf(true);
  return formed < 0 ? null : lastThrow(entries.slice(0, formed + 1), 1);
}

/** What happened last, as far as it is worth a word on the field. */
export function lastTold(entries: readonly Entry[], within = 3): Told | null {
  for (const entry of entries.slice(-within).reverse()) {
    const found = entry.events.filter((event) => event.said && !UNTOLD.has(event.kind)).at(-1);
    if (found) return found;
  }
  return null;
}

/** The cards that a side has laid in the phase that is being played. */
export function tableOf(entries: readonly Entry[], side: Side): readonly number[] {
  const phase = entries.at(-1)?.time.args['phase'];
  const cards: number[] = [];
  for (let at = entries.length - 1; at >= 0 && entries[at]?.time.args['phase'] === phase; at -= 1) {
    const laid = (entries[at]?.events ?? []).flatMap((event) => {
      if (sideOf(event) !== side) return [];
      if (event.kind === 'CardPlayed' || event.kind === 'CardLaid') return [event.facts['card'] as number];
      if (event.kind === 'Mauled' || event.kind === 'PickedAndGone') return event.facts['cards'] as number[];
      return [];
    });
    cards.unshift(...laid);
  }
  return cards;
}

/** Where the ball was before it was carried or kicked to where it is. */
export function cameFrom(entries: readonly Entry[], x: number): number | null {
  for (const entry of entries.slice(-4).reverse()) {
    const event = entry.events.filter((one) => typeof one.facts['x'] === 'number').at(-1);
    if (!event) continue;
    if (event.facts['x'] !== x) return null;
    if (event.kind === 'Carried' || event.kind === 'Intercepted') {
      const metres = event.facts['metres'] as number;
      // Metres are counted to the goal line, and a try lies beyond it.
      return sideOf(event) === 'home' ? Math.min(x, LENGTH) - metres : Math.max(x, 0) + metres;
    }
    const kicked = entry.events.find((one) => one.kind === 'Kicked');
    return kicked ? (kicked.facts['start'] as number) : null;
  }
  return null;
}
