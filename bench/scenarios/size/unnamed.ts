/**
 * What a pooler costs: recommendations and recipients' pages a second where statements have no names, with and without PgBouncer
 * between, beside named ones. Three servers on one database, asked in turn.
 */
import { startPooler } from '../../../tools/machine/pgbouncer.ts';
import { type Environment, type Figure, medians } from '../../environment.ts';
import { get, load } from '../../load/load.ts';
import { makeLinks, nextCreation } from '../../visitors.ts';

const rounds = 3;
const connections = 8;
const seconds = 4;

export async function scenario(environment: Environment): Promise<Figure[]> {
  const { databaseUrl, startServer } = environment;
  const pooler = await startPooler(databaseUrl);
  try {
    const named = await startServer();
    const unnamed = await startServer({ DATABASE_DIRECT_URL: databaseUrl });
    const pooled = await startServer({
      DATABASE_URL: pooler.through(databaseUrl),
      DATABASE_DIRECT_URL: databaseUrl,
    });
    const [link] = await makeLinks(named, 1);
    const creates = nextCreation();
    const opens = () => get(link?.page ?? '');
    const per = async ({ port }: { port: number }, next: () => string, lasts = seconds): Promise<number> =>
      (await load({ port, connections, seconds: lasts, next })).perSecond;
    for (const server of [named, unnamed, pooled]) for (const next of [creates, opens]) await per(server, next, 2);
    // As autovacuum does in a minute: plans made while the tables were empty are made again.
    await environment.database.pool.query('analyze');
    const m = await medians(rounds, async () => ({
      createNamed: await per(named, creates),
      createUnnamed: await per(unnamed, creates),
      createPooled: await per(pooled, creates),
      pageNamed: await per(named, opens),
      pageUnnamed: await per(unnamed, opens),
      pagePooled: await per(pooled, opens),
    }));
    for (const server of [named, unnamed, pooled]) await server.stop();
    return [
      figure('create without names', m.createUnnamed, m.createNamed),
      figure('create by PgBouncer', m.createPooled, m.createNamed),
      figure('page without names', m.pageUnnamed, m.pageNamed),
      figure('page by PgBouncer', m.pagePooled, m.pageNamed),
    ];
  } finally {
    await pooler.stop();
  }
}

const figure = (name: string, value: number, limit: number): Figure => ({
  name: `${name}, beside statements with names`,
  value,
  unit: 'a second',
  limit,
  ratio: value / limit,
  must: { atLeast: 0.5 },
});
