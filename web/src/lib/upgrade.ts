// A server that is newer or older than this page: reload once, and no more if that does not help.

const KEY = 'touchline.reloaded';

/** Reload the page, unless that was done for the same reason already; whether it is reloaded. */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, 'upgrade');
  } catch {
    return false; // where nothing is kept, nobody knows how often it was tried
  }
  reload();
  return true;
}

/** The server understands this page: the next time, reloading may help again. */
export function understood(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
