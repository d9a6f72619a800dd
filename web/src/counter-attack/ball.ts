// Where the ball is drawn: half over the forward lower edge of whoever is on its hex, or alone, or held on its way.

import type { Scene } from '../generated/counter-attack';
import { flightOf } from './curves';
import { centre, R, type Point } from './geometry';

/** The way from a player to the ball at his feet. */
export function feet(forward: boolean): Point {
  return { x: (forward ? 1 : -1) * 0.62 * R, y: 0.55 * R };
}

/** Where the ball is, and whether it is alone; null without one. */
export function ballOf(scene: Scene): { readonly place: Point; readonly free: boolean } | null {
  if (scene.ball === null) return null;
  if (scene.flight) return { place: flightOf(scene.flight).held, free: true };
  const on = scene.tokens.find((token) => token.hex === scene.ball);
  const { x, y } = centre(scene.ball);
  if (!on) return { place: { x, y }, free: true };
  const beside = feet(on.side === scene.right);
  return { place: { x: x + beside.x, y: y + beside.y }, free: false };
}
