import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config';

// Apart from the app's own configuration: to build it, nothing that only tests need has to be installed.
export default mergeConfig(app, defineConfig({ test: { environment: 'jsdom', include: ['src/**/*.test.ts'] } }));
