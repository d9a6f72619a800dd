// Outcomes as they are drawn: the likeliest, and which tells one die from two.

import type { Chance, Said } from '../generated/protocol';

/** The word of an outcome, within whatever else is said of it. */
export function wordOf(said: Said): string {
  const within = said.args['outcome'];
  if (typeof within === 'object' && 'type' in within && within.type === 'said') return wordOf(within);
  const word = said.args['word'];
  return typeof word === 'string' ? word : '';
}

export function likeliest(ends: readonly Chance[]): Chance | undefined {
  return [...ends].sort((one, other) => other.chance - one.chance)[0];
}

/** Of outcomes of one die and of two, in the same order, the one whose chance differs most. */
export function decisive(one: readonly Chance[], two: readonly Chance[]): number {
  const apart = one.map((chance, at) => Math.abs(chance.chance - (two[at]?.chance ?? 0)));
  return apart.indexOf(Math.max(...apart));
}
