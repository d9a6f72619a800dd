import type { GamePage, MatchProps } from '../lib/games';
import type { Component } from 'svelte';
import Art from './Art.svelte';
import SetUp from './SetUp.svelte';
import SideSetUp from './SideSetUp.svelte';

export const game: GamePage = {
  Art,
  clocks: { actions: 45, real: 45 },
  lengths: {
    short: { clock: 'actions:15', decisions: 140, minutes: 20 },
    medium: { clock: 'actions:25', decisions: 205, minutes: 30 },
    full: { clock: 'actions:45', decisions: 325, minutes: 50 },
  },
  kits: 1,
  hiddenInformation: false,
  closesUp: true,
  SetUp,
  SideSetUp,
  match: async () => {
    const { default: screen } = await import('./CounterAttackMatch.svelte');
    return { default: screen as unknown as Component<MatchProps> };
  },
};
