import { describe, expect, it, vi } from 'vitest';
import { centre, numberOf } from './geometry';
import { Viewport } from './viewport.svelte';

// Svelte's motion asks whether less of it is wished, which a page without a screen cannot tell.
vi.hoisted(() => Object.assign(window, { matchMedia: () => ({ matches: false }) }));

/** A phone that looks at the middle of the pitch, with hexes for fingers. */
function phone(): Viewport {
  const view = new Viewport();
  view.width = 390;
  view.height = 420;
  view.frame([{ x: 0, y: -32 }], view.usual, true);
  view.centre({ x: 0, y: 0 });
  return view;
}

const hex = (x: number, z: number) => centre(numberOf(x, z) ?? 0);

function sees(view: Viewport, x: number, z: number): boolean {
  const { box } = view;
  const point = hex(x, z);
  return point.x > box.x && point.x < box.x + box.width && point.y > box.y && point.y < box.y + box.height;
}

describe('the part of the pitch that is seen', () => {
  it('stays where it is when everything is in view', () => {
    const view = phone();
    view.show([hex(2, 1), hex(-2, -1)], true);
    expect([view.x, view.y]).toEqual([0, 0]);
  });

  it('moves by no more than it takes', () => {
    const view = phone();
    view.show([hex(18, -2), hex(18, 2)], true);
    expect(sees(view, 18, -2) && sees(view, 18, 2)).toBe(true);
    expect(view.y).toBe(0);
    const { x } = view;
    view.show([hex(17, 0)], true);
    expect(view.x).toBe(x);
  });

  it('goes to the first of what needs more room than there is, unless much of it is seen', () => {
    const view = phone();
    view.show([hex(0, 0), hex(-18, 0), hex(1, 0)], true);
    expect(view.x).toBe(0);
    view.show([hex(12, 0), hex(-18, 0), hex(-18, 10), hex(-18, -10), hex(-15, 0)], true);
    expect([view.x, view.y]).toEqual([hex(12, 0).x, hex(12, 0).y]);
  });

  it('leaves no corner below what lies over the board', () => {
    const view = phone();
    view.show([hex(18, -12)], true);
    const { box } = view;
    const below = ((box.y + box.height - hex(18, -12).y) / box.height) * view.height;
    expect(below).toBeGreaterThan(64);
  });

  it('leaves out the last of what would be too small to read', () => {
    const view = phone();
    const near = [hex(-14, 0), hex(-19, 3), hex(-19, -4), hex(-10, 2)];
    view.frame([...near, hex(9, -2), hex(17, 0)], view.usual, true);
    expect(near.map(({ x }) => x > view.box.x && x < view.box.x + view.box.width)).toEqual([true, true, true, true]);
    expect((view.width / view.box.width) * 16).toBeGreaterThan(11);
    view.frame([...near, hex(9, -2), hex(17, 0)], 1, true);
    expect(view.whole).toBe(true);
  });

  it('glides, unless nothing is to move', () => {
    const view = phone();
    view.show([hex(18, 0)], false);
    expect(sees(view, 18, 0)).toBe(false);
    view.show([hex(18, 0)], true);
    expect(sees(view, 18, 0)).toBe(true);
  });
});
