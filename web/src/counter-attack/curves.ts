// The way of a ball that is drawn: straight along the ground, an arc in the air.

import type { Flight } from '../generated/counter-attack';
import { centre, HALF, outlineOf, R, round, type Point } from './geometry';

/** How much of its way a ball in flight has behind it, as long as it is held for an answer. */
export const HELD = 0.55;

export interface Curve {
  /** The whole way, and its two parts: flown, and still to fly. */
  readonly whole: string;
  readonly flown: string;
  readonly ahead: string;
  /** Where the ball is held. */
  readonly held: Point;
  /** The highest point of an arc, or the middle of a line. */
  readonly top: Point;
}

/** The curve between two points; `lift` is how high an arc rises, as a part of its length. */
export function curveOf(from: Point, to: Point, lift = 0): Curve {
  const rise = 2 * lift * Math.hypot(to.x - from.x, to.y - from.y);
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
  const [before, after] = [between(from, bend, HELD), between(bend, to, HELD)];
  const held = between(before, after, HELD);
  return {
    whole: `M${at(from)}Q${at(bend)} ${at(to)}`,
    flown: `M${at(from)}Q${at(before)} ${at(held)}`,
    ahead: `M${at(held)}Q${at(after)} ${at(to)}`,
    held,
    top: { x: bend.x, y: bend.y + rise / 2 },
  };
}

/** The curve of a ball on its way: it rises in the air, and ends before a hex of the goal, whose chance stays in sight. */
export function flightOf({ start, target, lofted, shot }: Flight): Curve {
  const [from, to] = [centre(start), centre(target)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const end = shot ? between(from, to, 1 - Math.min(0.4, (1.25 * R) / length)) : to;
  return curveOf(between(from, end, Math.min(0.4, R / length)), end, lofted ? 0.16 : 0);
}

/** The outline of hexes that lie together, as a path. */
export function borderOf(hexes: readonly number[]): string {
  const edges = new Map<string, [Point, Point]>();
  for (const hex of hexes) {
    const corners = outlineOf(hex);
    for (const [index, corner] of corners.entries()) {
      const next = corners[(index + 1) % corners.length] ?? corner;
      const key = (one: Point, other: Point): string => [one, other].map(near).join(' ');
      if (!edges.delete(key(next, corner))) edges.set(key(corner, next), [corner, next]);
    }
  }
  const from = new Map([...edges.values()].map(([corner, next]) => [near(corner), next]));
  let path = '';
  for (const [start, next] of from) {
    if (!from.delete(start)) continue;
    path += `M${at(next)}`;
    for (let now: Point | undefined = next; now;) {
      const then: Point | undefined = from.get(near(now));
      from.delete(near(now));
      if (then) path += `L${at(then)}`;
      now = then;
    }
    path += 'Z';
  }
  return path;
}

/** A column of hexes as a bracket: its middle line with a cap at either end. */
export function bracketOf(hexes: readonly number[]): string {
  const points = hexes.map(centre).sort((one, other) => one.y - other.y);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const [top, foot, cap] = [first.y - HALF / 2, last.y + HALF / 2, 0.4 * R];
  return `M${first.x - cap} ${round(top)}h${2 * cap}m${-cap} 0V${round(foot)}m${-cap} 0h${2 * cap}`;
}

function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** A corner by its place, however it was reckoned. */
function near({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}
