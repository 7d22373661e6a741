/**
 * `npm run bench [-- scenario …]`: every figure that the product promises, beside the limit measured in the same run,
 * on PostgreSQL, three rounds, medians. Exits with 1 when one is not reached. Results go to bench/results.md by hand.
 */
import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startPostgres } from '../tools/machine/postgres.ts';
import { createEnvironment, type Figure, type Scenario } from './environment.ts';
import { prepareDatabase } from './prepare.ts';

const folder = join(import.meta.dirname, 'scenarios');
const asked = process.argv.slice(2);
/** Takes longest, and measures no time. */
const last = 'histories';
/** Of what is bare: a machine that is slow is slow for both. */
const aloneTimes = 2;
/** By name: the file it is in, whichever folder that lies in. */
const files = (await readdir(folder, { recursive: true }))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ name: basename(file, '.ts'), file }))
  .filter(({ name }) => asked.length === 0 || asked.includes(name))
  .sort((a, b) => Number(a.name === last) - Number(b.name === last) || a.name.localeCompare(b.name));

const postgres = await startPostgres();
const figures: Figure[] = [];
try {
  for (const { name, file } of files) {
    const { scenario } = (await import(join(folder, file))) as { scenario: Scenario };
    const dataDir = mkdtempSync(join(tmpdir(), 'weitersagen-bench-'));
    const databaseUrl = await prepareDatabase(postgres.url, `bench_${name.replace(/\W/g, '_')}`, dataDir);
    const environment = createEnvironment(databaseUrl, dataDir);
    try {
      for (const figure of await scenario(environment)) {
        figures.push(figure);
        print(figure);
      }
    } finally {
      await environment.close();
    }
  }
} finally {
  await postgres.stop();
}
// The embedded database of the made-up lives leaves a timer that would keep the process from ending.
process.exit(figures.every(isReached) ? 0 : 1);

function isReached({ value, ratio, must, alone = 0 }: Figure): boolean {
  if (alone > 0 && value <= aloneTimes * alone) return true;
  return 'atLeast' in must ? ratio >= must.atLeast : ratio <= must.atMost;
}

function print(figure: Figure): void {
  const { name, value, unit, limit, ratio, must, alone = 0 } = figure;
  const number = (given: number): string => given.toLocaleString('en', { maximumFractionDigits: given < 10 ? 3 : 0 });
  const bound = 'atLeast' in must ? `at least ${must.atLeast}` : `at most ${must.atMost}`;
  const beside = limit === undefined ? '' : `, limit ${number(limit)} ${unit}, ratio ${ratio.toFixed(3)}`;
  const [bare, orTwice] = alone > 0 ? [`, bare ${number(alone)} ${unit}`, `, or ${aloneTimes} times it`] : ['', ''];
  const verdict = isReached(figure) ? 'reached' : 'MISSED ';
  console.log(`${verdict}  ${name}: ${number(value)} ${unit}${beside}${bare} (${bound}${orTwice})`);
}
