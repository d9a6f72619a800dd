// Where a pill stands: on a leader, at the first place round its hex where it covers nothing.

import { R, type Point } from './geometry';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Up first, then to the sides and down, a little farther out with every turn. */
const ANGLES = [-90, -50, -130, -10, -170, 50, 130, 90];
const REACHES = [2.6, 3.6, 4.8, 6.2, 7.8];

/** The centre of a pill that touches no circle of `taken` (radius R), nor leaves the view; its leader crosses no token. */
export function placeOf(
  anchor: Point,
  size: Size,
  taken: readonly Point[],
  view: Box,
  tokens: readonly Point[] = [],
): Point {
  let least: { place: Point; covers: number } | null = null;
  for (const reach of REACHES) {
    for (const angle of ANGLES) {
      const turn = (angle * Math.PI) / 180;
      const place = {
        x: anchor.x + Math.cos(turn) * (reach * R + size.width / 4),
        y: anchor.y + Math.sin(turn) * reach * R,
      };
      if (!within(place, size, view)) continue;
      const covers =
        taken.filter((point) => touches(place, size, point)).length +
        tokens.filter((point) => isCrossed(anchor, place, point)).length;
      if (!covers) return place;
      if (!least || covers < least.covers) least = { place, covers };
    }
  }
  return least?.place ?? { x: anchor.x, y: anchor.y - REACHES[0]! * R };
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

function within({ x, y }: Point, { width, height }: Size, view: Box): boolean {
  return (
    x - width / 2 >= view.x &&
    x + width / 2 <= view.x + view.width &&
    y - height / 2 >= view.y &&
    y + height / 2 <= view.y + view.height
  );
}

/** Whether a leader runs over a token, other than the one it begins at. */
function isCrossed(anchor: Point, place: Point, point: Point): boolean {
  const [dx, dy] = [place.x - anchor.x, place.y - anchor.y];
  const part = ((point.x - anchor.x) * dx + (point.y - anchor.y) * dy) / (dx * dx + dy * dy);
  if (part <= 0 || part >= 1 || Math.hypot(point.x - anchor.x, point.y - anchor.y) < R) return false;
  return Math.hypot(anchor.x + part * dx - point.x, anchor.y + part * dy - point.y) < 0.8 * R;
}

/** Whether a pill comes over a token, or the hex of a path or goal. */
function touches(place: Point, { width, height }: Size, point: Point): boolean {
  const dx = Math.max(0, Math.abs(point.x - place.x) - width / 2);
  const dy = Math.max(0, Math.abs(point.y - place.y) - height / 2);
  return Math.hypot(dx, dy) < R;
}
