// The part of the pitch that is seen: moved by dragging, scaled by the wheel, two fingers, keys or buttons.

import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Box } from './camera';
import { R, VIEW, type Point } from './geometry';

const CLOSEST = 5;
/** How far from the edge of the board things are brought. */
const MARGIN = 1.6 * R;
/** What may lie over the board at its upper and lower edge, in pixels. */
const OVERVIEW = 112;
const BUTTONS = 64;
/** Milliseconds of a camera that moves. */
const GLIDES = 240;
/** Below this radius of a hex, in pixels, numbers cannot be read, nor the whole pitch be pressed. */
const SMALLEST = 11;
/** Hardly closer than the whole pitch, which is shown instead. */
const HARDLY = 1.15;
const FOR_FINGERS = 25.4;

interface Place extends Point {
  readonly scale: number;
}

export class Viewport {
  #place = new Tween<Place>(
    { x: VIEW.x + VIEW.width / 2, y: VIEW.y + VIEW.height / 2, scale: 1 },
    { duration: 0, easing: cubicInOut },
  );
  /** The size of the board on the screen, in pixels. */
  width = $state(1008);
  height = $state(734);

  /** The point of the pitch in the middle of the screen. */
  get x(): number {
    return this.#place.current.x;
  }
  get y(): number {
    return this.#place.current.y;
  }
  get scale(): number {
    return this.#place.current.scale;
  }

  /** What is seen, fitted to the shape of the screen. */
  get box(): Box {
    return this.#boxOf(this.#place.current);
  }
  /** The view once the camera rests. */
  get aim(): Box {
    return this.#boxOf(this.#place.target);
  }

  #boxOf({ x, y, scale }: Place): Box {
    const fit = this.#fit;
    const width = this.width / fit / scale;
    const height = this.height / fit / scale;
    // Close up there is a little more to see, so that no corner of the pitch hides below what lies over the board.
    const [above, below] = scale <= 1.01 ? [0, 0] : [OVERVIEW / fit / scale, BUTTONS / fit / scale];
    return {
      x: within(x, width, VIEW.x, VIEW.width) - width / 2,
      y: within(y, height, VIEW.y - above, VIEW.height + above + below) - height / 2,
      width,
      height,
    };
  }

  get #fit(): number {
    return Math.min(this.width / VIEW.width, this.height / VIEW.height) || 1;
  }

  get whole(): boolean {
    return this.#place.target.scale <= 1.01;
  }

  /** The scale at which hexes can be pressed: that of the whole pitch, unless the board is small. */
  get usual(): number {
    return this.#fit * R >= SMALLEST ? 1 : Math.min(CLOSEST, FOR_FINGERS / (R * this.#fit));
  }

  /** The point of the pitch under a point of the screen, counted from the board's corner. */
  at(left: number, top: number): Point {
    const box = this.box;
    return { x: box.x + (left / this.width) * box.width, y: box.y + (top / this.height) * box.height };
  }

  zoom(factor: number, about: Point = { x: this.x, y: this.y }): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const kept = 1 - this.scale / scale;
    this.#go({ x: this.x + (about.x - this.x) * kept, y: this.y + (about.y - this.y) * kept, scale }, true);
  }

  /** Move by pixels of the screen. */
  drag(left: number, top: number): void {
    const box = this.box;
    this.centre({
      x: box.x + box.width / 2 - (left / this.width) * box.width,
      y: box.y + box.height / 2 - (top / this.height) * box.height,
    });
  }

  centre(point: Point): void {
    this.#go({ ...point, scale: this.scale }, true);
  }

  /** Stand still at once, under a finger. */
  hold(): void {
    this.#go({ x: this.x, y: this.y, scale: this.scale }, true);
  }

  /**
   * Look at points as closely as they allow, but no closer than that. Where numbers would be too small to read, the
   * last points are left out.
   */
  frame(points: readonly Point[], closest: number, still: boolean): void {
    const fit = this.#fit;
    const legible = Math.min(closest, SMALLEST / (R * fit));
    const kept = [...points];
    while (kept.length > 1 && this.#closest(kept) < legible) kept.pop();
    const fits = Math.max(legible, Math.min(closest, this.#closest(kept)));
    const scale = fits < HARDLY ? 1 : fits;
    const wide = spanOf(kept.map((point) => point.x));
    const tall = spanOf(kept.map((point) => point.y));
    const middle = { x: (wide.from + wide.to) / 2, y: (tall.from + tall.to) / 2 + BUTTONS / 2 / fit / scale };
    this.#go({ ...(scale > 1 ? middle : { x: 0, y: 0 }), scale }, still);
  }

  /** The largest scale at which points are in view together. */
  #closest(points: readonly Point[]): number {
    const fit = this.#fit;
    const wide = length(spanOf(points.map((point) => point.x))) + 2 * MARGIN;
    const tall = length(spanOf(points.map((point) => point.y))) + 2 * MARGIN;
    return Math.min(this.width / fit / wide, (this.height - BUTTONS) / fit / tall);
  }

  /** Bring points into view at the same scale, by no more than it takes; what needs more room, about the first. */
  show(points: readonly Point[], still: boolean): void {
    const first = points[0];
    if (!first) return;
    const box = this.aim;
    const pixel = box.width / this.width;
    const wide = spanOf(points.map((point) => point.x));
    const tall = spanOf(points.map((point) => point.y));
    const across = { from: box.x + MARGIN, to: box.x + box.width - MARGIN };
    const down = { from: box.y + MARGIN, to: box.y + box.height - BUTTONS * pixel };
    const fits = length(wide) <= length(across) && length(tall) <= length(down);
    const seen = points.filter((point) => holds(across, point.x) && holds(down, point.y));
    if (!fits && seen.includes(first) && seen.length > points.length / 3) return;
    const middle = {
      x: box.x + box.width / 2 + shift(across, wide),
      y: box.y + box.height / 2 + shift(down, tall),
    };
    this.#go({ ...(fits ? middle : first), scale: this.#place.target.scale }, still);
  }

  /** Whether a point is in view once the camera rests. */
  sees(point: Point): boolean {
    const box = this.aim;
    return (
      holds({ from: box.x + R, to: box.x + box.width - R }, point.x) &&
      holds({ from: box.y + R, to: box.y + box.height - R }, point.y)
    );
  }

  #go(place: Place, still: boolean): void {
    void this.#place.set(place, { duration: still ? 0 : GLIDES });
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function spanOf(values: readonly number[]): Span {
  return { from: Math.min(...values), to: Math.max(...values) };
}

function length({ from, to }: Span): number {
  return to - from;
}

function holds({ from, to }: Span, value: number): boolean {
  return from <= value && value <= to;
}

/** How far a window moves until it holds something that is no larger. */
function shift(window: Span, wanted: Span): number {
  return Math.max(0, wanted.to - window.to) + Math.min(0, wanted.from - window.from);
}

function within(middle: number, size: number, start: number, length: number): number {
  if (size >= length) return start + length / 2;
  return Math.min(start + length - size / 2, Math.max(start + size / 2, middle));
}
