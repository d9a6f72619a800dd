// The great moments of a match: scores, cards, injuries, penalties and the end of a half have a card of their own.

import type { Entry, EventMessage } from '../generated/protocol';
import type { LogLine } from './log';

export type Kind =
  'goal' | 'own-goal' | 'try' | 'conversion' | 'drop' | 'penalty-goal' | 'half' | 'red' | 'card' | 'injury' | 'penalty';

/** A great moment: what it is, its line of the log, and the events that led to it. */
export interface Big {
  readonly kind: Kind;
  readonly entry: number;
  readonly line: LogLine;
  readonly rule: string;
}

/** The biggest first. */
const KINDS: readonly (readonly [Kind, (event: Event) => boolean])[] = [
  ['own-goal', (event) => event.type === 'GoalScored' && event.own === true],
  ['goal', (event) => event.type === 'GoalScored'],
  ['try', (event) => event.type === 'TryScored'],
  ['drop', (event) => event.type === 'DropGoalScored'],
  ['penalty-goal', (event) => event.type === 'PenaltyGoalScored'],
  ['conversion', (event) => event.type === 'ConversionMade'],
  ['half', (event) => event.type === 'HalfEnded'],
  ['red', (event) => event.type === 'SentOff'],
  ['card', (event) => event.type === 'Booked'],
  ['injury', (event) => event.type === 'Injured'],
  ['penalty', (event) => event.type === 'PenaltyAwarded'],
];
type Event = EventMessage['event'] & { readonly own?: boolean };

/** Those that close sooner. */
const SHORT: ReadonlySet<Kind> = new Set(['red', 'card', 'injury', 'penalty', 'conversion']);

/** How long the card of a moment stays if nobody goes on, in milliseconds. */
export function stays(kind: Kind): number {
  return SHORT.has(kind) ? 2000 : 4000;
}

/** Whether the score has changed by it. */
export function scores(kind: Kind): boolean {
  return ['goal', 'own-goal', 'try', 'conversion', 'drop', 'penalty-goal'].includes(kind);
}

/** The biggest moment of an entry, if it has one. */
export function bigOf(entry: Entry): Big | null {
  for (const [kind, is] of KINDS) {
    const message = entry.events.find(({ event }) => is(event));
    const line = entry.lines.find(({ number }) => number === message?.line) ?? entry.lines.at(-1);
    if (message && line)
      return { kind, entry: entry.entry, line: { ...line, last: entry.entry }, rule: message.event.rule };
  }
  return null;
}
