/**
 * `npm run requirements`: per area, how many requirements the tests of the last run proved, which wait for what, and what
 * contradicts itself. A requirement is proven when every test that has its id in the title ran and passed. `npm test` ends
 * with it.
 */
import { laterCapabilities } from '../../contract/src/mandant/capability.ts';
import { isBuiltPage } from '../../contract/src/site/built-pages.ts';
import { routeKey } from '../../contract/src/site/routes.ts';
import { judge } from './judge.ts';
import { idsInTests, requirements } from './list.ts';
import { newestSource, runOf } from './told.ts';

const rows = requirements();
const { proven, missing, contradictions } = judge({
  rows,
  named: idsInTests(),
  runs: { embedded: runOf('embedded'), postgres: runOf('postgres'), journeys: runOf('journeys') },
  newest: newestSource(),
  later: laterCapabilities,
  isBuilt: (page) => {
    const key = routeKey(page);
    return key && isBuiltPage(key);
  },
});

const due = rows.filter(({ later }) => later === '');
for (const [area, all] of [...Map.groupBy(rows, (row) => row.area)].sort(([a], [b]) => a.localeCompare(b))) {
  const own = all.filter(({ later }) => later === '');
  const open = own.filter(({ id }) => !proven.has(id));
  const later = all.length - own.length;
  console.log(
    `${area.padEnd(16)} ${own.length - open.length} of ${own.length} proven${later ? `, ${later} later` : ''}`,
  );
  for (const { id, proof } of open) console.log(`  ${id}  ${proof}`);
}

console.log('\nlater:');
for (const [capability, waiting] of Map.groupBy(
  rows.filter(({ later }) => later !== ''),
  ({ later }) => later,
))
  console.log(`  ${capability.padEnd(28)} ${waiting.length}`);

const tell = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
};
tell('not known:', missing);
tell('contradictions:', contradictions);
const count = due.filter(({ id }) => proven.has(id)).length;
console.log(`\n${count} of ${due.length} due requirements proven in the last run, ${rows.length} in all`);
process.exitCode = contradictions.length + missing.length === 0 ? 0 : 1;
