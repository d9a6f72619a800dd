// Outcomes as they are told apart.

import type { Said } from '../generated/protocol';

/** The word of an outcome, within whatever else is said of it. */
export function wordOf(said: Said): string {
  const within = said.args['outcome'];
  if (typeof within === 'object' && 'type' in within && within.type === 'said') return wordOf(within);
  const word = said.args['word'];
  return typeof word === 'string' ? word : '';
}
