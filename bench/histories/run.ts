/**
 * `node bench/histories/run.ts [own|more|fresh|unseen] [--names]`: lives every made-up history in the real product and says how many of
 * the dishonest ones somebody looks at, by pattern, and how many of the honest ones are held wrongly. The rules are tuned on `own`,
 * `more` and `fresh`; of `unseen` nothing but figures is told.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { History } from './history.ts';
import { live } from './live.ts';
import type { Verdict } from './verdict.ts';

export const historySets = ['own', 'more', 'fresh', 'unseen'];

export interface Score {
  set: string;
  dishonest: number;
  /** By signals; and with what the hold of one IBAN on both sides caught besides. */
  caught: number;
  caughtOrSameIban: number;
  honest: number;
  wrong: number;
  wrongOrSameIban: number;
  patterns: Map<string, { all: number; caught: number }>;
}

/** Whatever a file of the set exports that is a history, or a list of them. */
async function read(set: string): Promise<History[]> {
  const folder = join(import.meta.dirname, set);
  if (!existsSync(folder)) return [];
  const found = new Set<History>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'main.ts')
    .toSorted()) {
    const exported = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
    for (const value of Object.values(exported))
      for (const one of Array.isArray(value) ? value : [value]) if (isHistory(one)) found.add(one);
  }
  return [...found];
}

const isHistory = (value: unknown): value is History =>
  typeof value === 'object' && value !== null && 'acts' in value && 'honest' in value && 'people' in value;

const empty = (set: string): Score => ({
  set,
  dishonest: 0,
  caught: 0,
  caughtOrSameIban: 0,
  honest: 0,
  wrong: 0,
  wrongOrSameIban: 0,
  patterns: new Map(),
});

function add(score: Score, { honest, pattern }: History, { isSeen, isSameIban }: Verdict): void {
  const any = isSeen || isSameIban;
  if (honest) {
    score.honest += 1;
    score.wrong += Number(isSeen);
    score.wrongOrSameIban += Number(any);
    return;
  }
  score.dishonest += 1;
  score.caught += Number(isSeen);
  score.caughtOrSameIban += Number(any);
  const kind = score.patterns.get(pattern ?? '') ?? { all: 0, caught: 0 };
  score.patterns.set(pattern ?? '', { all: kind.all + 1, caught: kind.caught + Number(any) });
}

export async function scoreSet(set: string, tell: (line: string) => void = () => undefined): Promise<Score> {
  const score = empty(set);
  for (const history of await read(set)) {
    const verdict = await live(history);
    const { isSeen, isSameIban, rules, score: points, refused } = verdict;
    add(score, history, verdict);
    if (set !== 'unseen' && (isSeen || isSameIban) === history.honest)
      tell(
        `${set}: ${history.honest ? (isSeen ? 'wrongly held' : 'held by its IBAN') : `missed ${history.pattern}`}: ${history.name} (${points}; ${rules.join(', ')})${refused.length > 0 ? ` [${refused.join(' | ')}]` : ''}`,
      );
  }
  return score;
}

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((part / all) * 100).toFixed(1)} %`);

export function toLines(score: Score): string[] {
  const { set, dishonest, caught, caughtOrSameIban, honest, wrong, wrongOrSameIban, patterns } = score;
  return [
    `${set}: ${caughtOrSameIban} of ${dishonest} caught (${percent(caughtOrSameIban, dishonest)}; by signals alone ${caught}), ` +
      `${wrong} of ${honest} wrongly held by signals (${percent(wrong, honest)}; with one IBAN on both sides ${wrongOrSameIban})`,
    `  ${[...patterns].map(([pattern, { all, caught: seen }]) => `${pattern} ${seen} of ${all}`).join(', ')}`,
  ];
}

if (process.argv[1] === import.meta.filename) {
  const sets = process.argv.slice(2).filter((one) => !one.startsWith('--'));
  const tell = process.argv.includes('--names') ? console.log : undefined;
  for (const set of sets.length > 0 ? sets : historySets)
    for (const line of toLines(await scoreSet(set, tell))) console.log(line);
  process.exit();
}
