import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const serverSetup = new URL('./server/src/testing/setup.ts', import.meta.url).pathname;

/**
 * One runner for all. The server's files share a worker's database (threads, no isolation): a worker runs its
 * files one after the other, and there are two. `TEST_DATABASE=postgres` lets them run on `TEST_DATABASE_URL` instead.
 */
export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    teardownTimeout: 30_000,
    projects: [
      { test: { name: 'tools', root: './tools', include: ['*.test.ts'], environment: 'node' } },
      { test: { name: 'contract', root: './contract', include: ['src/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server',
          root: './server',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          setupFiles: existsSync(serverSetup) ? [serverSetup] : [],
        },
      },
      { test: { name: 'web', root: './web', include: ['src/**/*.test.{ts,tsx}'], environment: 'node' } },
    ],
  },
});
