// What may come of an answer, as the panels and the board show it.

import type { AnswerOutcome, Counted, Outcome } from '../generated/counter-attack';
import type { Side } from '../generated/protocol';
import { chanceOf, type Share } from '../lib/kinds';
import { percent, say } from '../lib/words.svelte';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The outcomes as parts of a bar. */
export function sharesOf(outcomes: readonly Outcome[]): readonly Share[] {
  return outcomes.map(({ kind, chance, word }) => ({ kind, chance, label: say(word) }));
}

/** A chance as the number on a hex. */
export function whole(chance: number): string {
  return String(Math.round(chance * 100) || (chance ? '<1' : 0));
}

/**
 * The outcome that a chance is told by: the goal of a shot against me, else what is meant. A foul of theirs is good for
 * me too, but it is not what is meant.
 */
export function leading(outcomes: readonly Outcome[]): Outcome | undefined {
  const conceded = outcomes.find(({ kind, word }) => kind === 'bad' && word.args['what'] === SHOT[0]);
  const good = outcomes.filter(({ kind }) => kind === 'good');
  return conceded ?? good.find(({ word }) => word.args['what'] !== 'foul') ?? good[0] ?? outcomes[0];
}

/** The chance of what is meant, and of a foul or miss: «42% win · 17% foul». */
export function inShort(outcomes: readonly Outcome[]): string {
  const best = leading(outcomes);
  const foul = outcomes.find(({ kind }) => kind === 'foul');
  if (!best) return '';
  const chance = best.kind === 'good' ? chanceOf('good', outcomes) : best.chance;
  const parts = [`${percent(chance)} ${say(best.word)}`];
  if (foul && foul !== best) parts.push(`${percent(foul.chance)} ${say(foul.word)}`);
  return parts.join(' · ');
}

/** A duel of two dice: who rolls, with what, and the outcome of each throw; my die goes down the side. */
export interface Duel {
  readonly mine: Counted;
  readonly theirs: Counted;
  /** A row for each face of my die: the places of the outcomes, -1 where it is rolled again. */
  readonly rows: readonly (readonly number[])[];
}

/** The duel that decides a matter, if one does. */
export function duelOf(look: AnswerOutcome, side: Side): Duel | null {
  const [first, second] = look.rollers.flatMap(({ counted }) => counted);
  if (!look.throws.length || !first || !second) return null;
  const isMine = side === sideOf(first.player);
  const rows = FACES.map((mine) =>
    FACES.map((theirs) => {
      const [one, other] = isMine ? [mine, theirs] : [theirs, mine];
      return look.throws[(one - 1) * FACES.length + other - 1] ?? -1;
    }),
  );
  return isMine ? { mine: first, theirs: second, rows } : { mine: second, theirs: first, rows };
}

/** Whether the decision is about a shot. */
export function isShot(look: AnswerOutcome): boolean {
  return look.outcomes.some(({ word }) => word.args['what'] === 'goal');
}

/** Of a shot: the goal, then what stops it in the order of the dice. Of a reckless tackle: from good to bad luck. */
const SHOT = ['goal', 'blocked', 'deflected', 'off_target', 'saved', 'loose'];
export const RECKLESS = ['escapes', 'stopped', 'sent_off'];

/** Outcomes in the order of their dice. */
export function byDice(outcomes: readonly Outcome[], order: readonly string[]): readonly Outcome[] {
  const place = ({ word }: Outcome): number => order.indexOf(String(word.args['what']));
  return [...outcomes].sort((one, other) => place(one) - place(other));
}

/** The indices of the outcomes in the order they are shown. */
export function orderOf(outcomes: readonly Outcome[]): readonly number[] {
  const shot = outcomes.some(({ word }) => word.args['what'] === SHOT[0]);
  return (shot ? byDice(outcomes, SHOT) : outcomes).map((outcome) => outcomes.indexOf(outcome));
}

function sideOf(player: number): Side {
  return player < 11 ? 'home' : 'away';
}
