// Words of the French Flair screen that several of its parts say.

import type { PlayRow } from '../generated/french-flair';
import type { Chance } from '../generated/protocol';
import { percent, say, t } from '../lib/words.svelte';

/** The metres that a play makes. */
export function groundOf(row: PlayRow): string {
  const [least, most] = row.metres;
  return least === most ? t('play-metres', { metres: least }) : t('play-metres-between', { least, most });
}

/** Something that may come, with its chance: «Won 53%». */
export function chanceOf(end: Chance): string {
  return `${say(end.said)} ${percent(end.chance)}`;
}
