// The page alone: the same records, answered by a worker. The screens stand behind the #, so that any host can serve
// every address of the app from one file.

import { engine } from '../../page/client.svelte';
import { updates } from '../../page/updates.svelte';
import type { Backend } from './backend';

/** What is known before Python is there: files of the page, some of them one a language. */
const KNOWN = /^\/api\/(games|rulebook\/[^?]+)(?:\?lang=(\w+))?$/;

// The shell is drawn first.
addEventListener('load', () => {
  engine.start();
  void updates.start();
});

export const backend: Backend = {
  remote: false,
  async ask(path, request) {
    const [, file, language] = (!request.method && KNOWN.exec(path)) || [];
    if (file) {
      const response = await fetch(`${[file, language].filter(Boolean).join('.')}.json`);
      return {
        status: response.status,
        kind: 'application/json',
        text: () => response.text(),
        blob: () => response.blob(),
      };
    }
    const body = request.body instanceof Blob ? new Uint8Array(await request.body.arrayBuffer()) : (request.body ?? '');
    const key = request.headers?.authorization?.replace(/^Bearer /, '') ?? '';
    const answer = await engine.ask({ method: request.method ?? 'GET', path, body, key });
    const blob = (): Blob => new Blob([answer.body as Uint8Array<ArrayBuffer>], { type: answer.kind });
    return { status: answer.status, kind: answer.kind, text: () => blob().text(), blob: async () => blob() };
  },
  ready: () => engine.started(),
  dial: () => engine.dial(),
  href: (path) => `#${path}`,
  pathOf: ({ hash }) => hash.slice(1) || '/',
};
