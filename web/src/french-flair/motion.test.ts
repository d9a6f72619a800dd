import { describe, expect, it } from 'vitest';
import type { FrenchFlairEvent, FrenchFlairEventMessage } from '../generated/french-flair-events';
import type { Scene } from '../generated/french-flair';
import type { Snapshot, Step } from '../lib/scenery';
import { Pace } from '../lib/pace';
import { Motion } from './motion.svelte';

const snapshot = (x: number, home: number): Snapshot =>
  ({ scene: { type: 'french-flair', x, score: [home, 0] } as unknown as Scene }) as unknown as Snapshot;
const told = (type: string, fields: object, highlight = false): FrenchFlairEventMessage => ({
  event: { type, rule: '', ...fields } as FrenchFlairEvent,
  message: null,
  highlight,
  path: null,
  score: null,
  line: 0,
});

const TRY: Step = {
  entry: {
    entry: 1,
    by: 'chance',
    lines: [],
    ordered: false,
    time: { type: 'said', key: '', args: {} },
    events: [
      told('Thrown', { side: 'home', dice: [6, 4] }),
      told('Carried', { side: 'home', metres: 30, x: 100 }),
      told('TryScored', { side: 'home' }, true),
    ],
  },
  snapshot: snapshot(100, 5),
};

const following = (factor: number) => ({
  pace: new Pace(() => factor),
  begin: () => Promise.resolve(),
  reveal: () => {},
  celebrate: () => Promise.resolve(),
});

describe('motion', () => {
  it('is over at once where nothing moves', async () => {
    const motion = new Motion(following(0));
    await motion.show(TRY, snapshot(70, 0), new AbortController().signal);
    expect(motion.told).toHaveLength(3);
    expect(motion.ball).toEqual({ x: 100, ms: 0, flies: false });
    expect([motion.scores, motion.score]).toEqual([null, null]);
  });

  it('shows the dice before the ball goes, and ends at once when it is skipped', async () => {
    const motion = new Motion(following(1));
    const hurry = new AbortController();
    const shown = motion.show(TRY, snapshot(70, 0), hurry.signal);
    await new Promise((resolve) => setTimeout(resolve));
    expect(motion.told.map(({ event }) => event.type)).toEqual(['Thrown']);
    expect(motion.ball?.x).toBe(70);
    hurry.abort();
    await shown;
    expect(motion.ball?.x).toBe(100);
  });
});
