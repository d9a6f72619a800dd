// A new competition as it is being filled in: what it will ask of the server, and what it comes to.

import type { CompetitionRequest, LatenessRequest, MatchRules, Seen, WhoPlays } from '../generated/protocol';
import { setUp } from '../options/rules';

export const FORMATS = ['league', 'league_cup', 'cup', 'divisions', 'season'] as const;
export type Format = (typeof FORMATS)[number];

export const UNITS = { minutes: 60, hours: 3600, days: 86_400, weeks: 7 * 86_400 } as const;
export type Unit = keyof typeof UNITS;

export interface ClubDraft {
  readonly who: WhoPlays;
  readonly name: string;
  readonly coach: string;
}

export interface Draft {
  name: string;
  game: string;
  format: Format;
  rules: MatchRules;
  clubs: readonly ClubDraft[];
  legs: 1 | 2;
  win: number;
  draw: number;
  bonus: boolean;
  divisions: number;
  moving: number;
  entrants: number;
  cupLegs: 1 | 2;
  awayGoals: boolean;
  squads: 'lot' | 'draft';
  deck: string | null;
  market: boolean;
  seen: Seen;
  deadlines: boolean;
  length: number;
  unit: Unit;
  early: boolean;
  start: string;
  lateness: Required<LatenessRequest>;
}

/** How many clubs each division has, the first of them larger if they do not come out even. */
export function sizes(clubs: number, divisions: number): readonly number[] {
  const [whole, more] = [Math.floor(clubs / divisions), clubs % divisions];
  return Array.from({ length: divisions }, (_, at) => whole + (at < more ? 1 : 0));
}

/** How many clubs enter the cup. */
export function entrants(draft: Draft): number {
  if (draft.format === 'cup') return draft.clubs.length;
  return Math.min(draft.clubs.length, draft.format === 'season' ? 8 : draft.entrants);
}

export function hasLeague(draft: Draft): boolean {
  return draft.format !== 'cup';
}

export function hasCup(draft: Draft): boolean {
  return draft.format === 'cup' || draft.format === 'league_cup' || draft.format === 'season';
}

/** How many matches it will have, if no tie needs another one. */
export function matches(draft: Draft): number {
  const parts = draft.format === 'divisions' ? sizes(draft.clubs.length, draft.divisions) : [draft.clubs.length];
  const league = parts.reduce((sum, size) => sum + (draft.legs * size * (size - 1)) / 2, 0);
  return (hasLeague(draft) ? league : 0) + (hasCup(draft) ? (entrants(draft) - 1) * draft.cupLegs : 0);
}

export function requestOf(draft: Draft, usualClub: string): CompetitionRequest {
  const season = draft.format === 'season';
  const divided = draft.format === 'divisions' && draft.divisions > 1;
  return {
    name: draft.name.trim(),
    game: draft.game,
    clubs: draft.clubs.map(({ who, name, coach }, at) => ({
      who,
      name: name.trim() || (season && at === 0 ? usualClub : ''),
      ...(who === 'computer' ? { coach } : {}),
    })),
    legs: hasLeague(draft) ? draft.legs : 0,
    divisions: divided ? sizes(draft.clubs.length, draft.divisions) : [],
    moving: divided ? draft.moving : 0,
    points: { win: draft.win, draw: draft.draw, loss: 0, ...(draft.bonus ? { tries: 4, margin: 7 } : {}) },
    cup: hasCup(draft) ? { entrants: entrants(draft), legs: draft.cupLegs, away_goals: draft.awayGoals } : null,
    start: draft.start ? Date.parse(draft.start) / 1000 : null,
    round_seconds: season || !draft.deadlines ? null : Math.max(10, Math.round(draft.length * UNITS[draft.unit])),
    early: season || draft.early,
    squads: draft.squads,
    deck: draft.deck,
    market: draft.market,
    seen: season ? 'managers' : draft.seen,
    lateness: draft.lateness,
    setup: setUp(draft.rules),
  };
}
