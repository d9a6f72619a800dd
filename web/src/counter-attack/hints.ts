// Answers of a hint: what each is called, and how it is shown on the board.

import type { Group, Scene } from '../generated/counter-attack';
import { named, say as said, surname, t } from '../lib/words.svelte';
import type { Choosing } from './choosing.svelte';
import { nameOf, numberOf } from './geometry';

/** An answer, found among the options: its name, and what of the board it is about. */
interface Found {
  readonly name: string;
  readonly player?: number;
  readonly aim?: string;
  readonly hex?: number;
}

function playerName(scene: Scene, player: number): string {
  const token = scene.tokens[player];
  return token ? named({ type: 'person', name: token.name, shirt: token.shirt, side: token.side }) : '';
}

function cardName(scene: Scene, card: number): string | undefined {
  const { drafting, bench } = scene;
  const known = [...(drafting?.face_up ?? []), ...(drafting?.home ?? []), ...(drafting?.away ?? []), ...bench.flat()];
  const found = known.find((one) => one.card === card);
  return found && surname(found.name);
}

function hexName(hex: number): string {
  return `(${nameOf(hex).replace(',', ', ').replaceAll('-', '−')})`;
}

/** The hex at the end of an answer that begins like those of a group. */
function hexAfter(start: string, answer: string): number | null {
  const place = answer.startsWith(`${start} `) ? answer.slice(start.length + 1) : '';
  const [, x, z] = /^(-?\d+),(-?\d+)$/.exec(place) ?? [];
  return x === undefined || z === undefined ? null : numberOf(Number(x), Number(z));
}

function inGroup(group: Group, answer: string, scene: Scene): Found | null {
  switch (group.type) {
    case 'call':
      return group.answer === answer ? { name: said(group.label) } : null;
    case 'moves':
    case 'targets': {
      const hex = hexAfter(group.answer, answer);
      if (hex === null) return null;
      const there = scene.tokens.find((token) => token.hex === hex);
      const to = there ? playerName(scene, there.player) : hexName(hex);
      if (group.type === 'targets')
        return { name: t('idea-aim', { call: said(group.label), to }), aim: group.answer, hex };
      return { name: t('idea-move', { player: playerName(scene, group.player), to }), player: group.player, hex };
    }
    case 'players': {
      const one = group.players.find((each) => each.answer === answer);
      const name = one && t('idea-aim', { call: said(group.label), to: playerName(scene, one.player) });
      return one && name ? { name, player: one.player } : null;
    }
    case 'cards': {
      const place = group.cards.findIndex((each) => each.answer === answer);
      const card = group.cards[place];
      if (!card) return null;
      return { name: (!group.face_down && cardName(scene, card.card)) || t('draft-face-down', { place: place + 1 }) };
    }
    case 'line_ups':
      return answer.startsWith(`${group.answer} `) ? { name: t('line-up-done') } : null;
    case 'substitutions': {
      const one = group.substitutions.find((each) => each.answer === answer);
      if (!one) return null;
      const to = cardName(scene, one.card) ?? '';
      return { name: t('idea-change', { player: playerName(scene, one.player), to }), player: one.player };
    }
    default:
      return null;
  }
}

/** An answer as people call it; one in no group keeps its notation. */
export function find(answer: string, groups: readonly Group[], scene: Scene): Found {
  for (const group of groups) {
    const found = inGroup(group, answer, scene);
    if (found) return found;
  }
  return { name: answer };
}

/** Show an answer on the board as if it were about to be given. */
export function show(answer: string, choosing: Choosing): void {
  const scene = choosing.scene;
  if (!scene) return;
  const { player, aim, hex } = find(answer, choosing.groups, scene);
  if (aim !== undefined && hex !== undefined) {
    if (choosing.aim !== aim) choosing.take(aim);
    if (choosing.target !== hex) choosing.pressHex(hex);
  } else if (player !== undefined) {
    choosing.choose(player);
    choosing.over(null);
    if (hex !== undefined) choosing.over(hex);
  }
}
