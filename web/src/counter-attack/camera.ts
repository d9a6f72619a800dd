// Where the board looks: at the whole pitch, and close up only where a question is about one place.

import { GOAL } from '../generated/pitch';
import type { Scene } from '../generated/counter-attack';
import { centre, type Point } from './geometry';

/** How much closer, where the whole pitch can be read. */
export const CLOSE = 1.64;

/** Questions about one place: two players and the ball; a shot and the goal; a set piece and what it may reach. */
const DUELS = new Set([
  'TackleChoice',
  'TacklerReposition',
  'CarrierReposition',
  'DiveChoice',
  'DiveHexChoice',
  'ChallengeChoice',
  'HeaderType',
  'AttackDeclares',
  'DefenceDeclares',
  'HeaderOrControl',
  'FreePlayer',
  'HeaderTarget',
]);
const SHOTS = new Set(['SnapshotOffer', 'SnapshotTarget', 'SnapshotMove', 'PenaltyChoice']);
const SET_PIECES = new Set(['corner', 'free_kick', 'penalty']);

export interface View {
  /** The hexes that have to be seen, the most important first. */
  readonly hexes: readonly number[];
  /** Whether the board may go closer. */
  readonly close: boolean;
}

function goalOf(scene: Scene): readonly number[] {
  const { left, right } = GOAL;
  return scene.attack === scene.right ? right : left;
}

/** What a question is about. `actors` are the hexes of those who may act, `targets` those that are aimed at. */
export function viewOf(frame: string, scene: Scene, actors: readonly number[], targets: readonly number[]): View {
  const ball = scene.ball === null ? [] : [scene.ball];
  const goal = goalOf(scene);
  const start = centre(scene.ball ?? goal[0] ?? 0);
  /** Those nearest to the ball first: on a small board the others may be out of view. */
  const nearest = [...actors].sort((one, other) => apart(centre(one), start) - apart(centre(other), start));
  if (SHOTS.has(frame) || scene.flight?.shot || (targets.length && targets.every((hex) => goal.includes(hex)))) {
    return { hexes: [...ball, ...goal, ...nearest], close: true };
  }
  if (DUELS.has(frame)) return { hexes: [...ball, ...nearest, ...targets], close: true };
  const restart = scene.placing?.restart;
  if (restart && SET_PIECES.has(restart)) return { hexes: [...ball, ...goal, ...nearest], close: true };
  return { hexes: ball, close: false };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Corner = 'top left' | 'top right' | 'bottom left';

/** What stands beside a hex, a pill or half a token, keeps clear of the overview too. */
const ROOM = 40;

/** The corner for the overview: the one farthest from the first hex, and free of the others. Buttons have the fourth. */
export function cornerOf(box: Box, hexes: readonly number[], width: number, height: number): Corner {
  const points = hexes.map(centre);
  const corners = (['top left', 'top right', 'bottom left'] as const).map((corner) => {
    const x = corner.endsWith('left') ? box.x : box.x + box.width - width;
    const y = corner.startsWith('top') ? box.y : box.y + box.height - height;
    const under = points.filter(
      (point) => point.x > x - ROOM && point.x < x + width + ROOM && point.y > y - ROOM && point.y < y + height + ROOM,
    );
    const ball = points[0];
    return { corner, under: under.length, far: ball ? apart(ball, { x: x + width / 2, y: y + height / 2 }) : 0 };
  });
  corners.sort((one, other) => one.under - other.under || other.far - one.far);
  return corners[0]?.corner ?? 'top left';
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
