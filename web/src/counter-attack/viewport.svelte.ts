// The part of the pitch that is seen: moved by dragging, scaled by the wheel, two fingers, keys or buttons.

import { VIEW, type Point } from './geometry';

const CLOSEST = 5;

export class Viewport {
  scale = $state(1);
  /** The point of the pitch in the middle of the screen. */
  x = $state(VIEW.x + VIEW.width / 2);
  y = $state(VIEW.y + VIEW.height / 2);
  /** The size of the board on the screen, in pixels. */
  width = $state(1008);
  height = $state(734);

  /** What is seen, fitted to the shape of the screen. */
  get box(): { x: number; y: number; width: number; height: number } {
    const fit = Math.min(this.width / VIEW.width, this.height / VIEW.height) || 1;
    const width = this.width / fit / this.scale;
    const height = this.height / fit / this.scale;
    return {
      x: within(this.x, width, VIEW.x, VIEW.width) - width / 2,
      y: within(this.y, height, VIEW.y, VIEW.height) - height / 2,
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
    this.x += (about.x - this.x) * kept;
    this.y += (about.y - this.y) * kept;
    this.scale = scale;
  }

  /** Move by pixels of the screen. */
  drag(left: number, top: number): void {
    const box = this.box;
    this.x = box.x + box.width / 2 - (left / this.width) * box.width;
    this.y = box.y + box.height / 2 - (top / this.height) * box.height;
  }

  centre(point: Point): void {
    this.x = point.x;
    this.y = point.y;
  }

  /** Hexes of a size that fingers can press. */
  forFingers(radius: number): void {
    const fit = Math.min(this.width / VIEW.width, this.height / VIEW.height) || 1;
    this.scale = Math.min(CLOSEST, Math.max(1, radius / (16 * fit)));
  }
}

function within(middle: number, size: number, start: number, length: number): number {
  if (size >= length) return start + length / 2;
  return Math.min(start + length - size / 2, Math.max(start + size / 2, middle));
}
