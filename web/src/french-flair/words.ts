// Words of the French Flair screen that several of its parts say.

import type { PlayRow } from '../generated/protocol';
import { t } from '../lib/words.svelte';

/** The metres that a play makes. */
export function groundOf(row: PlayRow): string {
  const [least, most] = row.metres;
  return least === most ? t('play-metres', { metres: least }) : t('play-metres-between', { least, most });
}
