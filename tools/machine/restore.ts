/** A database saved and brought back into an empty one, by the commands of docs/operations.md, and what it then holds. */
import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { blockOf, linesOf, statementsOf } from './operations-document.ts';

/** Rows of each table, so that what a dump leaves out is seen; as one to whom no policy applies. */
async function countRows(url: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ table: string; count: number }>(`
      select relname as table,
        (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as count
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
    return Object.fromEntries(rows.map(({ table, count }) => [table, count]));
  });
}

export async function withClient<T>(url: string, steps: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await steps(client);
  } finally {
    await client.end();
  }
}

/** `folder` takes the dump of the database, whose address is the administrator's. The old one is gone afterwards; how many rows came back. */
export async function saveAndBringBack(superuserUrl: string, database: string, folder: string): Promise<number> {
  const { hostname, port, username } = new URL(superuserUrl);
  const env = { ...process.env, PGHOST: hostname, PGPORT: port, PGUSER: username };
  const [save = '', bringBack = ''] = linesOf(blockOf('PostgreSQL', 'sh'), /\n/);
  const perform = (command: string): void => {
    execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
  };
  const before = await countRows(database);
  // The administrator of this server is PGUSER.
  perform(save.replace(/administrator@(?=\/)/, ''));
  await withClient(superuserUrl, async (client) => {
    await client.query('drop database weitersagen');
    for (const statement of statementsOf('1. The database').filter((one) => /^\s*create database/.test(one)))
      await client.query(statement);
  });
  perform(bringBack);
  await withClient(database, async (client) => {
    for (const statement of statementsOf('Numbers after a restore')) await client.query(statement);
  });
  const after = await countRows(database);
  if (JSON.stringify(after) !== JSON.stringify(before))
    throw new Error(`what came back is not what was saved:\n${JSON.stringify({ before, after })}`);
  return Object.values(after).reduce((sum, count) => sum + count, 0);
}
