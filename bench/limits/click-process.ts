/** What a click could cost at best, as a process of its own beside the server: click.ts, on the links that are there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { freePort } from '../../tools/machine/free-port.ts';
import type { Environment } from '../environment.ts';

interface ClickLimit {
  port: number;
  process: ChildProcess;
}

/** Tables of its own, with every short link there is. */
export async function layLimitLinks({ database: { kysely } }: Environment): Promise<void> {
  await sql`create table bench_link as select row_number() over () as id, code, 'https://portal.example/de/empfaengerdaten/' || number as location from link_code`.execute(
    kysely,
  );
  await sql`create unique index on bench_link (code)`.execute(kysely);
  await sql`create table bench_click (id bigint generated always as identity primary key, link_id bigint not null, channel text, entry_source text, target text, at timestamptz not null, is_bot boolean not null)`.execute(
    kysely,
  );
}

export async function startClickLimit({ databaseUrl }: Environment, rule: 'single' | 'greedy'): Promise<ClickLimit> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'click.ts'), rule], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { port, process: child };
}
