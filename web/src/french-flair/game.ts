import type { GamePage, MatchProps, ReplayBoardProps } from '../lib/games';
import type { Component } from 'svelte';
import type { Scene } from '../generated/french-flair';
import Art from './Art.svelte';
import { t } from '../lib/words.svelte';
import Thumbnail from './Thumbnail.svelte';

export const game: GamePage = {
  Art,
  clocks: { phases: 60, minutes: 10 },
  lengths: {
    short: { clock: 'phases:20', decisions: 65, minutes: 10 },
    medium: { clock: 'phases:35', decisions: 100, minutes: 15 },
    full: { clock: 'phases:60', decisions: 180, minutes: 30 },
  },
  kits: 2,
  covered: (scene) => ({ ...(scene as Scene), hand: [], whose: null, declared: [], played: 0 }) as Scene,
  closesUp: false,
  competition: { win: 4, draw: 2, bonus: true, cards: null },
  Thumbnail,
  drawing: () => import('./Drawing.svelte'),
  review: {
    columns: { first: ['metres', 'played', 'runs', 'knock_ons', 'tackles'], rest: [] },
    called: (card) => t('ff-position', { card }),
    chart: () => import('./Territory.svelte'),
  },
  replay: async () => {
    const { default: board } = await import('./ReplayBoard.svelte');
    return { default: board as unknown as Component<ReplayBoardProps> };
  },
  match: async () => {
    const { default: screen } = await import('./FrenchFlairMatch.svelte');
    return { default: screen as unknown as Component<MatchProps> };
  },
};
