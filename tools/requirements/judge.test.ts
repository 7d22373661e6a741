import { expect, test } from 'vitest';
import { type Evidence, judge } from './judge.ts';
import type { Requirement } from './list.ts';
import { readRun } from './told.ts';

const row = (id: string, more: Partial<Requirement> = {}): Requirement => ({
  id,
  area: 'a',
  proof: '',
  later: '',
  pages: [],
  ...more,
});
const vitest = (...tests: [title: string, status: string][]) =>
  readRun(
    JSON.stringify({
      startTime: 100,
      testResults: [{ assertionResults: tests.map(([title, status]) => ({ ancestorTitles: [], title, status })) }],
    }),
  );
const playwright = (...tests: [title: string, status: string][]) =>
  readRun(
    JSON.stringify({
      stats: { startTime: new Date(100).toISOString() },
      suites: [
        {
          title: 'journeys/a.e2e.ts',
          specs: [],
          suites: [{ title: 'a phone', specs: tests.map(([title, status]) => ({ title, tests: [{ status }] })) }],
        },
      ],
    }),
  );
const judged = (changes: Partial<Evidence>) =>
  judge({
    rows: [row('S1-F001')],
    named: [{ path: 'a.test.ts', id: 'S1-F001' }],
    runs: { embedded: vitest(['works [S1-F001]', 'passed']), journeys: playwright() },
    newest: { path: 'a.ts', at: 99 },
    later: ['agency'],
    isBuilt: (page) => ({ Agb: true, Faq: false })[page],
    ...changes,
  });

test('a requirement is proven by a test of the run that passed, of either runner, once more too', () => {
  expect([...judged({}).proven]).toEqual(['S1-F001']);
  for (const status of ['expected', 'flaky'])
    expect([...judged({ runs: { journeys: playwright(['works [S1-F001]', status]) } }).proven]).toEqual(['S1-F001']);
  expect(judged({}).contradictions).toEqual([]);
});

test('a test that failed or was skipped proves nothing', () => {
  for (const runs of [
    { embedded: vitest(['works [S1-F001]', 'failed']) },
    { embedded: vitest(['works [S1-F001]', 'skipped']) },
    { journeys: playwright(['works [S1-F001]', 'skipped']) },
    { embedded: vitest(['works [S1-F001]', 'passed']), postgres: vitest(['works [S1-F001]', 'failed']) },
  ])
    expect([...judged({ runs }).proven, judged({ runs }).contradictions]).toEqual([
      ['S1-F001 is due and a test of it failed'],
    ]);
});

test('a due requirement that a file only quotes, under a title that nobody ran, is a contradiction', () => {
  const runs = { embedded: vitest(['works [S1-F002]', 'passed']) };
  const rows = [row('S1-F001'), row('S1-F002')];
  const { proven, contradictions } = judged({ rows, runs });
  expect([[...proven], contradictions]).toEqual([
    ['S1-F002'],
    ['S1-F001 is due and named by a file, and no test that ran has it'],
  ]);
});

const contradicting: readonly (readonly [sentence: string, Partial<Evidence>])[] = [
  ['S1-F001 is due, and no test names it', { named: [], runs: { embedded: vitest() } }],
  ['S1-F001 waits for agency, and a test names it', { rows: [row('S1-F001', { later: 'agency' })] }],
  [
    'S1-F001 waits for "agencies", which is no capability to come',
    { rows: [row('S1-F001', { later: 'agencies' })], named: [], runs: { embedded: vitest() } },
  ],
  ['S1-F001 is due, and stands on Faq, which is not built', { rows: [row('S1-F001', { pages: ['Agb', 'Faq'] })] }],
  ['S1-F001 stands on Fag, which is no page', { rows: [row('S1-F001', { pages: ['Fag'] })] }],
  [
    'S1-F009 is named by a test and not in the list',
    {
      named: [
        { path: 'a', id: 'S1-F001' },
        { path: 'a', id: 'S1-F009' },
      ],
    },
  ],
  [
    'The report of embedded is older than a.ts: run npm test',
    { newest: { path: 'a.ts', at: 101 }, runs: { embedded: vitest(['[S1-F001]', 'passed']) } },
  ],
];
test.each(contradicting)('a contradiction is told: %s', (sentence, changes) => {
  expect(judged(changes).contradictions).toEqual([sentence]);
});

test('without a report it says what to run, and judges no row', () => {
  const { missing, contradictions } = judged({ runs: { embedded: vitest(), journeys: undefined } });
  expect([missing, contradictions]).toEqual([['There is no report of journeys: run npm test'], []]);
});
