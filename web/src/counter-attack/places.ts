// The name of a hex: its place, its player, and its chance.

import { AREAS, FLANK } from '../generated/pitch';
import type { Scene } from '../generated/counter-attack';
import type { Side } from '../generated/protocol';
import { named, percent, t } from '../lib/words.svelte';
import { allows, type Choosing, type Reach } from './choosing.svelte';

const BY_HEX = new Map(AREAS.flatMap(([area, end, hexes]) => hexes.map((hex) => [hex, { area, end }] as const)));
const NORTH = new Set<number>(FLANK.north);
const SOUTH = new Set<number>(FLANK.south);

/** Where a hex lies, as a side sees it that attacks one of the ends. */
export function placeOf(hex: number, scene: Scene, side: Side): string {
  const { area, end } = BY_HEX.get(hex) ?? { area: 'midfield', end: null };
  const attacks = side === scene.right ? 'right' : 'left';
  const left = attacks === 'right' ? NORTH : SOUTH;
  const right = attacks === 'right' ? SOUTH : NORTH;
  return t('ca-place', {
    area,
    whose: end === null || end === attacks ? 'theirs' : 'yours',
    flank: left.has(hex) ? 'left' : right.has(hex) ? 'right' : 'centre',
  });
}

/** The name of a hex on the board, for screen readers. */
export function hexName(hex: number, scene: Scene, choosing: Choosing, side: Side): string {
  const token = scene.tokens.find((one) => one.hex === hex);
  const who = token && named({ type: 'person', name: token.name, shirt: token.shirt, side: token.side });
  const club = token && (token.side === 'home' ? scene.home : scene.away);
  const parts = [placeOf(hex, scene, side), token ? `${who}, ${club}` : t('board-free')];
  if (choosing.lit) parts.push(prospect(hex, choosing, choosing.lit));
  return parts.join(', ');
}

/** What comes of answering with a hex, as far as it is known. */
function prospect(hex: number, choosing: Choosing, lit: Reach): string {
  if (!allows(lit, hex)) return t('board-no');
  const note = choosing.notes.get(hex);
  if (lit.type === 'moves') {
    if (!note) return t('board-reach');
    return t(note.kind === 'good' ? 'board-win' : 'board-lose', { chance: percent(note.chance) });
  }
  const seen = choosing.hover === hex ? (choosing.look?.good ?? null) : null;
  const good = seen ?? (note === undefined ? null : note.kind === 'good' ? note.chance : 1 - note.chance);
  if (good === null) return t('board-reach');
  const chance = percent(good);
  return BY_HEX.get(hex)?.area === 'goal' ? t('board-score', { chance }) : t('board-receive', { chance });
}
