// Steps as motion: tokens along their path, the ball along its own, dice before their verdict. Each moves once and stays.

import type { CounterAttackEventMessage } from '../generated/counter-attack-events';
import type { Scene } from '../generated/counter-attack';
import type { Following } from '../lib/following.svelte';
import type { Snapshot, Step } from '../lib/scenery';
import { wait } from '../lib/wait';
import { ballOf, feet } from './ball';
import { eventsOf, facesOf } from './events';
import { centre, R, type Point } from './geometry';

const DICE = 620;
const NEXT_DIE = 120;
const STEP = 130;
const BALL = 45;
/** From the tee to the target at least, however near. */
const KICK = 180;
const HIGH: ReadonlySet<string> = new Set(['high', 'long', 'kick', 'throw_to_head']);

function sceneOf(snapshot: Snapshot): Scene | null {
  return snapshot.scene.type === 'counter-attack' ? (snapshot.scene as Scene) : null;
}

/** What moves in one step: elements stay where they end until the scene after it is drawn. */
class Movers {
  readonly #moved: Animation[] = [];

  constructor(
    private readonly root: Element | null,
    private readonly hurry: AbortSignal,
  ) {}

  /** Move an element through points of the pitch. */
  async along(what: string, points: readonly Point[], milliseconds: number, high = false): Promise<void> {
    const element = this.root?.querySelector(what);
    if (!element || points.length < 2) return;
    const middle = (points.length - 1) / 2;
    const frames = points.map(({ x, y }, at) => ({
      transform: `translate(${x}px, ${y}px) scale(${high ? 1 + 0.5 * (1 - Math.abs(at - middle) / (middle || 1)) : 1})`,
    }));
    const animation = element.animate(frames, {
      duration: milliseconds,
      easing: high ? 'ease-in-out' : 'linear',
      fill: 'forwards',
    });
    this.#moved.push(animation);
    const finish = (): void => animation.finish();
    if (this.hurry.aborted || milliseconds <= 0) finish();
    this.hurry.addEventListener('abort', finish);
    await animation.finished.catch(() => {});
    this.hurry.removeEventListener('abort', finish);
  }

  /** The next scene is drawn before the next frame, and has everything where it ended. */
  rest(): void {
    requestAnimationFrame(() => {
      for (const animation of this.#moved) animation.cancel();
    });
  }
}

function between(from: Point, to: Point, steps: number): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / steps,
    y: from.y + ((to.y - from.y) * at) / steps,
  }));
}

function apart(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** How a step is shown on a board. `tell` is called with the events whose dice are to be seen. */
export function player(
  board: () => Element | null,
  following: Following,
  tell: (events: readonly CounterAttackEventMessage[]) => void,
) {
  const { pace } = following;
  return async (step: Step, before: Snapshot, hurry: AbortSignal): Promise<void> => {
    const was = sceneOf(before);
    const is = sceneOf(step.snapshot);
    if (!was || !is) return;
    await following.begin(step.entry, (milliseconds) => wait(milliseconds, hurry));
    const events = eventsOf(step.entry);
    const dice = events.filter((message) => facesOf(message).length);
    if (dice.length) {
      tell(dice);
      const most = Math.max(...dice.map((message) => facesOf(message).length));
      await wait(pace.grant(DICE + NEXT_DIE * (most - 1)), hurry);
    }
    following.reveal(step.entry, dice.length > 0);
    const movers = new Movers(board(), hurry);
    const runners = await run(movers, events, was, following);
    await shift(movers, was, is, runners, following);
    if (events.some(({ event }) => event.type === 'GoalScored')) await net(movers, was, following);
    else if (!runners.has(was.carrier ?? -1)) await fly(movers, events, was, is, following);
    await following.celebrate(step, hurry);
    movers.rest();
  };
}

/** Runs one after another, with the ball at the carrier's feet. */
async function run(
  movers: Movers,
  events: readonly CounterAttackEventMessage[],
  was: Scene,
  { pace }: Following,
): Promise<ReadonlySet<number>> {
  const runners = new Set<number>();
  for (const { event, path } of events) {
    if (event.type !== 'Moved') continue;
    runners.add(event.player);
    const points = [event.start, ...(path ?? [])].map(centre);
    const length = pace.grant(STEP * (points.length - 1));
    const beside = feet(was.tokens[event.player]?.side === was.right);
    const moves = [movers.along(`[data-player="${event.player}"]`, points, length)];
    if (was.carrier === event.player) {
      const rolls = points.map(({ x, y }) => ({ x: x + beside.x, y: y + beside.y }));
      moves.push(movers.along('[data-ball]', rolls, length));
    }
    await Promise.all(moves);
  }
  return runners;
}

/** Everybody else who stands elsewhere now, all at once. */
async function shift(
  movers: Movers,
  was: Scene,
  is: Scene,
  runners: ReadonlySet<number>,
  { pace }: Following,
): Promise<void> {
  const others = is.tokens.flatMap((token) => {
    const start = was.tokens[token.player]?.hex ?? null;
    if (token.hex === null || start === null || start === token.hex || runners.has(token.player)) return [];
    return [{ player: token.player, from: centre(start), to: centre(token.hex) }];
  });
  if (!others.length) return;
  const length = pace.grant(2 * STEP);
  await Promise.all(
    others.map(({ player, from, to }) => movers.along(`[data-player="${player}"]`, [from, to], length)),
  );
}

/** The ball from where it is drawn to where it will be, by way of the goal if it is one. */
async function fly(
  movers: Movers,
  events: readonly CounterAttackEventMessage[],
  was: Scene,
  is: Scene,
  { pace }: Following,
): Promise<void> {
  const [from, to] = [ballOf(was)?.place, ballOf(is)?.place];
  if (!from || !to || apart(from, to) < 1) return;
  const high = events.some(({ event }) => event.type === 'PassCalled' && HIGH.has(event.kind));
  const length = Math.max(KICK, (BALL * apart(from, to) * (high ? 1.6 : 1)) / (1.7 * R));
  await movers.along('[data-ball]', between(from, to, 8), pace.grant(length), high);
}

/** The ball into the net, from where it is drawn: to the target of the shot, or where it is if it ran in. */
async function net(movers: Movers, was: Scene, { pace, entries }: Following): Promise<void> {
  const from = ballOf(was)?.place;
  if (!from) return;
  const shot = entries
    .slice(-8)
    .flatMap(eventsOf)
    .findLast(({ event }) => event.type === 'ShotTaken')?.event;
  const target = shot?.type === 'ShotTaken' ? centre(shot.target) : from;
  const behind = { x: target.x + Math.sign(target.x) * R, y: target.y };
  const length = Math.max(KICK, (BALL * apart(from, behind)) / (1.7 * R));
  await movers.along('[data-ball]', between(from, behind, 8), pace.grant(length));
}
