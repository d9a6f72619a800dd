// Calls that are no answers: the way back from an earlier position, and those of the other side's turn.

import type { Following } from '../lib/following.svelte';
import type { Match } from '../lib/match.svelte';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import type { Extra } from './Calls.svelte';

/** The call that shows the present again. */
export function backToNow(match: Pick<Match, 'now'>): Extra {
  return {
    id: 'now',
    label: t('back-to-now'),
    fact: t('back-to-now-fact'),
    key: 'Escape',
    primary: true,
    run: () => match.now(),
  };
}

/** What may be done while the other side plays: hold a moment, step, skip, change the speed. */
export function followCalls(following: Following, match: Match): readonly Extra[] {
  if (!following.live || !following.moments.length || match.snapshot?.ending) return [];
  const held = match.paused;
  return [
    {
      id: 'pause',
      label: t(held ? 'recap-go-on' : 'recap-pause'),
      fact: t('recap-pause-fact'),
      key: ' ',
      pressed: held,
      run: () => following.toggle(),
    },
    { id: 'step-back', label: t('recap-back'), key: 'ArrowLeft', run: () => following.back() },
    { id: 'step-on', label: t('recap-on'), key: 'ArrowRight', run: () => following.on() },
    { id: 'skip', label: t('recap-skip'), fact: t('recap-skip-fact'), key: 'Escape', run: () => match.skip() },
    {
      id: 'speed',
      label: t('recap-speed'),
      fact: t(`settings-pace-${settings.pace}`),
      key: 'V',
      run: () => following.speed(),
    },
  ];
}
