/**
 * What watches over the process asks: `/health` while it lives, `/ready` when it can serve (a database, migrations, jobs) and goes on
 * doing so.
 * Which mandants are closed is named there, and what somebody should look at although all is served; neither says more, and
 * why something is missing stands in the log.
 */
import { sql } from 'kysely';
import type { System } from '../context.ts';
import { isDatabaseAway } from '../database/away.ts';
import { askCells, cellsOf, inCell } from '../database/cell/cells.ts';
import type { Db } from '../database/db.ts';
import { compareMigrations } from '../database/migrate.ts';
import { homeCell } from '../settings/cells.ts';
import type { Http } from './http.ts';

interface Parts {
  jobs: { isRunning(): boolean };
  mandants: { closed(): Promise<readonly { slug: string }[]> };
  /** What the features have to say. */
  hints(): Promise<readonly Hint[]>;
}

export interface Hint {
  Code: string;
  /** Those it is about; without them it is about all. */
  Mandanten?: readonly string[];
  /** Databases by the names of cells. */
  Zellen?: readonly string[];
}

export function serveHealth(http: Http, system: System, { jobs, mandants, hints }: Parts): void {
  const probe = { config: { isProbe: true } } as const;
  http.fastify.get('/health', probe, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ Status: 'ok' }),
  );

  // Migrations never go back: once they were complete they are, as long as this process lives.
  let isMigrated = false;
  const reaches = async (what: string, check: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await check();
    } catch (error) {
      system.log.warn({ err: error }, `not ready: ${what}`);
      return false;
    }
  };
  http.fastify.get('/ready', probe, async (_request, reply) => {
    const { isReached, away } = await reachDatabases(system);
    isMigrated ||=
      isReached &&
      (await reaches('migrations', async () => (await compareMigrations(system.database.kysely)).pending.length === 0));
    // A closed mandant is a matter of its own: the others are served, so the process stays in its place.
    const closed = isMigrated ? await mandants.closed().catch(() => []) : [];
    const idle = idleStandbys(system);
    // What features have to say they ask of home, too.
    const maySay = isMigrated && !away.includes(homeCell);
    const told = [
      ...(isMigrated && away.length > 0 ? [{ Code: 'ZelleFehlt', Zellen: away }] : []),
      ...(idle.length > 0 ? [{ Code: 'StandbyFehlt', Zellen: idle }] : []),
      ...(http.edge.hasUnknownProxy() ? [{ Code: 'TRUSTED_PROXIES' }] : []),
      ...(maySay ? await hints().catch(() => []) : []),
    ];
    const isReady = isReached && isMigrated && jobs.isRunning() && !http.isDraining();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        Status: isReady ? 'ok' : http.isDraining() ? 'endet' : 'wartet',
        Datenbank: isReached,
        Migrationen: isMigrated,
        Jobs: jobs.isRunning(),
        ...(closed.length > 0 && { MandantenGeschlossen: closed.map(({ slug }) => slug) }),
        ...(told.length > 0 && { Hinweise: told }),
      });
  });
}

/** Databases that answer lists of the desk themselves, because their standby is away, behind or none. */
const idleStandbys = ({ database }: System): string[] =>
  cellsOf(database)
    .filter((cell) => cell.database.standby?.trouble())
    .map(({ name }) => name);

/**
 * Of several databases one that answers is enough, also where that is not home: the mandants of the others are answered with 503 and
 * all others served, so the process stays in its place.
 */
async function reachDatabases({ database, log }: System): Promise<{ isReached: boolean; away: readonly string[] }> {
  const reach = (db: Db): Promise<unknown> => sql`select 1`.execute(db);
  if (!database.cells) {
    const isReached = await reach(database.kysely).then(Boolean, (err: unknown) => {
      log.warn({ err }, 'not ready: database');
      return false;
    });
    return { isReached, away: [] };
  }
  const { answers, missing } = await askCells(database, (cell) =>
    inCell(cell, { role: 'app', readOnly: true }, reach).then(Boolean, (err: unknown) => {
      if (isDatabaseAway(err)) throw err;
      log.warn({ err, cell: cell.name }, 'not ready: a cell');
      return false;
    }),
  );
  return { isReached: answers.some(({ value }) => value), away: missing };
}
