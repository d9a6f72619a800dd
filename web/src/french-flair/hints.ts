// Answers of a hint: what each is called, and how it is shown in the hand and on the field.

import type { About, PlayRow, PreviewResult } from '../generated/french-flair';
import type { Match } from '../lib/match.svelte';
import { say as said, t } from '../lib/words.svelte';
import type { Choosing } from './choosing.svelte';

const THROWS = { 'dice 1': ['one', 'throw-one'], 'dice 2': ['two', 'throw-two'] } as const;

function thrown(answer: string): (typeof THROWS)[keyof typeof THROWS] | undefined {
  return THROWS[answer as keyof typeof THROWS];
}

/** The play of an answer: one of those on the list, or found by looking. */
async function playOf(answer: string, choosing: Choosing, match: Pick<Match, 'preview'>): Promise<PlayRow | null> {
  const listed = choosing.best?.plays.find((row) => row.answer === answer);
  if (listed || !choosing.plays) return listed ?? null;
  const look = await match.preview<About, PreviewResult>({ type: 'answer', answer });
  return look.type === 'outcome' ? look.row : null;
}

/** An answer as people call it; one in no group keeps its notation. */
export async function name(answer: string, choosing: Choosing, match: Pick<Match, 'preview'>): Promise<string> {
  const dice = thrown(answer);
  if (dice) return t(dice[1]);
  const call = choosing.groups.find((group) => group.type === 'call' && group.answer === answer);
  if (call?.type === 'call') return said(call.label);
  const laid = choosing.laying?.cards.find((one) => one.answer === answer);
  if (laid) return t('lay-with', { to: choosing.laying?.label.args['to'] ?? '', card: laid.card });
  const row = await playOf(answer, choosing, match);
  if (!row) return answer;
  if (row.cards.length === 1) return said(row.label);
  const carries = row.carries.map((carry) => said(carry).replaceAll(' ', '\u00a0'));
  return `${said(row.label)}: ${carries.join(', ')}`;
}

/** Show an answer as if it were about to be given: its cards are taken in hand. */
export async function show(answer: string, choosing: Choosing, match: Pick<Match, 'preview'>): Promise<void> {
  choosing.clear();
  const dice = thrown(answer);
  if (dice) {
    choosing.armed = dice[0];
    return;
  }
  const laid = choosing.laying?.cards.find((one) => one.answer === answer);
  if (laid) return choosing.press(choosing.hand.indexOf(laid.card));
  const row = await playOf(answer, choosing, match);
  if (row) choosing.take(row);
}
