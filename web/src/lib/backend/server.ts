// The server this app came from: HTTP for requests, a WebSocket for each match, plain paths for the screens.

import type { Backend } from './backend';

export const backend: Backend = {
  remote: true,
  async ask(path, request) {
    const response = await fetch(path, request as RequestInit);
    const kind = response.headers.get('content-type') ?? '';
    return { status: response.status, kind, text: () => response.text(), blob: () => response.blob() };
  },
  ready: () => Promise.resolve(),
  dial: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
  href: (path) => path,
  pathOf: ({ pathname, hash }) => pathname + hash,
};
