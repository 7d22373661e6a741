/**
 * What a link costs that nobody has opened before, among a million and among a thousand: its first click, and its page. Two
 * servers on a database each, asked in turn.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createEnvironment, type Environment, type Figure, median } from '../environment.ts';
import { mandantId } from '../people.ts';
import { prepareDatabase } from '../prepare.ts';
import { codeOf, fillMandants, firstId } from './fill.ts';

const slug = 'spbdevk';
const few = 900;
/** Each opens two links on either database, of which the small one has some five hundred that are open. */
const rounds = 250;
const warmUp = 50;

interface Link {
  id: number;
  number: string;
}
type Kind = 'click' | 'page';
interface Opener {
  /** Milliseconds until a link has answered that has not been opened before. */
  open(kind: Kind): Promise<number>;
  stop(): Promise<void>;
}

export async function linkFigures(environment: Environment, many: number): Promise<Figure[]> {
  const thousand = await ofThousand(environment);
  const opened: Opener[] = [];
  try {
    opened.push(await opener(environment, many), await opener(thousand, few));
    const figures: Figure[] = [];
    for (const kind of ['click', 'page'] as const) {
      const [value, limit] = await inTurn(opened, kind);
      const name = `${kind === 'click' ? 'first click on a link' : 'page of a link'} among 1,000,000 beside 1,000, p50`;
      figures.push({ name, value, unit: 'ms', limit, ratio: value / limit, must: { atMost: 1.2 } });
    }
    return figures;
  } finally {
    for (const one of opened) await one.stop();
    await thousand.close();
  }
}

async function ofThousand({ databaseUrl }: Environment) {
  const dataDir = mkdtempSync(join(tmpdir(), 'weitersagen-bench-'));
  const thousand = createEnvironment(
    await prepareDatabase(new URL('/postgres', databaseUrl).href, 'bench_thousand', dataDir),
    dataDir,
  );
  await (await thousand.startServer()).stop();
  await fillMandants(thousand, [
    { slug, count: few },
    { slug: 'versicherung', count: 1000 - few },
  ]);
  return thousand;
}

async function inTurn(opened: readonly Opener[], kind: Kind): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++)
    for (const [place, one] of opened.entries()) {
      const took = await one.open(kind);
      if (round >= warmUp) times[place]?.push(took);
    }
  return [median(times[0]), median(times[1])];
}

async function opener(environment: Environment, count: number): Promise<Opener> {
  const id = await mandantId(environment, slug);
  const { port, stop } = await environment.startServer();
  // Some of every kind: states and names come again with every tenth.
  const step = Math.ceil(count / 5000) | 1;
  const { rows } = await environment.database.transaction({ mandantId: id, role: 'app', readOnly: true }, (db) =>
    sql<Link>`
      select id, number from recommendation where id > ${firstId(id)} and status in ('open', 'ok') and id % ${step} = 0`.execute(
      db,
    ),
  );
  // Never two that lie beside each other.
  const left = rows.toSorted((a, b) => hash('order', a.id).localeCompare(hash('order', b.id)));
  const paths = {
    click: (link: Link) => `/k/${codeOf(link.id)}`,
    page: (link: Link) => `/de/empfaengerdaten/${link.number}?h=${hash('n', link.id).slice(0, 16)}`,
  };
  return {
    stop,
    open: async (kind) => {
      const link = left.pop();
      if (!link) throw new Error('every link has been opened');
      const from = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${paths[kind](link)}`, { redirect: 'manual' });
      const text = await answer.text();
      const took = performance.now() - from;
      if (answer.status !== (kind === 'click' ? 302 : 200)) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
      return took;
    },
  };
}

/** As the database made it. */
const hash = (of: string, id: number): string => createHash('md5').update(`${of}${id}`).digest('hex');
