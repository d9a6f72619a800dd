// Whose chance it is: good or bad for me, undecided, or a foul or miss of my own. «Me» is the side that is asked.

import type { Kind } from '../generated/protocol';

export type { Kind };

/** A part of a bar: what may happen, in a word or two, with its chance from 0 to 1. */
export interface Share {
  readonly kind: Kind;
  readonly chance: number;
  readonly label: string;
}

const ORDER: readonly Kind[] = ['good', 'open', 'bad', 'foul'];

/** In the order in which every bar and list runs, equal kinds as they came. */
export function inOrder<Of extends { readonly kind: Kind }>(all: readonly Of[]): readonly Of[] {
  return [...all].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** The chance of everything of a kind together. */
export function chanceOf(kind: Kind, all: readonly { readonly kind: Kind; readonly chance: number }[]): number {
  return all.reduce((sum, one) => sum + (one.kind === kind ? one.chance : 0), 0);
}
