// The computer's levels: which one a newcomer meets, and how strong each is, in a line.

import type { CoachInfo } from '../generated/protocol';
import { coachFact, coachName } from './known';
import { t } from './words.svelte';

/** The level that is chosen as long as nobody has chosen another: one that a newcomer can beat. */
export function usualLevel(coaches: readonly CoachInfo[], chosen = ''): string {
  const known = coaches.some((coach) => coach.name === chosen.split('/')[0]);
  if (known) return chosen;
  return (coaches.find((coach) => coach.name === 'novice') ?? coaches.at(-1))?.name ?? '';
}

/** What is to be known of a level: how it plays, and how it does against the one below. */
export function levelFacts(coaches: readonly CoachInfo[], name: string): readonly string[] {
  const at = coaches.findIndex((coach) => coach.name === name);
  const strength = coaches[at]?.strength;
  const below = coaches[at - 1]?.name;
  const facts = [coachFact(name)];
  if (strength && strength.score !== null && below !== undefined) {
    const wins = Math.round(10 * strength.score);
    const rival = coachName(below);
    facts.push(wins < 10 ? t('level-beats', { rival, wins }) : t('level-beats-always', { rival }));
  }
  if (strength) facts.push(t('level-rating', { rating: Math.round(strength.rating) }));
  return facts.filter(Boolean);
}
