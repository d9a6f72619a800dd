import type { GamePage, MatchProps } from '../lib/games';
import type { Component } from 'svelte';
import Art from './Art.svelte';
import SetUp from './SetUp.svelte';

export const game: GamePage = {
  Art,
  clocks: { actions: 45, real: 45 },
  kits: 1,
  hides: false,
  SetUp,
  match: async () => {
    const { default: screen } = await import('./CounterAttackMatch.svelte');
    return { default: screen as unknown as Component<MatchProps> };
  },
};
