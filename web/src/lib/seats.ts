// The seats that this browser holds: a secret token for each, kept here and nowhere else.
//
// The list is one that earlier versions read and write too: what they know of a room is my own seat in it.
// Everything that shows a seat is redrawn when the list changes, here or in another tab.
import { createSubscriber } from 'svelte/reactivity';
import { on } from 'svelte/events';
import { address, link } from './addresses';

export interface Held {
  room: string;
  /** Of my own seat: one that plays, if I have one. */
  token: string;
  game: string;
  /** Links to be handed on, as long as they may still be wanted. */
  invitations: Partial<Record<'home' | 'away', string>>;
  watch: string | null;
  /** Tokens of further seats in the same room. */
  others?: readonly string[];
  /** The invitation by which I took my seat: its link leads me back to it. */
  invitation?: string;
  /** Whether the sides wear each other's kit: clubs keep their colours in a rematch. */
  swapped?: true;
}

const KEY = 'touchline.seats';
const TAB = 'touchline.tab-seats';
const SECRETS = 'touchline.secrets';
const MOST = 1000; // more than anybody plays; a match vanishes from no list
const MOST_SECRETS = 50;
const NOTHING = { game: '', invitations: {}, watch: null };
let changedHere: (() => void) | null = null;
const follow = createSubscriber((changed) => {
  changedHere = changed;
  return on(window, 'storage', changed);
});

export function seats(): readonly Held[] {
  follow();
  const list = read('localStorage', KEY);
  return Array.isArray(list) ? list.filter(isHeld).map((held) => ({ ...NOTHING, ...held })) : [];
}

export function seatIn(room: string): Held | undefined {
  return seats().find((seat) => seat.room === room);
}

/** Hold a seat of my own. One that I held in the room before stays mine too. */
export function hold(held: Held): void {
  const before = seatIn(held.room);
  const others = [...(held.others ?? []), ...(before ? [before.token, ...(before.others ?? [])] : [])];
  write([{ ...held, ...several(held.token, others) }, ...without(held.room)]);
}

/** Hold another seat in a room beside my own. */
export function holdToo(room: string, token: string, game = ''): void {
  const before = seatIn(room);
  if (!before) hold({ ...NOTHING, room, token, game });
  else hold({ ...before, others: [...(before.others ?? []), token] });
}

/** Hold an invitation in place of the old one, or the link to watch. */
export function invite(room: string, side: 'home' | 'away' | null, token: string): void {
  const held = seatIn(room);
  if (held && !side) write([{ ...held, watch: token }, ...without(room)]);
  else if (held && side) write([{ ...held, invitations: { ...held.invitations, [side]: token } }, ...without(room)]);
}

/** A guest has taken a side: its invitation is used. */
export function taken(room: string, side: 'home' | 'away'): void {
  const held = seatIn(room);
  if (!held?.invitations[side]) return;
  const invitations = Object.fromEntries(Object.entries(held.invitations).filter(([one]) => one !== side));
  write([{ ...held, invitations }, ...without(room)]);
}

/** In this room the sides wear each other's kit. */
export function swapKits(room: string): void {
  const held = seatIn(room);
  if (held) write([{ ...held, swapped: true }, ...without(room)]);
}

/** Forget a room. What is given back remembers it again. */
export function leave(room: string): () => void {
  const [place, held] = [seats().findIndex((seat) => seat.room === room), seatIn(room)];
  write(without(room));
  sitHere(room, null);
  return () => {
    if (held && !seatIn(room)) write([...seats().slice(0, place), held, ...seats().slice(place)]);
  };
}

/** The seat that was chosen for this tab alone, if one was: it outlives a reload, and no other tab knows of it. */
export function tabSeat(room: string): string | null {
  const chosen = read('sessionStorage', TAB);
  const token = isRecord(chosen) ? chosen[room] : null;
  return typeof token === 'string' ? token : null;
}

/** Choose a seat for this tab; null for my own. */
export function sitHere(room: string, token: string | null): void {
  const chosen = read('sessionStorage', TAB);
  const others = Object.entries(isRecord(chosen) ? chosen : {}).filter(([one]) => one !== room);
  keep('sessionStorage', TAB, Object.fromEntries(token ? [...others, [room, token]] : others));
}

/** What opens my seat once an invitation is accepted. It is kept before it is sent: a lost line costs nobody a seat. */
export function secretFor(token: string): string {
  const secrets = secretsKept();
  const [, kept] = secrets.find(([one]) => one === token) ?? [];
  const secret = kept ?? fresh();
  if (!kept) keep('localStorage', SECRETS, Object.fromEntries([...secrets.slice(1 - MOST_SECRETS), [token, secret]]));
  return secret;
}

/** The token of a seat that was opened: if it is another from now on, because an invitation was accepted, hold that. */
export function opened(room: string, by: string, token: string): void {
  if (by === token) return forgetSecret(by);
  const held = seatIn(room);
  if (held) {
    const others = held.others?.map((one) => (one === by ? token : one));
    const invitations = Object.fromEntries(Object.entries(held.invitations).filter(([, one]) => one !== by));
    const own = held.token === by ? { token, invitation: by } : {};
    write([{ ...held, ...(others ? { others } : {}), invitations, ...own }, ...without(room)]);
  }
  if (tabSeat(room) === by) sitHere(room, token);
  forgetSecret(by);
}

function secretsKept(): [string, string][] {
  const kept = read('localStorage', SECRETS);
  return Object.entries(isRecord(kept) ? kept : {}).filter(
    (one): one is [string, string] => typeof one[1] === 'string',
  );
}

function forgetSecret(token: string): void {
  const left = secretsKept().filter(([one]) => one !== token);
  keep('localStorage', SECRETS, Object.fromEntries(left));
}

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A link that seats its visitor. The token is behind the #, which is never sent to a server. */
export function linkFor(room: string, token: string): string {
  return link(`${address.match(room)}#${token}`);
}

function several(own: string, others: readonly string[]): Pick<Held, 'others'> {
  const rest = [...new Set(others)].filter((token) => token !== own);
  return rest.length ? { others: rest } : {};
}

function without(room: string): readonly Held[] {
  return seats().filter((seat) => seat.room !== room);
}

function write(list: readonly Held[]): void {
  keep('localStorage', KEY, list.slice(0, MOST));
  changedHere?.();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isHeld(value: unknown): value is Held {
  return isRecord(value) && typeof value.room === 'string' && typeof value.token === 'string';
}

// A browser that keeps nothing refuses the storage itself.
type Kept = 'localStorage' | 'sessionStorage';

function read(where: Kept, key: string): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(where: Kept, key: string, value: unknown): void {
  try {
    globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // It plays on until the page is closed.
  }
}
