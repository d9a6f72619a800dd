// From a request to a seat: make the room, keep its tokens, open the match.

import type { RoomRequest } from '../generated/protocol';
import { address } from './addresses';
import { api } from './api';
import { router } from './router.svelte';
import { hold } from './seats';

export async function play(request: RoomRequest): Promise<void> {
  const made = await api.makeRoom(request);
  hold({ room: made.room, token: made.token, game: request.game, invitations: made.invitations, watch: made.watch });
  router.go(address.match(made.room));
}
