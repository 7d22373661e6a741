/** The stages of `npm run check`, `npm test` and `npm run proof`: what each runs, and how its result is counted. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProof } from '../e2e/in-proof.ts';
import { chromium, headlessShell } from './machine/chromium.ts';
import { freePort } from './machine/free-port.ts';
import { startPostgres } from './machine/postgres.ts';
import { shortLivedFolder } from './machine/short-lived.ts';
import { type Count, flakyOf, playwrightCount, seedsOf, vitestCount } from './report.ts';
import { type ReportName, reportOf } from './requirements/told.ts';
import { root, run } from './run.ts';

interface Result {
  count: Count;
  output: string;
  /** What to print of a run that passed, too: the seeds of what was drawn by chance. */
  seeds?: string[];
  /** Journeys that passed when they were run once more. */
  flaky?: string[];
}
interface Stage {
  name: string;
  run: () => Promise<Result>;
}

const minutes = (count: number): number => count * 60_000;

/** A stage without tests of its own counts as one. */
const script = (name: string, minutesMax = 5): Stage => ({
  name,
  run: async () => {
    const { code, output } = await run('npm', ['run', '-s', name], { timeoutMs: minutes(minutesMax) });
    return { count: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output };
  },
});

/** A folder of its own for one stage, also for what its programs put aside; a database's user passes through it. */
async function withFolder<T>(steps: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(shortLivedFolder(), 'weitersagen-stage-'));
  chmodSync(folder, 0o711);
  try {
    return await steps(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where a runner writes its report, which stays for `npm run requirements`; what an earlier run left there is gone. */
function newReport(name: ReportName): string {
  const report = reportOf(name);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  return report;
}

async function vitest(
  reportName: ReportName,
  projects: readonly string[],
  env: Record<string, string>,
): Promise<Result> {
  const report = newReport(reportName);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return withFolder(async (TMPDIR) => {
    const options = { env: { NO_COLOR: '1', TMPDIR, ...env }, timeoutMs: minutes(60) };
    // Three databases of one server follow each other's rows: a second file beside would only make them wait.
    const alone = env.TEST_DATABASE === 'cells' ? ['--no-file-parallelism'] : [];
    const { code, output } = await run('vitest', ['run', ...reporters, ...alone, ...chosen], options);
    return { count: vitestCount(report, code), output, seeds: seedsOf(report) };
  });
}

const onEmbedded = (
  name: string,
  report: ReportName,
  projects: readonly string[],
  given: Record<string, string>,
): Stage => ({
  name: `${name}, embedded database`,
  run: () => vitest(report, projects, { TEST_DATABASE: 'embedded', ...given }),
});

const onPostgres = (
  name: string,
  report: ReportName,
  projects: readonly string[],
  given: Record<string, string>,
  kind: 'postgres' | 'cells' = 'postgres',
): Stage => ({
  name: kind === 'cells' ? `${name}, three databases` : `${name}, PostgreSQL`,
  run: async () => {
    const postgres = await startPostgres({ durable: false, replicates: kind === 'cells' });
    try {
      return await vitest(report, projects, {
        TEST_DATABASE: kind,
        TEST_DATABASE_URL: postgres.url,
        TEST_SUPERUSER_URL: postgres.superuserUrl,
        ...given,
      });
    } finally {
      await postgres.stop();
    }
  },
});

const inChromium = (
  name: string,
  reportName: ReportName,
  chosen: readonly string[],
  given: Record<string, string> = {},
): Stage => ({
  name,
  run: () =>
    withFolder(async (folder) => {
      const report = newReport(reportName);
      const env = {
        NO_COLOR: '1',
        TMPDIR: folder,
        CHROME_PATH: await chromium(),
        HEADLESS_SHELL_PATH: await headlessShell(),
        E2E_DATA_DIR: join(folder, 'data'),
        E2E_PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...given,
      };
      const traces = join(root, 'test-results', env.E2E_PORT);
      const options = ['--config', 'e2e/playwright.config.ts', '--output', traces, '--reporter=list,json'];
      const { code, output } = await run('playwright', ['test', ...options, ...chosen], {
        env,
        timeoutMs: minutes(60),
      });
      return { count: playwrightCount(report, code), output, flaky: flakyOf(report) };
    }),
});

/** Where the tests on PostgreSQL leave the statements they sent, of which the plans are proved after them. */
const statements = join(root, 'test-results', 'statements');
const fromEmpty = (stage: Stage): Stage => ({
  ...stage,
  run: () => {
    rmSync(statements, { recursive: true, force: true });
    mkdirSync(statements, { recursive: true });
    return stage.run();
  },
});

/** `build` stands before the tests because the pages' tests render the built portal. */
const build = script('build');
const looks = ['types', 'lint', 'direction', 'tidy'].map((name) => script(name));
const tests = ['tools', 'contract', 'server', 'web'];
export const checkStages: readonly Stage[] = [...looks, build, onEmbedded('tests', 'embedded', tests, {})];
/** A proof that needs one database alone runs on that one. */
const gate = { ONE_DATABASE: '1' };
/**
 * Round after round; the stages of one run beside each other. The plans keep one core busy, that of the database, and what
 * reads the code takes the other one meanwhile; types are read by one checker, as each of several reads much of them again.
 */
export const testRounds: readonly (readonly Stage[])[] = [
  [build],
  [onEmbedded('tests and proofs', 'embedded', [...tests, 'proof'], gate)],
  [fromEmpty(onPostgres('tests and proofs', 'postgres', ['server', 'proof'], { STATEMENTS: statements, ...gate }))],
  [onPostgres('plans of their statements', 'plans', ['plans'], { STATEMENTS: statements }), ...looks],
  [onPostgres('cells', 'cells', ['cells'], {}, 'cells')],
  [inChromium('journeys in Chromium', 'journeys', ['--grep-invert', inProof.tag])],
  [script('requirements')],
];

/** What waits or is large: `npm test` has one example of each, but of bad days that last minutes. */
const long = {
  CASE_RUNS: process.env.CASE_RUNS ?? '60',
  CRASH_SECONDS: process.env.CRASH_SECONDS ?? '300',
  EVERY_CASE: '1',
  FUZZ_INPUTS: process.env.FUZZ_INPUTS ?? '500',
  LIVES: process.env.LIVES ?? '200',
};
export const proofStages: readonly Stage[] = [
  script('build'),
  // It fetches every package twice, and builds.
  script('installation', 30),
  onEmbedded('tests and proofs', 'proof-embedded', ['server', 'proof'], long),
  onPostgres('tests and proofs', 'proof-postgres', ['server', 'proof'], long),
  onPostgres('proofs', 'proof-cells', ['cells'], long, 'cells'),
  inChromium('every journey, look and width', 'proof-journeys', [], { EVERY_LOOK: '1' }),
];

export interface Ended {
  name: string;
  count: Count;
  seconds: number;
  seeds: readonly string[];
  flaky: readonly string[];
}

/** Runs a stage, prints its line, and its output when something failed, be it the first time only. */
export async function perform(stage: Stage): Promise<Ended> {
  const started = performance.now();
  const { count, output, seeds = [], flaky = [] } = await stage.run().catch(broken);
  const seconds = (performance.now() - started) / 1000;
  const result = count.failed === 0 ? `${count.passed} passed` : `${count.passed} passed, ${count.failed} FAILED`;
  console.log(`${stage.name.padEnd(38)} ${seconds.toFixed(1).padStart(7)} s   ${result}`);
  for (const seed of seeds) console.log(`  ${seed}`);
  for (const title of flaky) console.log(`  flaky: ${title}`);
  if (count.failed > 0 || flaky.length > 0) console.log(`\n${output}\n`);
  return { name: stage.name, count, seconds, seeds, flaky };
}

const broken = (error: unknown): Result => ({
  count: { passed: 0, failed: 1 },
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
});
