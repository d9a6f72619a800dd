// The part of the pitch that is seen: moved by dragging, scaled by the wheel, two fingers, keys or buttons.

import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { R, VIEW, type Point } from './geometry';

const CLOSEST = 5;
/** How far from the edge of the board things are brought; where there is room, clear of what lies over it, in pixels. */
const MARGIN = 1.5 * R;
const OVERVIEW = 112;
const BUTTONS = 78;
/** Milliseconds that it takes to bring something into view. */
const GLIDES = 320;

export class Viewport {
  scale = $state(1);
  #middle = new Tween<Point>(
    { x: VIEW.x + VIEW.width / 2, y: VIEW.y + VIEW.height / 2 },
    { duration: 0, easing: cubicOut },
  );
  /** The size of the board on the screen, in pixels. */
  width = $state(1008);
  height = $state(734);

  /** The point of the pitch in the middle of the screen. */
  get x(): number {
    return this.#middle.current.x;
  }
  get y(): number {
    return this.#middle.current.y;
  }

  /** What is seen, fitted to the shape of the screen. */
  get box(): { x: number; y: number; width: number; height: number } {
    const fit = Math.min(this.width / VIEW.width, this.height / VIEW.height) || 1;
    const width = this.width / fit / this.scale;
    const height = this.height / fit / this.scale;
    // Close up there is a little more to see, so that no corner of the pitch hides below what lies over the board.
    const [above, below] = this.whole ? [0, 0] : [OVERVIEW / fit / this.scale, BUTTONS / fit / this.scale];
    return {
      x: within(this.x, width, VIEW.x, VIEW.width) - width / 2,
      y: within(this.y, height, VIEW.y - above, VIEW.height + above + below) - height / 2,
      width,
      height,
    };
  }

  get whole(): boolean {
    return this.scale <= 1.01;
  }

  /** The point of the pitch under a point of the screen, counted from the board's corner. */
  at(left: number, top: number): Point {
    const box = this.box;
    return { x: box.x + (left / this.width) * box.width, y: box.y + (top / this.height) * box.height };
  }

  zoom(factor: number, about: Point = { x: this.x, y: this.y }): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const kept = 1 - this.scale / scale;
    this.centre({ x: this.x + (about.x - this.x) * kept, y: this.y + (about.y - this.y) * kept });
    this.scale = scale;
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
    void this.#middle.set(point, { duration: 0 });
  }

  /** Stand still at once, under a finger. */
  hold(): void {
    this.centre({ x: this.x, y: this.y });
  }

  /** Bring points into view, by no more than it takes; what needs more room than there is, about the first of them. */
  show(points: readonly Point[], still: boolean): void {
    const first = points[0];
    if (!first) return;
    const box = this.box;
    const pixel = box.width / this.width;
    const wide = spanOf(points.map((point) => point.x));
    const tall = spanOf(points.map((point) => point.y));
    const clear = length(tall) <= box.height - (OVERVIEW + BUTTONS) * pixel;
    const [above, below] = clear ? [OVERVIEW * pixel, BUTTONS * pixel] : [MARGIN, MARGIN];
    const across = { from: box.x + MARGIN, to: box.x + box.width - MARGIN };
    const down = { from: box.y + above, to: box.y + box.height - below };
    const fits = length(wide) <= length(across) && length(tall) <= length(down);
    const seen = points.filter((point) => holds(across, point.x) && holds(down, point.y));
    if (!fits && seen.includes(first) && seen.length > points.length / 3) return;
    const middle = {
      x: box.x + box.width / 2 + shift(across, wide),
      y: box.y + box.height / 2 + shift(down, tall),
    };
    void this.#middle.set(fits ? middle : first, { duration: still ? 0 : GLIDES });
  }

  /** Hexes of a size that fingers can press. */
  forFingers(radius: number): void {
    const fit = Math.min(this.width / VIEW.width, this.height / VIEW.height) || 1;
    this.scale = Math.min(CLOSEST, Math.max(1, radius / (16 * fit)));
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
