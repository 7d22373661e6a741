import { defineConfig } from 'vitest/config';
import { onCells, toldElsewhere } from './server/src/proof/one-database.ts';

/** Beside proofs that kill and start servers for minutes a test takes several times as long. */
const testTimeout = process.env.EVERY_CASE === '1' ? 120_000 : 30_000;
/** No file has a worker of its own: to start one takes longer than most files, and those of the server share its database. */
const shared = { environment: 'node', isolate: false, testTimeout } as const;
const server = {
  ...shared,
  root: './server',
  globalSetup: 'src/testing/database/snapshot.ts',
  hookTimeout: 60_000,
};

/**
 * One runner for all, three workers in threads: a test waits as often as it works. `proof` holds what takes minutes (crash,
 * fuzz, isolation) and is not part of the daily loop. `TEST_DATABASE=postgres` lets both server projects run on
 * `TEST_DATABASE_URL`; with `ONE_DATABASE=1` a proof that needs one database alone runs on that one.
 */
export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 3,
    teardownTimeout: 30_000,
    projects: [
      { test: { ...shared, name: 'tools', root: './tools', include: ['**/*.test.ts'] } },
      { test: { ...shared, name: 'contract', root: './contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...server,
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/proof/**', ...toldElsewhere(process.env)],
        },
      },
      {
        test: {
          ...server,
          name: 'proof',
          include: ['src/proof/**/*.test.ts'],
          exclude: ['src/proof/plans/**', 'src/proof/cells/**', ...toldElsewhere(process.env)],
        },
      },
      { test: { ...server, name: 'cells', include: [...onCells(process.env)] } },
      { test: { ...server, name: 'plans', include: ['src/proof/plans/**/*.test.ts'] } },
      { test: { ...shared, name: 'web', root: './web', include: ['src/**/*.test.{ts,tsx}'] } },
    ],
  },
});
