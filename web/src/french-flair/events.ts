// The events of French Flair, as the entries of its matches hold them.

import type { FrenchFlairEventMessage } from '../generated/french-flair-events';
import type { Entry, Side } from '../generated/protocol';

/** The events of an entry: a match of this game holds no others. */
export function eventsOf(entry: Entry | undefined): readonly FrenchFlairEventMessage[] {
  return (entry?.events ?? []) as readonly FrenchFlairEventMessage[];
}

/** The faces of the dice that an event tells of, in order. */
export function facesOf({ event }: FrenchFlairEventMessage): readonly number[] {
  return 'dice' in event ? event.dice : [];
}

/** The side that an event is about. */
export function sideOf({ event }: FrenchFlairEventMessage): Side {
  return 'side' in event && event.side === 'away' ? 'away' : 'home';
}
