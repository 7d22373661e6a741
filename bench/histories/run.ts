/**
 * `node bench/histories/run.ts [own|fresh] [--names]`: lives every made-up history in the real product and says how many of the
 * dishonest ones somebody looks at, and how many of the honest ones are held wrongly. The rules are tuned on `own` only.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { History } from './history.ts';
import { live } from './live.ts';

interface Score {
  half: string;
  dishonest: number;
  caught: number;
  honest: number;
  wrong: number;
}

/** Whatever a file of the half exports that is a history, or a list of them. */
async function read(half: string): Promise<History[]> {
  const folder = join(import.meta.dirname, half);
  if (!existsSync(folder)) return [];
  const found = new Set<History>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()) {
    const exported = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
    for (const value of Object.values(exported))
      for (const one of Array.isArray(value) ? value : [value]) if (isHistory(one)) found.add(one);
  }
  return [...found];
}

const isHistory = (value: unknown): value is History =>
  typeof value === 'object' && value !== null && 'acts' in value && 'honest' in value && 'people' in value;

export async function score(half: string, tell: (line: string) => void = () => undefined): Promise<Score> {
  const result: Score = { half, dishonest: 0, caught: 0, honest: 0, wrong: 0 };
  for (const history of await read(half)) {
    const { isSeen, rules, score: points, refused } = await live(history);
    result[history.honest ? 'honest' : 'dishonest'] += 1;
    if (isSeen) result[history.honest ? 'wrong' : 'caught'] += 1;
    if (isSeen === history.honest)
      tell(
        `${history.honest ? 'wrongly held' : `missed ${history.pattern}`}: ${history.name} (${points}; ${rules.join(', ')})${refused.length > 0 ? ` [${refused.join(' | ')}]` : ''}`,
      );
  }
  return result;
}

if (process.argv[1] === import.meta.filename) {
  const halves = process.argv.slice(2).filter((one) => !one.startsWith('--'));
  const tell = process.argv.includes('--names') ? console.log : undefined;
  for (const half of halves.length > 0 ? halves : ['own', 'fresh']) {
    const { dishonest, caught, honest, wrong } = await score(half, tell);
    const percent = (part: number, all: number) => (all === 0 ? '–' : `${((part / all) * 100).toFixed(1)} %`);
    console.log(
      `${half}: ${caught} of ${dishonest} caught (${percent(caught, dishonest)}), ${wrong} of ${honest} wrongly held (${percent(wrong, honest)})`,
    );
  }
  process.exit();
}
