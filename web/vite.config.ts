import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:8080';

/** Where a page stands alone, its own head says what it may do: no host adds headers for it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

// The bundle goes into the Python package, which serves it and carries it in its wheel. In the mode `site` it is a page
// that stands alone in any folder of any host; `scripts/site` adds the engine.
export default defineConfig(({ mode }) => {
  const backend = mode === 'site' ? 'page' : 'server';
  return {
    base: mode === 'site' ? './' : '/',
    plugins: [svelte(), ...(mode === 'site' ? [alone()] : [])],
    worker: { format: 'es' as const },
    resolve: {
      alias: {
        $i18n: new URL('../src/touchline/i18n', import.meta.url).pathname,
        $backend: new URL(`src/lib/backend/${backend}.ts`, import.meta.url).pathname,
        $extras: new URL(`src/lib/backend/${backend}.extras.ts`, import.meta.url).pathname,
      },
      conditions: ['browser'],
    },
    build: {
      outDir: mode === 'site' ? '../dist/site' : '../src/touchline/server/static',
      emptyOutDir: true,
      target: 'es2022',
      // Nothing inline: the content policy allows files of our own and nothing else.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    server: { proxy: { '/api': server, '/ws': { target: server, ws: true } }, fs: { allow: ['..'] } },
  };
});

function alone(): Plugin {
  return {
    name: 'alone',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
    ],
  };
}
