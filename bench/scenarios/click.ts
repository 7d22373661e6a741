/**
 * Opening a link: 302 and a click committed before it, 32 connections, 10,000 links of four mandants in the cache, beside
 * bare node:http with a committed insert per request and with our flush rule. And what a stop or a kill loses: nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { shortCodeAlphabet, toNumber } from '../../contract/src/basics/number.ts';
import { type Environment, type Figure, medians } from '../environment.ts';
import { layLimitLinks, startClickLimit } from '../limits/click-process.ts';
import { get, load } from '../load/load.ts';

const links = 10_000;
const connections = 32;
const seconds = 5;

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  const codes = await makeLinks(environment);
  await layLimitLinks(environment);
  const [single, greedy] = [await startClickLimit(environment, 'single'), await startClickLimit(environment, 'greedy')];
  const open = (port: number, time = seconds) =>
    load({ port, connections, seconds: time, next: () => request(codes[Math.floor(Math.random() * links)]) });
  try {
    await warm(server.port, codes);
    for (const { port } of [server, single, greedy]) await open(port, 2);
    const figures = await medians(3, async () => {
      const before = await transactions(environment);
      const ours = await open(server.port);
      const commits = ((await transactions(environment)) - before) / ours.answered;
      return {
        ours: ours.perSecond,
        commits,
        single: (await open(single.port)).perSecond,
        greedy: (await open(greedy.port)).perSecond,
      };
    });
    await server.stop();
    const beside = (limit: number) => ({ value: figures.ours, unit: 'clicks/s', limit, ratio: figures.ours / limit });
    return [
      { name: 'click beside greedy group commit', ...beside(figures.greedy), must: { atLeast: 0.4 } },
      { name: 'click beside select and insert', ...beside(figures.single), must: { atLeast: 1.2 } },
      {
        name: 'commits per click',
        value: figures.commits,
        unit: 'commits',
        ratio: figures.commits,
        must: { atMost: 0.1 },
      },
      await lost(environment, 'SIGTERM', codes),
      await lost(environment, 'SIGKILL', codes),
    ];
  } finally {
    for (const { process } of [single, greedy]) process.kill();
  }
}

const request = (code = ''): string => get(`/k/${code}?c=wa`);

/** Opens every link once, so that all are in the cache. */
async function warm(port: number, codes: readonly string[]): Promise<void> {
  for (let opened = 0; opened < codes.length; ) {
    await load({ port, connections, seconds: 2, next: () => request(codes[opened++ % codes.length]) });
  }
}

/** Links of all four mandants, as the product would write them. */
async function makeLinks({ database }: Environment): Promise<string[]> {
  const mandants = await database.kysely.selectFrom('mandant').select('id').orderBy('id').execute();
  const codes: string[] = [];
  for (const { id } of mandants) {
    const rows = Array.from({ length: links / mandants.length }, (_none, index) => {
      const code = `B${toBase58(codes.length + index)}`;
      return { code, number: toNumber('recommendation', String(codes.length + index).padStart(10, '0')) };
    });
    codes.push(...rows.map(({ code }) => code));
    const [mine, numbers] = [rows.map(({ code }) => code), rows.map(({ number }) => number)];
    await database.transaction({ mandantId: id, role: 'app', readOnly: false }, async (db) => {
      await sql`insert into link_code (code, mandant_id, number) select code, ${id}, number from unnest(${mine}::text[], ${numbers}::text[]) as t(code, number)`.execute(
        db,
      );
      await sql`
        with person as (
          insert into account (hash, status, first_name, last_name, email, language, created_at, changed_at)
          values (md5('bench'), 'active', 'Anna', 'Muster', 'bench@example.org', 'de', now(), now()) returning id)
        insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share, link_type, status, valid_until, origin, created_at, changed_at)
        select number, left(md5(number), 16), code, person.id, (select min(id) from product), (select min(id) from premium), 7000, 50, 'shortLink', 'open', '2099-12-31', 'portal', now(), now()
        from unnest(${mine}::text[], ${numbers}::text[]) as t(code, number), person`.execute(db);
    });
  }
  return codes;
}

/** Six characters without 0. */
const toBase58 = (value: number): string => {
  let [rest, text] = [value, ''];
  for (let place = 0; place < 6; place++, rest = Math.floor(rest / shortCodeAlphabet.length)) {
    text = shortCodeAlphabet[rest % shortCodeAlphabet.length] + text;
  }
  return text;
};

/** Transactions that wrote something, the one that asks among them. */
async function transactions({ database }: Environment): Promise<number> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(database.kysely);
  return Number(rows[0]?.id);
}

/** Clicks that were answered and are not there when the process has gone. */
async function lost(
  environment: Environment,
  signal: 'SIGTERM' | 'SIGKILL',
  codes: readonly string[],
): Promise<Figure> {
  const server = await environment.startServer();
  const before = await countClicks(environment);
  let answered = 0;
  const accepts = (status: number): boolean => {
    if (status === 302) answered++;
    return status === 302;
  };
  const loading = load({
    port: server.port,
    connections,
    seconds: 30,
    next: () => request(codes[Math.floor(Math.random() * links)]),
    accepts,
  }).catch(() => undefined);
  await sleep(2000);
  await server.stop(signal);
  await loading;
  const value = Math.max(0, answered - ((await countClicks(environment)) - before));
  return {
    name: `clicks lost after ${signal}, of ${answered}`,
    value,
    unit: 'clicks',
    ratio: value,
    must: { atMost: 0 },
  };
}

const countClicks = ({ database }: Environment): Promise<number> =>
  database.transaction({ mandantId: null, role: 'report', readOnly: true }, async (db) =>
    Number((await db.selectFrom('click').select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()).count),
  );
