// Which screen is shown: plain paths, moved through with the browser's own history.

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'match'; readonly room: string; readonly token: string | null }
  | { readonly screen: 'rules'; readonly id: string | null }
  | { readonly screen: 'lost' };

export function routeOf(path: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [screen, first] = parts;
  if (!screen) return { screen: 'home' };
  if (screen === 'new' && first) return { screen, game: first };
  if (screen === 'match' && first) return { screen, room: first, token: hash.length > 1 ? hash.slice(1) : null };
  if (screen === 'rules') return { screen, id: first ?? null };
  return { screen: 'lost' };
}

class Router {
  #route = $state<Route>(routeOf(location.pathname, location.hash));
  #arrivals = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#arrive());
  }

  get route(): Route {
    return this.#route;
  }

  /** How often an address was come to: the same one may be come to again. */
  get arrivals(): number {
    return this.#arrivals;
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Take the token out of the address bar, so that a copied address gives no seat away. */
  hideToken(): void {
    history.replaceState(history.state, '', location.pathname);
  }

  #arrive(): void {
    this.#route = routeOf(location.pathname, location.hash);
    this.#arrivals += 1;
  }
}

export const router = new Router();

/** For links: stay in the page, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as Element).closest('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
