// The log of a match: its lines gathered from the entries, grouped by possession, filtered, unfolded into steps.

import type { Entry, EventMessage, Line, Side } from '../generated/protocol';

/** A line, with the last entry that told of it: it is the moment after that. */
export interface LogLine extends Line {
  readonly last: number;
}

/** Actions in a row with the same side on the ball, the newest first. */
export interface Possession {
  readonly attack: Side | null;
  readonly lines: readonly LogLine[];
}

export const FILTERS = ['all', 'chances', 'duels', 'cards', 'dice'] as const;
export type Filter = (typeof FILTERS)[number];

/** The latest of each line, the oldest first. */
export function gathered(entries: readonly Entry[]): readonly LogLine[] {
  const latest = new Map<number, LogLine>();
  for (const entry of entries) {
    for (const line of entry.lines) latest.set(line.number, { ...line, last: entry.entry });
  }
  return [...latest.values()].sort((one, other) => one.number - other.number);
}

/** The lines of the log, the oldest first: without those that another sums up. */
export function logLines(entries: readonly Entry[]): readonly LogLine[] {
  const lines = gathered(entries);
  const summed = lines.filter((line) => line.covers);
  return lines.filter(
    (line) =>
      line.weight !== 'minor' || !summed.some(({ number, covers }) => number < line.number && line.number <= covers),
  );
}

/** Whether a line passes a filter. */
export function passes(line: LogLine, filter: Filter, side: Side | null): boolean {
  if (side && line.side !== side) return false;
  if (filter === 'chances') return line.tags.includes('chance');
  if (filter === 'duels') return line.tags.includes('duel');
  if (filter === 'cards') return line.tags.includes('card');
  return filter === 'all' || line.dice.length > 0;
}

/** Lines by who had the ball, the newest first. */
export function possessions(lines: readonly LogLine[]): readonly Possession[] {
  const groups: { attack: Side | null; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && (line.attack === null || line.attack === group.attack)) group.lines.unshift(line);
    else groups.push({ attack: line.attack, lines: [line] });
  }
  return groups.reverse();
}

/** A step of a line: an event that is told, and the entry that it came with. */
export interface LogStep {
  readonly entry: number;
  readonly message: EventMessage;
}

/** What a line unfolds into: its events, as far as they are told. */
export function stepsOf(line: LogLine, entries: readonly Entry[]): readonly LogStep[] {
  const begin = entries[0]?.entry ?? 1;
  return entries
    .slice(Math.max(0, line.first - begin), line.last - begin + 1)
    .flatMap(({ entry, events }) =>
      events.filter((one) => one.line === line.number && one.message).map((message) => ({ entry, message })),
    );
}
