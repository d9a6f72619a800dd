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

/** The chance of what is meant, and of a foul or miss: «42% win · 17% foul». */
export function inShort(outcomes: readonly Outcome[]): string {
  const best = outcomes.find(({ kind }) => kind === 'good') ?? outcomes[0];
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

/** Whether a shot is what is decided. */
export function isShot(look: AnswerOutcome): boolean {
  return look.outcomes.some(({ word }) => word.args['what'] === 'goal');
}

/** Of a shot: the goal, then what stops it in the order of the dice. */
const DICE = ['goal', 'blocked', 'deflected', 'off_target', 'saved', 'loose'];

/** The places of the outcomes in the order in which they are told. */
export function orderOf(outcomes: readonly Outcome[]): readonly number[] {
  const places = outcomes.map((_, at) => at);
  if (!outcomes.some(({ word }) => word.args['what'] === DICE[0])) return places;
  const place = (at: number): number => DICE.indexOf(String(outcomes[at]?.word.args['what']));
  return places.sort((one, other) => place(one) - place(other));
}

function sideOf(player: number): Side {
  return player < 11 ? 'home' : 'away';
}
