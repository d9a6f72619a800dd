// Names that come from the server and may be newer than this page: said if there is a word for them, shown as they are if not.

import { known, t } from './words.svelte';

function named(kind: string, name: string): string {
  const key = `${kind}-${name.replaceAll('_', '-')}`;
  return known(key) ? t(key) : name.replaceAll('_', ' ');
}

export const coachName = (name: string): string => named('coach', name);
export const coachFact = (name: string): string => (known(`coach-${name}-fact`) ? t(`coach-${name}-fact`) : '');
export const styleName = (style: string): string => named('style', style);
export const gameName = (name: string): string => named('game', name);
export const editionName = (edition: string): string => t('ca-edition', { edition });
