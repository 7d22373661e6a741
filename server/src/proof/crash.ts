/**
 * The server is killed again and again while 32 clients click, create and collect; then the database is asked whether
 * everything that was acknowledged is there, once. Clients repeat what got no answer, as a browser or a program would.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/database/db.ts';
import { terms } from '../testing/world.ts';

interface CrashOptions {
  port: number;
  environment: Record<string, string>;
  seconds: number;
  seed: number;
  /** Codes of short links, products, and tokens of rewards that are ready. */
  shortCodes: readonly string[];
  rewardTokens: readonly string[];
  productId: number;
}

interface Acknowledged {
  kills: number;
  /** Marker of each click that was answered. */
  clicks: string[];
  /** E-mail → number of each recommendation that was answered. */
  created: Map<string, string>;
  /** Tokens whose collection was answered. */
  collected: string[];
}

/** A run that proves something: less is a machine too busy to answer between two kills. */
export const enough = { kills: 3, clicks: 51, created: 21, collected: 6 } as const;
const isEnough = ({ kills, clicks, created, collected }: Acknowledged): boolean =>
  kills >= enough.kills &&
  clicks.length >= enough.clicks &&
  created.size >= enough.created &&
  collected.length >= enough.collected;
/** How much longer a busy machine may take to get there. */
export const slackMs = 120_000;

const clientCount = 32;
const mainFile = join(import.meta.dirname, '../main.ts');

/** A small generator with a seed, so that a run can be told by its number. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export async function crash({
  port,
  environment,
  seconds,
  seed,
  shortCodes,
  rewardTokens,
  productId,
}: CrashOptions): Promise<Acknowledged> {
  const random = randomFrom(seed);
  const acknowledged: Acknowledged = { kills: 0, clicks: [], created: new Map(), collected: [] };
  const waiting = [...rewardTokens];
  const base = `http://127.0.0.1:${port}`;
  let isOver = false;

  const click = async (): Promise<void> => {
    const marker = randomUUID().slice(0, 18);
    const code = shortCodes[Math.floor(random() * shortCodes.length)] ?? '';
    const answer = await ask(`${base}/k/${code}?c=${marker}`, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0' },
    });
    if (answer?.status === 302) acknowledged.clicks.push(marker);
  };
  const create = async (): Promise<void> => {
    const key = randomUUID();
    const email = `crash.${key}@example.org`;
    const body = JSON.stringify({
      Empfehlung: { Produkt: productId, AgbText: terms, AnteilEmpfehler: 50 },
      Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: email },
    });
    const answer = await insist(() =>
      ask(`${base}/api/v1/spbdevk/empfehlen/create`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      }),
    );
    if (answer)
      acknowledged.created.set(email, ((await answer.json()) as { Empfehlungsnummer: string }).Empfehlungsnummer);
  };
  const collect = async (): Promise<void> => {
    const token = waiting.pop();
    if (!token) return click();
    const body = JSON.stringify({
      PraemieId: 1,
      Kontoinhaber: 'Anna Muster',
      IBAN: 'DE02120300000000202051',
      AgbText: terms,
      AgbAkzeptiert: true,
    });
    const answer = await insist(
      () =>
        ask(`${base}/api/v1/spbdevk/praemierung/`, {
          method: 'PUT',
          body,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        }),
      [200, 409],
    );
    if (answer) acknowledged.collected.push(token);
    else waiting.push(token);
  };
  /** Repeats until there is an answer that decides, or the run is over. */
  const insist = async (
    once: () => Promise<Response | undefined>,
    deciding: readonly number[] = [200],
  ): Promise<Response | undefined> => {
    while (!isOver) {
      const answer = await once();
      if (answer && deciding.includes(answer.status)) return answer;
      if (answer && answer.status < 500) throw new Error(`${answer.status} ${await answer.text()}`);
      await sleep(20);
    }
    return undefined;
  };
  const client = async (): Promise<void> => {
    while (!isOver) {
      const dice = random();
      await (dice < 0.6 ? click() : dice < 0.9 ? create() : collect());
    }
  };

  let server = await start(environment, port);
  const clients = Array.from({ length: clientCount }, client);
  const endsAt = Date.now() + seconds * 1000;
  const failed = Promise.all(clients);
  while (Date.now() < endsAt || (!isEnough(acknowledged) && Date.now() < endsAt + slackMs)) {
    await Promise.race([sleep(500 + random() * 2000), failed]);
    await kill(server);
    acknowledged.kills++;
    server = await start(environment, port);
  }
  isOver = true;
  await failed;
  await kill(server);
  acknowledged.kills++;
  return acknowledged;
}

