// The trails of moments on the pitch: where players ran and the ball went, with the number of the moment.

import type { CounterAttackEventMessage } from '../generated/counter-attack-events';
import type { Entry } from '../generated/protocol';
import type { Moment } from '../lib/moments';
import { eventsOf } from './events';

export interface Trail {
  readonly number: number;
  readonly kind: 'run' | 'ball';
  readonly hexes: readonly number[];
}

/** The trails of some moments, in order; runs of one player in a moment are one trail. */
export function trailsOf(moments: readonly Moment[], entries: readonly Entry[]): readonly Trail[] {
  const begin = entries[0]?.entry ?? 1;
  return moments.flatMap((moment) => {
    const numbers = new Set(moment.lines.map((line) => line.number));
    const first = Math.min(...moment.lines.map((line) => line.first));
    const events = entries
      .slice(Math.max(0, first - begin), moment.last - begin + 1)
      .flatMap((entry) => eventsOf(entry).filter((message) => numbers.has(message.line)));
    const runs = new Map<number, number[]>();
    const balls: number[][] = [];
    for (const message of events) {
      const { event, path } = message;
      if (event.type === 'Moved') {
        const way = path?.length ? path : [event.hex];
        const run = runs.get(event.player);
        if (run) run.push(...way);
        else runs.set(event.player, [event.start, ...way]);
      } else {
        const flown = ballOf(message);
        if (flown) balls.push(flown);
      }
    }
    return [
      ...balls.map((hexes) => ({ number: moment.number, kind: 'ball' as const, hexes })),
      ...[...runs.values()].map((hexes) => ({ number: moment.number, kind: 'run' as const, hexes })),
    ].filter(({ hexes }) => new Set(hexes).size > 1);
  });
}

/** Where the ball went by an event, if it did. */
function ballOf({ event }: CounterAttackEventMessage): number[] | null {
  if (event.type === 'PassCalled' || event.type === 'ShotTaken') return [event.start, event.target];
  if (event.type === 'Scattered') return [event.source, event.hex];
  return null;
}
