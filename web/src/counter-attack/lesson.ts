// What a lesson may wait for on the screen of Counter Attack.

import type { Choosing } from './choosing.svelte';
import { nameOf } from './geometry';

export function seen(choosing: Choosing): readonly string[] {
  const { scene, lit, player, shown } = choosing;
  if (!scene) return [];
  const facts: string[] = [];
  if (player !== null && player === scene.carrier) facts.push('chosen carrier');
  if (lit?.type === 'targets' && lit.answer === 'shoot') facts.push('previewed shot');
  if (lit?.type === 'targets' && lit.answer !== 'shoot' && shown !== null) {
    const receiver = scene.tokens.find((token) => token.hex === shown);
    if (receiver?.side === choosing.side) facts.push(`previewed pass ${nameOf(shown)}`);
  }
  return facts;
}
