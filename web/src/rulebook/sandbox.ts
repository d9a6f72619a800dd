// A figure of the rulebook as a match against the computer.

import { address } from '../lib/addresses';
import { api } from '../lib/api';
import { usualLevel } from '../lib/levels';
import { router } from '../lib/router.svelte';
import { hold } from '../lib/seats';
import { settings } from '../lib/settings.svelte';

export async function tryFigure(game: string, figure: string): Promise<void> {
  const coaches = (await api.games()).find(({ name }) => name === game)?.coaches ?? [];
  const coach = usualLevel(coaches, settings.levels[game] ?? '');
  const made = await api.playFigure(game, figure, { coach });
  hold({ room: made.room, token: made.token, game, invitations: {}, watch: made.watch });
  router.go(address.match(made.room));
}
