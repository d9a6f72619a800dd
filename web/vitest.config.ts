import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config';

// Apart from the app's own configuration: to build it, nothing that only tests need has to be installed.
export default defineConfig((env) =>
  mergeConfig(app(env), { test: { environment: 'jsdom', include: ['src/**/*.test.ts'] } }),
);
