// Written by scripts/types: change the Python it is made from, and run that again.

import type { EventMessage, Side } from './protocol';

/** Something that happened in a match. */
export interface Event {
  readonly type: "Event";
  readonly rule: string;
}

export type FrenchFlairEvent =
  | Event;

/** A message about one of these events. */
export interface FrenchFlairEventMessage extends EventMessage {
  readonly event: FrenchFlairEvent;
}
