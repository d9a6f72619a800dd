// Which layout of a match fits the window. In em, so that large letters count as a small window.

import { MediaQuery } from 'svelte/reactivity';

/**
 * From 1200 px a column beside the board; tablets lying or standing; a phone; a low window, with the board beside a
 * narrow column; a tiny one, which scrolls.
 */
export type Size = 'wide' | 'tablet' | 'portrait' | 'phone' | 'low' | 'tiny';

const broad = new MediaQuery('min-width: 75em');
const middle = new MediaQuery('min-width: 56.25em');
const narrow = new MediaQuery('max-width: 37.49em');
const shallow = new MediaQuery('max-height: 31.24em');
const upright = new MediaQuery('orientation: portrait');

export const screen = {
  get size(): Size {
    if (narrow.current) return shallow.current ? 'tiny' : 'phone';
    if (shallow.current) return 'low';
    if (broad.current) return 'wide';
    if (upright.current) return 'portrait';
    return middle.current ? 'tablet' : 'low';
  },
  /** Whether the calls and panels have little room. */
  get small(): boolean {
    return this.size !== 'wide';
  },
};