/** What is missing, doubled or out of balance; empty when everything is as it was said. */
export async function findLosses(database: Database, mandantId: number, acknowledged: Acknowledged): Promise<string[]> {
  return database.transaction({ mandantId, role: 'app', readOnly: true }, async (db) => {
    const losses: string[] = [];
    const clicks = await sql<{
      channel: string;
      count: number;
    }>`select channel, count(*)::int as count from click group by channel`.execute(db);
    const clicked = new Map(clicks.rows.map((row) => [row.channel, row.count]));
    for (const marker of acknowledged.clicks)
      if (clicked.get(marker) !== 1) losses.push(`click ${marker} is there ${clicked.get(marker) ?? 0} times`);

    const made = await sql<{
      email: string;
      numbers: string[];
    }>`select a.email, array_agg(r.number) as numbers from recommendation r join account a on a.id = r.account_id where a.email like 'crash.%' group by a.email`.execute(
      db,
    );
    const numbers = new Map(made.rows.map((row) => [row.email, row.numbers]));
    for (const [email, number] of acknowledged.created)
      if (numbers.get(email)?.join() !== number)
        losses.push(`recommendation ${number} of ${email}: ${numbers.get(email)?.join() ?? 'none'}`);
    for (const [email, all] of numbers) if (all.length !== 1) losses.push(`${email} has ${all.length} recommendations`);
    const links = await sql<{
      number: string;
    }>`select r.number from recommendation r left join link_code l on l.number = r.number where l.code is null`.execute(
      db,
    );
    for (const { number } of links.rows) losses.push(`recommendation ${number} has no link`);
    const mails = await sql<{
      number: string;
    }>`select min(r.number) as number from recommendation r where r.root_id is null group by r.account_id
       having count(*) <> (select count(*) from mail m where m.template = 'M02' and m.object = 'account' and m.object_id = r.account_id)`.execute(
      db,
    );
    for (const { number } of mails.rows) losses.push(`recommendation ${number} has not one mail`);

    const collections = await sql<{
      count: number;
    }>`select count(*)::int as count from reward where status = 'collected'`.execute(db);
    const collected = collections.rows[0]?.count ?? 0;
    if (collected < acknowledged.collected.length)
      losses.push(`${acknowledged.collected.length} rewards were collected, ${collected} are`);
    const balance = await sql<{ id: number; cents: number; account: string }>`
      select id, account, sum(cents)::bigint as cents from (
        select subject_id as id, debit as account, -amount_cents as cents from posting where subject_kind = 'reward'
        union all select subject_id, credit, amount_cents from posting where subject_kind = 'reward') s
      where account in ('AuszahlungOffen', 'VerbindlichkeitPraemien') group by id, account`.execute(db);
    const rewards = await db.selectFrom('reward').select(['id', 'status', 'amount_cents']).execute();
    const of = (id: number, account: string): number =>
      balance.rows.find((row) => row.id === id && row.account === account)?.cents ?? 0;
    for (const { id, status, amount_cents } of rewards) {
      if (of(id, 'AuszahlungOffen') !== (status === 'collected' ? amount_cents : 0))
        losses.push(`reward ${id} is ${status} and has ${of(id, 'AuszahlungOffen')} cents to transfer`);
      if (of(id, 'VerbindlichkeitPraemien') !== (status === 'ready' ? amount_cents : 0))
        losses.push(`reward ${id} is ${status} and owes ${of(id, 'VerbindlichkeitPraemien')} cents`);
    }
    return losses;
  });
}

async function start(environment: Record<string, string>, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [mainFile], {
    env: { ...process.env, ...environment, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}`);
    if ((await ask(`http://127.0.0.1:${port}/health`))?.ok) return child;
    await sleep(20);
  }
  throw new Error('the server did not start within 30 seconds');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  await gone;
}

/** No answer is no error here: the server was killed. The body is read in full, or there was no answer. */
async function ask(url: string, options: RequestInit = {}): Promise<Response | undefined> {
  try {
    const answer = await fetch(url, options);
    const body = await answer.arrayBuffer();
    return new Response(answer.status === 204 || answer.status === 302 ? null : body, { status: answer.status });
  } catch {
    return undefined;
  }
}
