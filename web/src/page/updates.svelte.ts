// Newer versions of the site. One waits until somebody asks for it on the first screen, or until no page is open: a match
// that is running keeps the version it began with.

class Updates {
  /** Whether a newer version waits. */
  waiting = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  /** Keep the site in this browser, so that it opens without a network. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
      this.#registration = registration;
      this.#look(registration);
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', () => this.#look(registration));
      });
    } catch (error) {
      console.warn(`the site is not kept for later: ${String(error)}`);
    }
  }

  /** Load the newer version, unless another page of the old one is open. */
  apply(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#registration?.waiting?.postMessage('update');
  }

  #look(registration: ServiceWorkerRegistration): void {
    this.waiting = Boolean(registration.waiting && navigator.serviceWorker.controller);
  }
}

export const updates = new Updates();
