import { describe, expect, it } from 'vitest';
import { address, routeOf } from './addresses';

function opened(made: string): unknown {
  const { pathname, hash } = new URL(made, 'http://localhost');
  return routeOf(pathname, hash);
}

describe('every address leads to its screen', () => {
  it.each([
    [address.home, { screen: 'home' }],
    [address.newMatch('chess'), { screen: 'new', game: 'chess', rules: false }],
    [address.newRules('chess'), { screen: 'new', game: 'chess', rules: true }],
    [address.scenarios('chess'), { screen: 'scenarios', game: 'chess' }],
    [address.match('abc'), { screen: 'match', room: 'abc', token: null }],
    [`${address.match('abc')}#secret`, { screen: 'match', room: 'abc', token: 'secret' }],
    [address.matches, { screen: 'matches', filters: '' }],
    [address.someMatches('game=chess&find=A%2526B'), { screen: 'matches', filters: 'game=chess&find=A%26B' }],
    [address.competitions, { screen: 'competitions' }],
    [address.newCompetition, { screen: 'new-competition' }],
    [address.competition('c1'), { screen: 'competition', id: 'c1', tab: '', item: null }],
    [address.competition('c1', 'clubs', '3'), { screen: 'competition', id: 'c1', tab: 'clubs', item: '3' }],
    [address.join('c1', 'secret'), { screen: 'join', id: 'c1', token: 'secret' }],
    [address.title('chess'), { screen: 'title', game: 'chess' }],
    [address.clubs, { screen: 'clubs' }],
    [address.key(), { screen: 'key', token: null }],
    [address.key('secret'), { screen: 'key', token: 'secret' }],
    [address.rules(), { screen: 'rules', game: '', chapter: '', place: '' }],
    [address.rules('french-flair'), { screen: 'rules', game: 'french-flair', chapter: '', place: '' }],
    [
      address.rules('counter-attack', 'passing', 'PASS-01'),
      { screen: 'rules', game: 'counter-attack', chapter: 'passing', place: 'PASS-01' },
    ],
    [address.rule('move-01'), { screen: 'rules', game: '', chapter: '', place: 'MOVE-01' }],
  ])('%s', (made, route) => {
    expect(opened(made)).toEqual(route);
  });

  it('knows no other', () => {
    expect(opened('/nowhere')).toEqual({ screen: 'lost' });
    expect(opened('/join/c1')).toEqual({ screen: 'lost' });
  });
});
