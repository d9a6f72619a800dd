// The page alone adds what a server would do: loading, keeping, watching another tab.

import AtDoor from '../../page/AtDoor.svelte';
import Loading from '../../page/Loading.svelte';
import OnHome from '../../page/OnHome.svelte';
import OnCompetitions from '../../page/OnCompetitions.svelte';
import OnMatches from '../../page/OnMatches.svelte';
import OnMatch from '../../page/OnMatch.svelte';
import type { Extras } from './backend';

export const extras: Extras = {
  door: AtDoor,
  loading: Loading,
  home: OnHome,
  matches: OnMatches,
  competitions: OnCompetitions,
  match: OnMatch,
};
