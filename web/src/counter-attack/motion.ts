// Steps as motion: tokens along their path, the ball along its own, dice before their verdict. Nothing waits for it.

import type { CounterAttackEventMessage } from '../generated/counter-attack-events';
import type { Scene } from '../generated/counter-attack';
import type { Snapshot, Step } from '../lib/scenery';
import { settings } from '../lib/settings.svelte';
import { wait } from '../lib/wait';
import { eventsOf, facesOf } from './events';
import { centre, R, type Point } from './geometry';

const DICE = 620;
const STEP = 130;
const BALL = 45;
const PAUSE = 260;

function pace(): number {
  return settings.still ? 0 : settings.pace === 'brisk' ? 0.5 : 1;
}

function sceneOf(snapshot: Snapshot): Scene | null {
  return snapshot.scene.type === 'counter-attack' ? (snapshot.scene as Scene) : null;
}

/** Move an element through points of the pitch; it stays where it ends until the scene is drawn anew. */
async function along(
  element: Element | null,
  points: readonly Point[],
  each: number,
  hurry: AbortSignal,
  high = false,
): Promise<void> {
  if (!element || points.length < 2 || each <= 0 || hurry.aborted) return;
  const middle = (points.length - 1) / 2;
  const frames = points.map(({ x, y }, at) => ({
    transform: `translate(${x}px, ${y}px) scale(${high ? 1 + 0.5 * (1 - Math.abs(at - middle) / (middle || 1)) : 1})`,
  }));
  const animation = element.animate(frames, {
    duration: each * (points.length - 1),
    easing: high ? 'ease-in-out' : 'linear',
    fill: 'forwards',
  });
  const finish = (): void => animation.finish();
  hurry.addEventListener('abort', finish);
  await animation.finished.catch(() => {});
  hurry.removeEventListener('abort', finish);
  // The next drawing of the scene puts the element there by itself.
  requestAnimationFrame(() => animation.cancel());
}

function between(from: Point, to: Point, steps: number): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / steps,
    y: from.y + ((to.y - from.y) * at) / steps,
  }));
}

/** How a step is shown on a board. `tell` is called with the events whose dice are to be seen. */
export function player(board: () => Element | null, tell: (events: readonly CounterAttackEventMessage[]) => void) {
  return async (step: Step, before: Snapshot, hurry: AbortSignal): Promise<void> => {
    const factor = pace();
    const was = sceneOf(before);
    const is = sceneOf(step.snapshot);
    if (!was || !is) return;
    const events = eventsOf(step.entry);
    const dice = events.filter((message) => facesOf(message).length);
    if (dice.length) {
      tell(dice);
      await wait(DICE * factor, hurry);
    }
    if (!factor || hurry.aborted) return;
    const root = board();
    const moved = events.flatMap(({ event, path }) => (event.type === 'Moved' ? [{ ...event, path: path ?? [] }] : []));
    for (const { player: token, start, path } of moved) {
      const points = [start, ...path].map(centre);
      const carried = was.carrier === token;
      await Promise.all([
        along(root?.querySelector(`[data-player="${token}"]`) ?? null, points, STEP * factor, hurry),
        carried
          ? along(
              root?.querySelector('[data-ball]') ?? null,
              points.map(({ x, y }) => ({
                x: x + 0.62 * R * (was.tokens[token]?.side === was.right ? 1 : -1),
                y: y + 0.55 * R,
              })),
              STEP * factor,
              hurry,
            )
          : Promise.resolve(),
      ]);
    }
    const others = is.tokens.filter(
      (token) =>
        token.hex !== null &&
        was.tokens[token.player]?.hex != null &&
        was.tokens[token.player]?.hex !== token.hex &&
        !moved.some(({ player }) => player === token.player),
    );
    await Promise.all(
      others
        .slice(0, 22)
        .map((token) =>
          along(
            root?.querySelector(`[data-player="${token.player}"]`) ?? null,
            between(centre(was.tokens[token.player]?.hex ?? 0), centre(token.hex ?? 0), 2),
            STEP * factor,
            hurry,
          ),
        ),
    );
    const flies =
      was.ball !== null &&
      is.ball !== null &&
      was.ball !== is.ball &&
      !moved.some(({ player }) => player === was.carrier);
    if (flies && was.ball !== null && is.ball !== null) {
      const from = centre(was.ball);
      const to = centre(is.ball);
      const hexes = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / (1.7 * R)));
      const high = events.some(
        ({ event }) => event.type === 'PassCalled' && ['high', 'long', 'kick', 'throw_to_head'].includes(event.kind),
      );
      await along(
        root?.querySelector('[data-ball]') ?? null,
        between(from, to, hexes),
        BALL * factor * (high ? 1.6 : 1),
        hurry,
        high,
      );
    }
    if (step.snapshot.thinking || step.entry.by !== 'chance')
      await wait(PAUSE * factor * (step.snapshot.thinking ? 1 : 0.25), hurry);
  };
}
