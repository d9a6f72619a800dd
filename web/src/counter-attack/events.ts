// The events of Counter Attack, as the entries of its matches hold them.

import type { CounterAttackEventMessage } from '../generated/counter-attack-events';
import type { Entry } from '../generated/protocol';

/** The events of an entry: a match of this game holds no others. */
export function eventsOf(entry: Entry | undefined): readonly CounterAttackEventMessage[] {
  return (entry?.events ?? []) as readonly CounterAttackEventMessage[];
}

/** The faces of the dice that an event tells of, in order. */
export function facesOf({ event }: CounterAttackEventMessage): readonly number[] {
  if ('dice' in event) return event.dice;
  return 'die' in event ? [event.die] : [];
}
