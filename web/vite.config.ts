import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8080';

// The bundle goes into the Python package, which serves it and carries it in its wheel.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $i18n: new URL('../src/touchline/i18n', import.meta.url).pathname }, conditions: ['browser'] },
  build: {
    outDir: '../src/touchline/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the content policy allows files of our own and nothing else.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } }, fs: { allow: ['..'] } },
});
