/** What a run says of the list of requirements: what it proved, and what of list, tests and run contradicts itself. */
import type { Requirement } from './list.ts';
import type { Run } from './told.ts';

export interface Evidence {
  rows: readonly Requirement[];
  /** Ids that test files name, whether the run had those tests or not. */
  named: readonly { path: string; id: string }[];
  /** Runs of the tests; undefined where no report was found. */
  runs: Readonly<Record<string, Run | undefined>>;
  newest: { path: string; at: number };
  /** Names of capabilities that are not built. */
  later: readonly string[];
  /** Whether a page is built, by its RouteName; undefined for a name that is no page's. */
  isBuilt: (page: string) => boolean | undefined;
}

export interface Verdict {
  proven: ReadonlySet<string>;
  /** Why there can be no verdict, or none on all rows. */
  missing: readonly string[];
  contradictions: readonly string[];
}

export function judge(evidence: Evidence): Verdict {
  const { rows, named, runs, newest } = evidence;
  const tests = Object.values(runs).flatMap((run) => run?.tests ?? []);
  const failed = new Set(tests.filter(({ hasPassed }) => !hasPassed).flatMap(({ ids }) => ids));
  const proven = new Set(tests.filter(({ hasPassed }) => hasPassed).flatMap(({ ids }) => ids));
  // The same test runs on both databases: one that fails on either proves nothing.
  for (const id of failed) proven.delete(id);

  const missing = Object.entries(runs).flatMap(([name, run]) =>
    run === undefined ? [`There is no report of ${name}: run npm test`] : [],
  );
  const stale = Object.entries(runs).flatMap(([name, run]) =>
    run && run.begunAt < newest.at ? [`The report of ${name} is older than ${newest.path}: run npm test`] : [],
  );
  const told = new Set(tests.flatMap(({ ids }) => ids));
  const inFiles = new Set(named.map(({ id }) => id));
  const isComplete = missing.length === 0;
  // A file that quotes an id proves nothing: the test may have another title, or be one that only `npm run proof` runs.
  const unproven = rows.filter(({ id, later }) => later === '' && inFiles.has(id) && !told.has(id));

  const known = new Set(rows.map(({ id }) => id));
  return {
    proven,
    missing,
    contradictions: [
      ...stale,
      ...[...told.union(inFiles)]
        .filter((id) => !known.has(id))
        .map((id) => `${id} is named by a test and not in the list`),
      ...rows.flatMap((row) => ofRow(row, evidence, inFiles.has(row.id) || told.has(row.id))),
      ...(isComplete ? [...failed].map((id) => `${id} is due and a test of it failed`) : []),
      ...(isComplete ? unproven.map(({ id }) => `${id} is due and named by a file, and no test that ran has it`) : []),
    ],
  };
}

function ofRow({ id, later, pages }: Requirement, { later: known, isBuilt }: Evidence, isNamed: boolean): string[] {
  if (later !== '')
    return [
      ...(known.includes(later) ? [] : [`${id} waits for "${later}", which is no capability to come`]),
      ...(isNamed ? [`${id} waits for ${later}, and a test names it`] : []),
    ];
  return [
    ...(isNamed ? [] : [`${id} is due, and no test names it`]),
    ...pages.flatMap((page) => {
      const built = isBuilt(page);
      if (built === undefined) return [`${id} stands on ${page}, which is no page`];
      return built ? [] : [`${id} is due, and stands on ${page}, which is not built`];
    }),
  ];
}
