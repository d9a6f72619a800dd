// The trails of moments on the field: where the ball was carried and kicked, with the number of the moment.

import type { Entry } from '../generated/protocol';
import type { Moment } from '../lib/moments';
import { eventsOf } from './events';
import { LENGTH } from './field';

export interface Trail {
  readonly number: number;
  readonly kind: 'run' | 'ball';
  readonly from: number;
  readonly to: number;
}

/** The trails of some moments, in order: of each its carries in one, and its kicks. */
export function trailsOf(moments: readonly Moment[], entries: readonly Entry[]): readonly Trail[] {
  const begin = entries[0]?.entry ?? 1;
  return moments.flatMap((moment) => {
    const numbers = new Set(moment.lines.map((line) => line.number));
    const first = Math.min(...moment.lines.map((line) => line.first));
    const trails: Trail[] = [];
    for (const entry of entries.slice(Math.max(0, first - begin), moment.last - begin + 1)) {
      for (const { event, line } of eventsOf(entry)) {
        if (!numbers.has(line)) continue;
        if (event.type === 'Kicked')
          trails.push({ number: moment.number, kind: 'ball', from: event.start, to: event.x });
        if (event.type !== 'Carried' && event.type !== 'Intercepted') continue;
        // Metres are counted to the goal line, and a try lies beyond it.
        const home = event.side === 'home';
        const from = home ? Math.min(event.x, LENGTH) - event.metres : Math.max(event.x, 0) + event.metres;
        const before = trails.at(-1);
        if (before?.kind === 'run' && before.to === from) trails[trails.length - 1] = { ...before, to: event.x };
        else trails.push({ number: moment.number, kind: 'run', from, to: event.x });
      }
    }
    return trails.filter(({ from, to }) => from !== to);
  });
}
