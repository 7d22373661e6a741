/**
 * What the runners told of the last run: `npm test` and `npm run check` leave the report of each stage behind, and each test
 * in it has its titles and whether it passed.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files.ts';
import { root } from '../run.ts';
import { idsOf } from './list.ts';

export interface Told {
  ids: readonly string[];
  title: string;
  hasPassed: boolean;
}
export interface Run {
  begunAt: number;
  tests: readonly Told[];
}

interface VitestReport {
  startTime: number;
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}
interface Suite {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}
interface PlaywrightReport {
  stats: { startTime: string };
  suites: Suite[];
}

/** Reports of the runs lie here, by the name of their stage; git knows nothing of them. */
export const reportOf = (name: ReportName): string => join(root, 'test-reports', `${name}.json`);
export type ReportName =
  | 'embedded'
  | 'postgres'
  | 'plans'
  | 'cells'
  | 'journeys'
  | 'proof-embedded'
  | 'proof-postgres'
  | 'proof-cells'
  | 'proof-journeys';

/** The tests of a report; undefined where there is none. */
export function runOf(name: ReportName): Run | undefined {
  const file = reportOf(name);
  return existsSync(file) ? readRun(readFileSync(file, 'utf8')) : undefined;
}

export function readRun(text: string): Run {
  const report = JSON.parse(text) as VitestReport | PlaywrightReport;
  if ('suites' in report)
    return { begunAt: Date.parse(report.stats.startTime), tests: report.suites.flatMap((suite) => ofSuite(suite, [])) };
  const told = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    begunAt: report.startTime,
    tests: told.map(({ ancestorTitles, title, status }) => testOf([...ancestorTitles, title], status === 'passed')),
  };
}

/** A journey that passed when it was run once more has passed. */
const passing = new Set(['expected', 'flaky']);

function ofSuite({ title, specs = [], suites = [] }: Suite, above: readonly string[]): Told[] {
  const path = [...above, title];
  return [
    ...specs.map((spec) =>
      testOf([...path, spec.title], spec.tests.length > 0 && spec.tests.every(({ status }) => passing.has(status))),
    ),
    ...suites.flatMap((suite) => ofSuite(suite, path)),
  ];
}

const testOf = (titles: readonly string[], hasPassed: boolean): Told => ({
  ids: titles.flatMap(idsOf),
  title: titles.join(' › '),
  hasPassed,
});

/** The source that was changed last, and when: a report that began before it tells of other code. */
export function newestSource(): { path: string; at: number } {
  const sources = ['contract/src', 'server/src', 'server/migrations', 'web/src', 'e2e'].flatMap((folder) =>
    filesBelow(folder, /[.](?:tsx?|sql|css)$/),
  );
  return sources
    .map((path) => ({ path, at: statSync(join(root, path)).mtimeMs }))
    .reduce((newest, one) => (one.at > newest.at ? one : newest), { path: '', at: 0 });
}
