import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { flakyOf, playwrightCount, seedsOf, total, vitestCount } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'weitersagen-report-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const file = (status: 'passed' | 'failed', tests: number): unknown => ({
  status,
  assertionResults: Array.from({ length: tests }, (_, n) => ({
    ancestorTitles: ['calls (seed 7)'],
    title: `call ${n}`,
  })),
});

test('every test of a good run counts as passed', () => {
  const report = written({ numPassedTests: 7, numTotalTests: 7, testResults: [file('passed', 7)] });
  expect(vitestCount(report, 0)).toEqual({ passed: 7, failed: 0 });
});

test('a failed and a skipped test count as failed', () => {
  const report = written({ numPassedTests: 5, numTotalTests: 7, testResults: [file('failed', 7)] });
  expect(vitestCount(report, 1)).toEqual({ passed: 5, failed: 2 });
});

test('a file that could not be loaded counts as one failure', () => {
  const report = written({ numPassedTests: 5, numTotalTests: 5, testResults: [file('passed', 5), file('failed', 0)] });
  expect(vitestCount(report, 1)).toEqual({ passed: 5, failed: 1 });
});

test('an error outside of every test counts as one failure', () => {
  const report = written({ numPassedTests: 5, numTotalTests: 5, testResults: [file('passed', 5)] });
  expect(vitestCount(report, 1)).toEqual({ passed: 5, failed: 1 });
});

test('a run that tested nothing or left no report counts as one failure', () => {
  expect(vitestCount(written({ numPassedTests: 0, numTotalTests: 0, testResults: [] }), 0).failed).toBe(1);
  expect(vitestCount(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 });
});

test('the seed of a run is told once', () => {
  const report = written({ numPassedTests: 2, numTotalTests: 2, testResults: [file('passed', 2)] });
  expect(seedsOf(report)).toEqual(['calls (seed 7)']);
});

test('a journey that failed or was skipped counts as failed', () => {
  const report = written({ stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 1 }, suites: [] });
  expect(playwrightCount(report, 1)).toEqual({ passed: 4, failed: 2 });
});

test('a journey that passed when it was run once more counts as passed, and is told by its name', () => {
  const spec = (title: string, status: string): object => ({ title, tests: [{ status }] });
  const report = written({
    stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 },
    suites: [
      {
        title: 'journeys/decline.e2e.ts',
        specs: [spec('who was not it', 'expected'), spec('two mails', 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('three mails', 'flaky')] }],
      },
    ],
  });
  expect(playwrightCount(report, 0)).toEqual({ passed: 3, failed: 0 });
  expect(flakyOf(report)).toEqual([
    'journeys/decline.e2e.ts › two mails',
    'journeys/decline.e2e.ts › on a phone › three mails',
  ]);
  expect(flakyOf(join(folder, 'missing.json'))).toEqual([]);
});

test('the counts of all stages are added up', () => {
  const stages = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 2 },
  ];
  expect(total(stages)).toEqual({ passed: 21, failed: 2 });
});
