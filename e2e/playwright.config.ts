/**
 * Journeys in Chromium against the real server: demo data in a throw-away folder, test mode for clock and mails.
 * Each journey takes people and dates of its own, so that workers never meet.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium, chromiumArgs, headlessShell } from '../tools/machine/chromium.ts';
import { trackerBase } from './cast/tracker.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
/** Every worker reads this file again: the folder of the first reading is handed on in the environment. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'weitersagen-e2e-'));
process.env.HEADLESS_SHELL_PATH = await headlessShell();
const launched = (executablePath: string) => ({ launchOptions: { executablePath, args: [...chromiumArgs] } });

export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'journeys',
      testMatch: ['journeys/*.e2e.ts', 'agency/*.e2e.ts', 'desk/*.e2e.ts', 'widths/*.e2e.ts'],
      use: launched(process.env.HEADLESS_SHELL_PATH),
    },
    { name: 'look', testMatch: 'look/*.e2e.ts', use: launched(await chromium()) },
  ],
  snapshotPathTemplate: '{testDir}/look/pictures/{arg}{ext}',
  fullyParallel: true,
  /** One more than the cores of the smallest machine: a journey waits as often as it works. */
  workers: 3,
  /** Once more where nobody watches: what passes then is told by its name and counted as flaky. */
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: {
    timeout: 15_000,
    /** What another build of the browser draws at the edge of a letter is no change of look. */
    toHaveScreenshot: { maxDiffPixelRatio: 0.004, animations: 'disabled', caret: 'hide', scale: 'device' },
  },
  outputDir: '../test-results',
  use: {
    baseURL: `http://spbdevk.localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    /** What is not there by then does not come: the journey fails with its name instead of holding the run up. */
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    /** A trace takes half as long again: `TRACE=1` where something has to be looked into. */
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: 'node e2e/prepare.ts && exec node server/src/main.ts',
    cwd: '..',
    url: `http://127.0.0.1:${port}/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      PORTAL_TESTMODE: '1',
      DEMO_VIER_AUGEN: '1',
      /** The captcha service of the journeys. */
      OUTGOING_ALLOW: '127.0.0.1',
      /** Started by the journeys about it (cast/tracker.ts). */
      TRACKER_BASE: trackerBase(port),
      LOG_LEVEL: 'warn',
    },
  },
});
