// The events of Counter Attack, as the entries of its matches hold them.

import type { CounterAttackEventMessage } from '../generated/counter-attack-events';
import type { Scene } from '../generated/counter-attack';
import { HEX } from '../generated/pitch';
import type { Entry, EventMessage } from '../generated/protocol';
import { t } from '../lib/words.svelte';

/** The events of an entry: a match of this game holds no others. */
export function eventsOf(entry: Entry | undefined): readonly CounterAttackEventMessage[] {
  return (entry?.events ?? []) as readonly CounterAttackEventMessage[];
}

/** The faces of the dice that an event tells of, in order. */
export function facesOf({ event }: CounterAttackEventMessage): readonly number[] {
  if ('dice' in event) return event.dice;
  return 'die' in event ? [event.die] : [];
}

/** A hex as the rules name it, with a real minus sign. */
function pair(hex: number): string {
  const found = HEX.get(hex);
  return found ? `(${[found.x, found.z].map((part) => `${part}`.replace('-', '−')).join(', ')})` : '';
}

/** Where an event was: its hex, or from where to where. */
export function coordinates({ event, path }: EventMessage): string {
  const told = event as { readonly start?: number; readonly hex?: number; readonly target?: number };
  const hexes = [told.start, told.target ?? path?.at(-1) ?? told.hex].filter((hex) => hex !== undefined);
  return hexes.map(pair).filter(Boolean).join(' → ');
}

const UNDONE: Readonly<Record<string, string>> = {
  Moved: 'run',
  Placed: 'place',
  StepBegan: 'step',
  PhaseEnded: 'step',
  PhaseBegan: 'phase',
};

/** What is undone by taking back an entry; whose it is, where both sides play at one screen. */
export function undone(entry: Entry | undefined, scene: Scene, shared: boolean): string {
  const event = eventsOf(entry).find((one) => one.event.type in UNDONE)?.event;
  const token = event && 'player' in event ? scene.tokens[event.player as number] : undefined;
  return t('ca-back', {
    what: (event && UNDONE[event.type]) ?? 'other',
    player: token ? { type: 'person', name: token.name, shirt: token.shirt, side: token.side } : '',
    shared: shared ? 'yes' : 'no',
    name: entry?.by === 'away' ? scene.away : scene.home,
  });
}
