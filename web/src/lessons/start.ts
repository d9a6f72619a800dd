// Into a lesson: make its room, keep its seat, open it.

import type { LessonRequest } from '../generated/protocol';
import { address } from '../lib/addresses';
import { api } from '../lib/api';
import { router } from '../lib/router.svelte';
import { hold } from '../lib/seats';

export async function learn(request: LessonRequest): Promise<void> {
  const made = await api.makeLesson(request);
  const game = request.lesson.split('/')[0] ?? '';
  hold({ room: made.room, token: made.token, game, invitations: made.invitations, watch: made.watch });
  router.go(address.match(made.room));
}

const OFFERED = 'touchline.first-match';

/** Whether a first match is still to be offered to somebody who is new. */
export function isOffered(): boolean {
  try {
    return localStorage.getItem(OFFERED) === null;
  } catch {
    return false;
  }
}

/** It was offered, and taken or left. */
export function offered(): void {
  try {
    localStorage.setItem(OFFERED, 'yes');
  } catch {
    // A browser that keeps nothing is never offered it: see above.
  }
}
