import { describe, expect, it } from 'vitest';
import { matches, requestOf, sizes, type Draft } from './draft';

const draft: Draft = {
  name: ' Sunday ',
  game: 'chess',
  format: 'league_cup',
  rules: { edition: '', changes: { clock: 'actions:15' }, beginner: false },
  clubs: Array.from({ length: 8 }, (_, at) => ({ who: at ? 'computer' : 'you', name: '', coach: 'steady' })),
  legs: 2,
  win: 3,
  draw: 1,
  bonus: false,
  divisions: 2,
  moving: 1,
  entrants: 4,
  cupLegs: 2,
  awayGoals: true,
  squads: 'lot',
  deck: null,
  market: true,
  seen: 'link',
  deadlines: true,
  length: 1,
  unit: 'weeks',
  early: false,
  start: '',
  lateness: { line_up: 'stand_in', match: 'carry', absent: 'computer' },
};

describe('a new competition', () => {
  it('counts its matches', () => {
    expect(matches({ ...draft, format: 'league' })).toBe(56);
    expect(matches(draft)).toBe(62);
    expect(matches({ ...draft, format: 'cup', cupLegs: 1 })).toBe(7);
    expect(matches({ ...draft, format: 'divisions' })).toBe(24);
  });

  it('divides its clubs', () => {
    expect(sizes(9, 2)).toEqual([5, 4]);
    expect(requestOf({ ...draft, format: 'divisions' }, '').divisions).toEqual([4, 4]);
  });

  it('asks for what its format needs and nothing else', () => {
    const league = requestOf({ ...draft, format: 'league' }, '');
    expect(league.setup).toEqual({ options: { clock: 'actions:15' } });
    expect(league).toMatchObject({ name: 'Sunday', legs: 2, cup: null, divisions: [], round_seconds: 604_800 });
    const cup = requestOf({ ...draft, format: 'cup' }, '');
    expect(cup).toMatchObject({ legs: 0, cup: { entrants: 8, legs: 2 } });
    const season = requestOf({ ...draft, format: 'season' }, 'Harbour');
    expect(season).toMatchObject({ round_seconds: null, early: true, seen: 'managers', cup: { entrants: 8 } });
    expect(season.clubs[0]?.name).toBe('Harbour');
  });

  it('knows bonus points only where they are wanted', () => {
    expect(requestOf(draft, '').points).not.toHaveProperty('tries');
    expect(requestOf({ ...draft, bonus: true }, '').points).toMatchObject({ tries: 4, margin: 7 });
  });
});
