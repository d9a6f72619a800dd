// Where metres are drawn: the field is 130 m long with its in-goals, home's goal line at 0, away's at 100.

import type { Side } from '../generated/protocol';

export const LENGTH = 100;
export const IN_GOAL = 15;
/** The run-off beside the field, and the wider one below it, with the labels. */
export const EDGE = 10;
export const BELOW = 26;

/** A field of a width: metres to pixels, never beyond the dead-ball lines. */
export function measured(width: number): { readonly metre: number; readonly at: (metres: number) => number } {
  const metre = Math.max(0, width - 2 * EDGE) / (LENGTH + 2 * IN_GOAL);
  const within = (metres: number): number => Math.min(LENGTH + IN_GOAL, Math.max(-IN_GOAL, metres));
  return { metre, at: (metres) => EDGE + (within(metres) + IN_GOAL) * metre };
}

/** The lines across the field: where, and how they are painted. */
export const LINES: readonly { readonly x: number; readonly kind: 'goal' | 'whole' | 'dashed' | 'dotted' }[] = [
  { x: 0, kind: 'goal' },
  { x: 5, kind: 'dotted' },
  { x: 22, kind: 'whole' },
  { x: 40, kind: 'dashed' },
  { x: 50, kind: 'whole' },
  { x: 60, kind: 'dashed' },
  { x: 78, kind: 'whole' },
  { x: 95, kind: 'dotted' },
  { x: 100, kind: 'goal' },
];

/** What is written below a line: metres from the nearer goal line; on a narrow field only the first of them. */
export const LABELS: readonly number[] = [0, 22, 50, 78, 100, 10, 30, 40, 60, 70, 90];
export const FEW_LABELS = 5;

/** Metres from the nearer goal line. */
export function nearer(x: number): number {
  return Math.min(x, LENGTH - x);
}

/** The 22 that a side attacks: from where to where. */
export function attacked22(side: Side): readonly [number, number] {
  return side === 'home' ? [78, 100] : [0, 22];
}

/** Whether a place is in the in-goal that a side defends. */
export function inGoal(side: Side, x: number): boolean {
  return side === 'home' ? x < 0 : x > LENGTH;
}

/** How wide a letter of the narrow face is, in its size. */
const LETTER = 0.46;
const SMALLEST = 11;

/** The size in which a name fits a length, as far as it can be read; what does not fit has none. */
export function sizeOf(name: string, length: number, largest: number): number | null {
  const size = Math.min(largest, length / (LETTER * name.length));
  return size < SMALLEST ? null : size;
}

/** In which row each of some labels stands, so that none covers another: the first row that is free there. */
export function rows(labels: readonly { readonly x: number; readonly width: number }[]): readonly number[] {
  const ends: { from: number; to: number }[][] = [];
  return labels.map(({ x, width }) => {
    const span = { from: x - width / 2, to: x + width / 2 };
    const free = ends.findIndex((row) => row.every((other) => span.from > other.to + 3 || span.to < other.from - 3));
    const row = free < 0 ? ends.length : free;
    (ends[row] ??= []).push(span);
    return row;
  });
}
