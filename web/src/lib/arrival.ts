// Which seat a page takes in a match: by its link, by what was chosen in this tab, or by what this browser holds.

import type { RoomStatus } from '../generated/protocol';
import { api } from './api';
import { CLOCK } from '../options/rules';
import { hold, holdToo, seatIn, sitHere, tabSeat } from './seats';

/** A link to another seat of a room in which I play already. */
export interface Choice {
  readonly room: string;
  readonly mine: RoomStatus;
  readonly theirs: RoomStatus;
  /** The tokens of my seat, of the link, and for watching if I have one. */
  readonly own: string;
  readonly link: string;
  readonly watch: string | null;
}

/** The token of the seat to take, null for none; undefined where that is for a person to say. */
export function seatOf(room: string, link: string | null): string | null | undefined {
  const held = seatIn(room);
  if (!link) return tabSeat(room) ?? held?.token ?? null;
  if (!held) hold({ room, token: link, game: '', invitations: {}, watch: null });
  else if (link === held.token || link === held.invitation) {
    sitHere(room, null);
    return held.token;
  } else if (link !== tabSeat(room)) return undefined;
  return link;
}

type Status = (request: { tokens: readonly string[] }) => Promise<readonly RoomStatus[]>;

/** What a link offers beside the seat that is held: a choice, or a seat that takes nothing from anybody. */
export async function offered(room: string, link: string, status: Status = api.status): Promise<Choice | string> {
  const held = seatIn(room);
  if (!held) return seatOf(room, link) ?? link;
  const known = async (token: string): Promise<RoomStatus | undefined> =>
    (await status({ tokens: [token] })).find((one) => one.room === room);
  const [mine, theirs] = await Promise.all([known(held.token), known(link)]);
  if (!theirs) return link; // the server says why it opens nothing
  if (mine?.sides.length && mine.sides.join() !== theirs.sides.join()) {
    return { room, mine, theirs, own: held.token, link, watch: theirs.sides.length ? held.watch : link };
  }
  hold({ ...held, token: link });
  sitHere(room, null);
  return link;
}

/** Take a seat of a choice in this tab. Mine stays mine. */
export function take(choice: Choice, token: string): string {
  if (token !== choice.own) holdToo(choice.room, token);
  sitHere(choice.room, token === choice.own ? null : token);
  return token;
}

/** The match that a link invites to, if its rules are others than those of an edition; null where nothing is asked. */
export async function invitation(link: string, status: Status = api.status): Promise<RoomStatus | null> {
  try {
    const [found] = await status({ tokens: [link] });
    const vacant = found?.seats.some(({ side, vacant }) => vacant && found.sides.includes(side));
    const changed = found && (found.rules.beginner || Object.keys(found.rules.changes).some((name) => name !== CLOCK));
    return found && vacant && changed ? found : null;
  } catch {
    return null; // the match says what is wrong
  }
}
