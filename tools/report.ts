/**
 * Reads how many tests passed and failed from the runners' own JSON reports. A skipped test counts as failed: nothing
 * is left out silently. A journey that passed when it was run once more counts as passed and is told by its name. A run that ended badly without a failed test (an import that broke, an error outside of every
 * test, no report at all) counts as one failure.
 */
import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { status: string; assertionResults: { ancestorTitles: string[]; title: string }[] }[];
}
interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const sum = (a: Count, b: Count): Count => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });
export const total = (counts: readonly Count[]): Count => counts.reduce(sum, { passed: 0, failed: 0 });

/** What vitest's `json` reporter wrote to `file`, ended with `code`. */
export const vitestCount = (file: string, code: number): Count =>
  read<VitestReport>(file, code, (report) => {
    const broken = report.testResults.filter((each) => each.status === 'failed' && each.assertionResults.length === 0);
    return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests + broken.length };
  });

/** Titles that name the seed of a run by chance, so that it can be told again. */
export function seedsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const titles = testResults.flatMap((each) => each.assertionResults.flatMap((a) => [...a.ancestorTitles, a.title]));
  return [...new Set(titles.filter((title) => /\bseed \d+/.test(title)))];
}

/** What Playwright's `json` reporter wrote to `file`, ended with `code`. */
export const playwrightCount = (file: string, code: number): Count =>
  read<PlaywrightReport>(file, code, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
  }));

/** Titles of the journeys that passed only when they were run once more, with their file in front. */
export function flakyOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return suites.flatMap((suite) => flakyIn(suite, []));
}

function flakyIn({ title, specs = [], suites = [] }: PlaywrightSuite, above: readonly string[]): string[] {
  const path = [...above, title];
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map((spec) => [...path, spec.title].join(' › ')), ...suites.flatMap((one) => flakyIn(one, path))];
}

function read<R>(file: string, code: number, count: (report: R) => Count): Count {
  try {
    const found = count(JSON.parse(readFileSync(file, 'utf8')) as R);
    const silent = found.failed === 0 && (code !== 0 || found.passed === 0);
    return silent ? { ...found, failed: 1 } : found;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
