import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const serverSetup = new URL('./server/src/testing/setup.ts', import.meta.url).pathname;

/** Files of one worker share its database: no isolation, one after the other. */
const server = {
  root: './server',
  environment: 'node',
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: existsSync(serverSetup) ? [serverSetup] : [],
};

/**
 * One runner for all, two workers in threads. `proof` holds what takes minutes (crash, fuzz, isolation) and is not part
 * of the daily loop. `TEST_DATABASE=postgres` lets both server projects run on `TEST_DATABASE_URL`.
 */
export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    teardownTimeout: 30_000,
    projects: [
      { test: { name: 'tools', root: './tools', include: ['*.test.ts'], environment: 'node' } },
      { test: { name: 'contract', root: './contract', include: ['src/**/*.test.ts'], environment: 'node' } },
      { test: { ...server, name: 'server', include: ['src/**/*.test.ts'], exclude: ['src/proof/**'] } },
      { test: { ...server, name: 'proof', include: ['src/proof/**/*.test.ts'] } },
      { test: { name: 'web', root: './web', include: ['src/**/*.test.{ts,tsx}'], environment: 'node' } },
    ],
  },
});
