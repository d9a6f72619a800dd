// What a lesson may wait for on the screen of French Flair.

import type { Choosing } from './choosing.svelte';

export function seen(choosing: Choosing): readonly string[] {
  const facts: string[] = [];
  if (choosing.places.length && choosing.plays) facts.push('chosen');
  if (choosing.places.length && choosing.laying) facts.push('laying');
  if ((choosing.row?.cards.length ?? 0) > 1) facts.push('combined');
  return facts;
}
