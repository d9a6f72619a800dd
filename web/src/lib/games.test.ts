import { describe, expect, it } from 'vitest';
import { GAMES } from '../generated/registry';
import { gamePage } from './games';

describe('games', () => {
  it.each(GAMES)('%s has its page', (game) => {
    const page = gamePage(game);
    expect(page?.Art).toBeTruthy();
    expect(Object.values(page?.clocks ?? {}).every((length) => length > 0)).toBe(true);
    expect(Object.keys(page?.clocks ?? {}).length).toBeGreaterThan(0);
  });

  it('have no page if they are newer than this one', () => {
    expect(gamePage('chess')).toBeNull();
  });
});
