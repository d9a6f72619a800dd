import type { GamePage, MatchProps } from '../lib/games';
import type { Component } from 'svelte';
import Art from './Art.svelte';

export const game: GamePage = {
  Art,
  clocks: { phases: 60, minutes: 10 },
  kits: 2,
  hides: true,
  match: async () => {
    const { default: screen } = await import('./FrenchFlairMatch.svelte');
    return { default: screen as unknown as Component<MatchProps> };
  },
};
