import type { GamePage, MatchProps, ReplayBoardProps } from '../lib/games';
import type { Scene as CounterAttackScene } from '../generated/counter-attack';
import { t } from '../lib/words.svelte';
import type { Component } from 'svelte';
import Art from './Art.svelte';
import SetUp from './SetUp.svelte';
import SideSetUp from './SideSetUp.svelte';
import Thumbnail from './Thumbnail.svelte';

export const game: GamePage = {
  Art,
  clocks: { actions: 45, real: 45 },
  lengths: {
    short: { clock: 'actions:15', decisions: 140, minutes: 20 },
    medium: { clock: 'actions:25', decisions: 205, minutes: 30 },
    full: { clock: 'actions:45', decisions: 325, minutes: 50 },
  },
  kits: 1,
  covered: null,
  closesUp: true,
  SetUp,
  SideSetUp,
  quickStarts: () => import('./QuickStarts.svelte'),
  competition: { win: 3, draw: 1, bonus: false, cards: { outfielders: 18, goalkeepers: 2 } },
  competitionRules: {
    players: 'LEAGUE-01',
    cards: 'LEAGUE-03',
    absences: 'LEAGUE-05',
    market: 'LEAGUE-06',
    table: 'LEAGUE-07',
    boosts: 'LEAGUE-08',
  },
  attributeName: (name, short) => (short ? t('ca-attribute-short', { name }) : t('ca-attribute', { name })),
  aim: (scene) => {
    const name = (scene as unknown as CounterAttackScene).quick_start.replaceAll('_', '-');
    return name ? t(`quick-aim-${name}`) : null;
  },
  Thumbnail,
  drawing: () => import('./Drawing.svelte'),
  review: {
    columns: {
      first: ['shots', 'expected_goals', 'passes', 'tackles', 'fouls'],
      rest: ['goals', 'steals', 'headers', 'ground', 'saves', 'yellow_cards', 'red_cards'],
    },
    called: null,
    chart: () => import('./ShotMap.svelte'),
  },
  replay: async () => {
    const { default: board } = await import('./ReplayBoard.svelte');
    return { default: board as unknown as Component<ReplayBoardProps> };
  },
  match: async () => {
    const { default: screen } = await import('./CounterAttackMatch.svelte');
    return { default: screen as unknown as Component<MatchProps> };
  },
};
