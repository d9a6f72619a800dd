// Where hexes are drawn: flat-topped, R the distance from the centre to a corner; x to the right, north up.

import { HEX } from '../generated/pitch';

export const R = 16;
/** Half the height of a hex. */
export const HALF = R * Math.sqrt(0.75);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of a column and a doubled row. */
export function at(x: number, y: number): Point {
  return { x: 1.5 * R * x, y: -HALF * y };
}

/** The centre of a hex by its number. */
export function centre(hex: number): Point {
  const found = HEX.get(hex);
  if (!found) return { x: 0, y: 0 };
  return at(found.x, 2 * found.z + Math.abs(found.x % 2));
}

const CORNERS = [0, 1, 2, 3, 4, 5].map((k) => ({
  x: R * Math.cos((k * Math.PI) / 3),
  y: R * Math.sin((k * Math.PI) / 3),
}));

/** The points of a hexagon about the origin, by the distance from its centre to a corner. */
export function hexagon(radius: number): string {
  return CORNERS.map(({ x, y }) => `${round((x / R) * radius)},${round((y / R) * radius)}`).join(' ');
}

/** The corners of a hex. */
export function outlineOf(hex: number, scale = 1): readonly Point[] {
  const { x, y } = centre(hex);
  return CORNERS.map((corner) => ({ x: round(x + corner.x * scale), y: round(y + corner.y * scale) }));
}

/** The outline of a hex, as the points of a polygon. */
export function outline(hex: number, scale = 1): string {
  return outlineOf(hex, scale)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The hex under a point, if there is one: the nearest centre, as far as a corner. */
export function hexAt(point: Point): number | null {
  const column = Math.round(point.x / (1.5 * R));
  let best: number | null = null;
  let nearest = R * R;
  for (let x = column - 1; x <= column + 1; x += 1) {
    const z = Math.round((-point.y / HALF - Math.abs(x % 2)) / 2);
    const hex = numberOf(x, z);
    if (hex === null) continue;
    const { x: cx, y: cy } = centre(hex);
    const distance = (cx - point.x) ** 2 + (cy - point.y) ** 2;
    if (distance < nearest) [best, nearest] = [hex, distance];
  }
  return best;
}

const BY_PLACE = new Map([...HEX.values()].map((hex) => [`${hex.x},${hex.z}`, hex.number]));

/** The number of the hex that people call (x, z). */
export function numberOf(x: number, z: number): number | null {
  return BY_PLACE.get(`${x},${z}`) ?? null;
}

/** A hex as the notation writes it. */
export function nameOf(hex: number): string {
  const found = HEX.get(hex);
  return found ? `${found.x},${found.z}` : '';
}

export type Direction = 'N' | 'S' | 'NW' | 'NE' | 'SW' | 'SE' | 'W' | 'E';

/** The neighbour of a hex, if it is on the pitch. West and east zigzag along the row. */
export function step(hex: number, direction: Direction): number | null {
  const found = HEX.get(hex);
  if (!found) return null;
  const y = 2 * found.z + Math.abs(found.x % 2);
  const zig = found.x % 2 ? -1 : 1;
  const [dx, dy] = {
    N: [0, 2],
    S: [0, -2],
    NW: [-1, 1],
    NE: [1, 1],
    SW: [-1, -1],
    SE: [1, -1],
    W: [-1, zig],
    E: [1, zig],
  }[direction] as [number, number];
  const x = found.x + dx;
  return numberOf(x, (y + dy - Math.abs(x % 2)) / 2);
}

/** What is drawn of the world: the pitch, its goals and a little grass. */
export const VIEW = { x: -30.5 * R, y: -HALF * 26.2, width: 61 * R, height: HALF * 52.4 } as const;
