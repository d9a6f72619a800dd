// What the other side did while I waited: a moment for each thing, from the lines of the log.

import type { Entry, Side } from '../generated/protocol';
import { gathered, type LogLine } from './log';

/** One thing that they did, or further runs together. */
export interface Moment {
  /** Its number on the card and on the grass. */
  readonly number: number;
  readonly lines: readonly LogLine[];
  readonly side: Side | null;
  /** The entry after which it is seen. */
  readonly last: number;
}

/** The other side's last turn. */
export interface Waited {
  readonly moments: readonly Moment[];
  /** I have answered since. */
  readonly past: boolean;
}

/** Runs that are moments of their own; further ones without dice become one. */
const SINGLE = 4;
/** Lines that sum others up. */
const SUMS: ReadonlySet<string> = new Set(['ca-log-phase', 'ca-log-phase-of', 'ca-log-also']);

export function momentsOf(lines: readonly LogLine[]): readonly Moment[] {
  const moments: Moment[] = [];
  let runs = 0;
  for (const line of lines) {
    if (SUMS.has(line.sentence.key)) continue;
    const isRun = line.weight === 'minor' && !line.dice.length;
    const before = moments.at(-1);
    if (isRun && runs >= SINGLE && before && before.lines.every((one) => one.weight === 'minor' && !one.dice.length)) {
      moments[moments.length - 1] = {
        ...before,
        lines: [...before.lines, line],
        last: Math.max(before.last, line.last),
      };
    } else {
      moments.push({ number: moments.length + 1, lines: [line], side: line.side, last: line.last });
    }
    if (isRun) runs += 1;
  }
  return moments;
}

/** What others have done since I answered last; if nothing, what they did before that. Who watches sees one side's. */
export function waited(entries: readonly Entry[], sides: readonly Side[]): Waited {
  const mine = (entry: Entry): boolean => !entry.ordered && (sides as readonly string[]).includes(entry.by);
  const lines = gathered(entries);
  if (!sides.length) {
    const from = lines.findLastIndex((line) => line.side !== lines.at(-1)?.side) + 1;
    return { moments: momentsOf(lines.slice(from)), past: false };
  }
  const answered = entries.findLast(mine)?.entry ?? 0;
  const now = momentsOf(lines.filter((line) => line.first > answered));
  if (now.length) return { moments: now, past: false };
  const theirs = entries.findLast((entry) => !mine(entry) && (entry.by === 'home' || entry.by === 'away'))?.entry ?? 0;
  const from = entries.findLast((entry) => entry.entry < theirs && mine(entry))?.entry ?? 0;
  const to = entries.find((entry) => entry.entry > theirs && mine(entry))?.entry ?? Infinity;
  return { moments: momentsOf(lines.filter((line) => from < line.first && line.first < to)), past: true };
}
