// Which screen is shown: moved through with the browser's own history. Where the path of a screen stands in an address,
// the backend says.

import { backend } from '$backend';
import { routeOf, type Route } from './addresses';

/** The route of the page's own address. */
function here(): Route {
  const [path = '', hash] = backend.pathOf(location).split('#');
  return routeOf(path, hash ? `#${hash}` : '');
}

class Router {
  #route = $state<Route>(here());
  #arrivals = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#arrive());
  }

  get route(): Route {
    return this.#route;
  }

  /** The number of visits: the same address may be visited again. */
  get arrivals(): number {
    return this.#arrivals;
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Stay here under another address: of the same screen, as it is filtered now. */
  replace(address: string): void {
    history.replaceState(history.state, '', address);
    this.#route = here();
  }

  /** Take the token out of the address bar, so that a copied address gives no seat away. */
  hideToken(): void {
    const [path = '/'] = backend.pathOf(location).split('#');
    history.replaceState(history.state, '', backend.href(path));
  }

  #arrive(): void {
    this.#route = here();
    this.#arrivals += 1;
  }
}

export const router = new Router();

/** For links: stay in the page, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as Element).closest('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(backend.href(backend.pathOf(link)));
}
