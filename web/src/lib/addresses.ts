// The addresses of the app, each made in one place, and the way back from an address to a screen.

import { backend } from '$backend';
import { GAMES } from '../generated/registry';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string; readonly rules: boolean }
  | { readonly screen: 'scenarios'; readonly game: string }
  | { readonly screen: 'match'; readonly room: string; readonly token: string | null }
  | { readonly screen: 'matches'; readonly filters: string }
  | { readonly screen: 'replay'; readonly room: string; readonly from: string | null; readonly token: string | null }
  | { readonly screen: 'review'; readonly room: string; readonly token: string | null }
  | { readonly screen: 'competitions' }
  | { readonly screen: 'new-competition' }
  | { readonly screen: 'competition'; readonly id: string; readonly tab: string; readonly item: string | null }
  | { readonly screen: 'join'; readonly id: string; readonly token: string }
  | { readonly screen: 'title'; readonly game: string }
  | { readonly screen: 'clubs' }
  | { readonly screen: 'key'; readonly token: string | null }
  /** A chapter, and a section or a rule of it; without a game only the rule is known. */
  | { readonly screen: 'rules'; readonly game: string; readonly chapter: string; readonly place: string }
  | { readonly screen: 'lost' };

const one = encodeURIComponent;
const at = (path: string): string => backend.href(path);

export const address = {
  home: at('/'),
  newMatch: (game: string): string => at(`/new/${one(game)}`),
  newRules: (game: string): string => at(`/new/${one(game)}/rules`),
  scenarios: (game: string): string => at(`/scenarios/${one(game)}`),
  match: (room: string): string => at(`/match/${one(room)}`),
  matches: at('/matches'),
  /** The matches that fit filters, as `matches/list` writes them. */
  someMatches: (filters: string): string => at(filters ? `/matches/${filters}` : '/matches'),
  /** From the kick-off, or from the moment after an entry; `all` hides nothing. An empty room is a file. */
  replay: (room = '', from: number | 'all' | '' = '', token = ''): string =>
    at(['/replay', one(room), String(from)].filter(Boolean).join('/') + (token && `#${token}`)),
  /** After a match; an empty room is a file. */
  review: (room = '', token = ''): string =>
    at(room ? `/match/${one(room)}/review` : '/review') + (token && `#${token}`),
  competitions: at('/competitions'),
  newCompetition: at('/competitions/new'),
  competition: (id: string, tab = '', item = ''): string =>
    at(['/competitions', id, tab, item].filter(Boolean).join('/')),
  /** The secret stands behind the #, which no server is ever sent. */
  join: (id: string, secret: string): string => at(`/join/${one(id)}#${secret}`),
  title: (game: string): string => at(`/title/${one(game)}`),
  clubs: at('/clubs'),
  key: (secret = ''): string => at(secret ? `/key#${secret}` : '/key'),
  /** The rulebook, a chapter of it, and there a section or a rule. */
  rules: (game = '', chapter = '', place = ''): string =>
    at(['/rules', one(game), one(chapter)].filter(Boolean).join('/') + (place && `#${one(place)}`)),
  /** A rule, wherever it is told. */
  rule: (id: string): string => at(`/rules/${one(id)}`),
};

/** An address as it is handed on to others. */
export function link(address: string): string {
  return new URL(address, document.baseURI).href;
}

export function routeOf(path: string, hash: string): Route {
  const [screen, first, second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const secret = hash.length > 1 ? hash.slice(1) : null;
  if (!screen) return { screen: 'home' };
  if (screen === 'new' && first) return { screen, game: first, rules: second === 'rules' };
  if ((screen === 'scenarios' || screen === 'title') && first) return { screen, game: first };
  if (screen === 'match' && first && second === 'review') return { screen: 'review', room: first, token: secret };
  if (screen === 'review') return { screen, room: '', token: null };
  if (screen === 'match' && first) return { screen, room: first, token: secret };
  if (screen === 'competitions' && first === 'new') return { screen: 'new-competition' };
  if (screen === 'competitions' && first) {
    return { screen: 'competition', id: first, tab: second ?? '', item: third ?? null };
  }
  if (screen === 'join' && first && secret) return { screen, id: first, token: secret };
  if (screen === 'replay') return { screen, room: first ?? '', from: second ?? null, token: secret };
  if (screen === 'matches') return { screen, filters: first ?? '' };
  if (screen === 'competitions' || screen === 'clubs') return { screen };
  if (screen === 'key') return { screen, token: secret };
  if (screen === 'rules') {
    const place = decodeURIComponent(secret ?? '');
    if (first && !(GAMES as readonly string[]).includes(first))
      return { screen, game: '', chapter: '', place: first.toUpperCase() };
    return { screen, game: first ?? '', chapter: second ?? '', place };
  }
  return { screen: 'lost' };
}
