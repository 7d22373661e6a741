/** The stages of `npm run check` and `npm test`: what each runs, and how its result is counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { type Count, playwrightCount, vitestCount } from './report.ts';
import { type Finished, run } from './run.ts';

export interface Stage {
  name: string;
  run: () => Promise<{ count: Count; output: string }>;
}

const minutes = (count: number): number => count * 60_000;

/** A stage without tests of its own counts as one. */
const script = (name: string): Stage => ({
  name,
  run: async () => {
    const { code, output } = await run('npm', ['run', '-s', name], { timeoutMs: minutes(5) });
    return { count: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output };
  },
});

/** Runs a test runner that writes its report where it is told, and counts the report. */
async function counted(
  start: (report: string) => Promise<Finished>,
  read: (report: string, code: number) => Count,
): Promise<{ count: Count; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'weitersagen-report-'));
  try {
    const report = join(folder, 'report.json');
    const { code, output } = await start(report);
    return { count: read(report, code), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const vitest = (report: string, projects: readonly string[], env: Record<string, string>): Promise<Finished> => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return run('vitest', ['run', ...reporters, ...chosen], { env: { NO_COLOR: '1', ...env }, timeoutMs: minutes(15) });
};

const tests: Stage = {
  name: 'tests on the embedded database',
  run: () =>
    counted(
      (report) => vitest(report, ['tools', 'contract', 'server', 'web'], { TEST_DATABASE: 'embedded' }),
      vitestCount,
    ),
};

const testsOnPostgres: Stage = {
  name: 'server tests on PostgreSQL',
  run: async () => {
    const postgres = await startPostgres();
    try {
      const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url };
      return await counted((report) => vitest(report, ['server'], env), vitestCount);
    } finally {
      await postgres.stop();
    }
  },
};

const journeys: Stage = {
  name: 'journeys in Chromium',
  run: async () => {
    const data = mkdtempSync(join(tmpdir(), 'weitersagen-e2e-'));
    const server = { E2E_DATA_DIR: data, E2E_PORT: String(await freePort()) };
    const browser = { CHROME_PATH: await chromium() };
    try {
      return await counted((report) => {
        const env = { NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...browser, ...server };
        const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
        return run('playwright', args, { env, timeoutMs: minutes(15) });
      }, playwrightCount);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
};

/** `build` stands before the tests because the pages' tests render the built portal. */
export const checkStages: readonly Stage[] = [...['types', 'lint', 'direction', 'tidy', 'build'].map(script), tests];
export const testStages: readonly Stage[] = [...checkStages, testsOnPostgres, journeys];

export interface Ended {
  name: string;
  count: Count;
  seconds: number;
}

/** Runs a stage, prints its line, and its output when something failed. */
export async function perform(stage: Stage): Promise<Ended> {
  const started = performance.now();
  const { count, output } = await stage.run().catch((error: unknown) => ({
    count: { passed: 0, failed: 1 },
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const seconds = (performance.now() - started) / 1000;
  const result = count.failed === 0 ? `${count.passed} passed` : `${count.passed} passed, ${count.failed} FAILED`;
  console.log(`${stage.name.padEnd(32)} ${seconds.toFixed(1).padStart(7)} s   ${result}`);
  if (count.failed > 0) console.log(`\n${output}\n`);
  return { name: stage.name, count, seconds };
}
