// The kinds of outcomes.

import type { Message } from '../generated/protocol';

/** The word of an outcome, inside its sentence. */
export function wordOf(said: Message): string {
  const within = said.args['outcome'];
  if (typeof within === 'object' && 'type' in within && within.type === 'said') return wordOf(within);
  const word = said.args['word'];
  return typeof word === 'string' ? word : '';
}
