// From a wish to a seat: make the room, keep its tokens, open the match.

import type { RoomWish } from '../generated/protocol';
import { api } from './api';
import { router } from './router.svelte';
import { hold } from './seats';

export async function play(wish: RoomWish): Promise<void> {
  const made = await api.makeRoom(wish);
  hold({ room: made.room, token: made.token, game: wish.game, invitations: made.invitations, watch: made.watch });
  router.go(`/match/${made.room}`);
}
