/**
 * Several databases that are one to everybody above: what is of all mandants lies at home, and each mandant whole in one cell
 * (decision 030). Which one is decided where a transaction begins. A cell that was away at the start is brought up to date
 * before anything else happens in it, and as long as it is away only its own mandants are.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import { homeCell } from '../../settings/cells.ts';
import { isClosedHere, isDatabaseAway } from '../away.ts';
import type { Database, Db, Role, Scope, Steps } from '../db.ts';
import { inTime, openAsking } from '../standby/position.ts';
import { CellClosed, knownAway } from './known-away.ts';

export interface Cell {
  name: string;
  database: Database;
}

export interface Cells {
  /** The home database is the first. */
  list: readonly Cell[];
  of(mandantId: number): Cell;
  lies(mandantId: number, cell: string): boolean;
  /** From now on the mandant is looked for there; false where there is no such cell. */
  settle(mandantId: number, cell: string): boolean;
  /** Where it lies is asked at home once more; where that does not answer it stays as it was. */
  lookUp(mandantId: number): Promise<void>;
}

export const cellsOf = (database: Database): readonly Cell[] => database.cells?.list ?? [{ name: homeCell, database }];

export const cellOf = (database: Database, mandantId: number): Cell =>
  database.cells?.of(mandantId) ?? { name: homeCell, database };

/** `update` brings a cell up to date before it is first used. */
export function openCells(
  home: Database,
  others: readonly { name: string; database: Database }[],
  update: (cell: Cell) => Promise<void>,
): Database {
  const own = unlessAway(homeCell, home);
  const list: readonly Cell[] = [
    { name: homeCell, database: own },
    ...others.map(({ name, database }) => ({ name, database: unlessAway(name, updatedFirst(name, database, update)) })),
  ];
  const byName = new Map(list.map((cell) => [cell.name, cell]));
  const settled = new Map<number, Cell>();
  const of = (mandantId: number): Cell => {
    const cell = settled.get(mandantId);
    if (!cell) throw new CellClosed(`no cell is known of mandant ${mandantId}`);
    return cell;
  };
  const placeOf = ({ mandantId }: Pick<Scope, 'mandantId'>): Database =>
    mandantId === null ? own : of(mandantId).database;
  const settle = (mandantId: number, name: string): boolean => {
    const cell = byName.get(name);
    if (cell) settled.set(mandantId, cell);
    else settled.delete(mandantId);
    return cell !== undefined;
  };
  const lookUp = async (mandantId: number): Promise<void> => {
    const placed = await own
      .transaction({ mandantId: null, role: 'app', readOnly: true }, (db) =>
        sql<{ cell: string | null }>`select cell_of(${mandantId}) as cell`.execute(db),
      )
      .catch(() => undefined);
    const cell = placed?.rows[0]?.cell;
    if (cell) settle(mandantId, cell);
  };
  return {
    ...own,
    cells: { list, of, lies: (mandantId, name) => settled.get(mandantId)?.name === name, settle, lookUp },
    transaction: (scope, steps) =>
      waitingForMove(scope, lookUp, () => placeOf(scope).transaction({ isPlaced: true, ...scope }, steps)),
    glance: (scope, steps) =>
      waitingForMove(scope, lookUp, () => placeOf(scope).glance({ isPlaced: true, ...scope }, steps)),
    close: async () => {
      await Promise.all(list.map(({ database }) => database.close()));
    },
  };
}

/** So long who writes waits for a mandant that moves: longer than it is closed (rules 1.15). */
const moveMs = 10_000;
const againMs = 200;

/** The database takes nothing of a mandant that moves, so the same steps run again: there, or where it lies then. */
async function waitingForMove<T>(
  { mandantId }: Pick<Scope, 'mandantId'>,
  lookUp: (mandantId: number) => Promise<void>,
  steps: () => Promise<T>,
): Promise<T> {
  const until = Date.now() + moveMs;
  for (;;) {
    try {
      return await steps();
    } catch (error) {
      if (mandantId === null || !isClosedHere(error) || Date.now() > until) throw error;
      await sleep(againMs);
      await lookUp(mandantId);
    }
  }
}

/** A cell beside the home database: its steps never get what lies at home. */
function updatedFirst(name: string, database: Database, update: (cell: Cell) => Promise<void>): Database {
  let updating: Promise<void> | undefined;
  const isCurrent = (): Promise<void> => {
    updating ??= update({ name, database }).catch((error: unknown) => {
      updating = undefined;
      // One that cannot be brought up to date is as good as away: the others are served.
      throw isDatabaseAway(error) ? error : new CellClosed(`the cell ${name} is not up to date`, { cause: error });
    });
    return updating;
  };
  const alone =
    <T>(steps: Steps<T>): Steps<T> =>
    (db) =>
      steps(db);
  return {
    ...database,
    transaction: async (scope, steps) => {
      await isCurrent();
      return database.transaction({ place: 'cell', ...scope }, alone(steps));
    },
    glance: async (scope, steps) => {
      await isCurrent();
      return database.glance({ place: 'cell', ...scope }, alone(steps));
    },
  };
}

/** One that is known to be away keeps nobody waiting; it is asked by a connection of its own, opened when it is needed. */
function unlessAway(name: string, database: Database): Database {
  const { connectionString = '' } = database.pool.options as pg.PoolConfig;
  let asking: pg.Pool | undefined;
  const away = knownAway(name, async () => {
    asking ??= openAsking(connectionString);
    await inTime(asking.query('select 1'));
  });
  return {
    ...database,
    transaction: (scope, steps) => away.unlessAway(() => database.transaction(scope, steps)),
    glance: (scope, steps) => away.unlessAway(() => database.glance(scope, steps)),
    close: async () => {
      away.stop();
      await Promise.all([asking?.end(), database.close()]);
    },
  };
}

/** So long a question to all of them waits for one of several. */
const patienceMs = 2000;

export interface Asked<T> {
  answers: { cell: Cell; value: T }[];
  /** Cells that are away. */
  missing: string[];
}

/** Asks every cell at once; of several, one that does not answer in time is named, and holds nobody up. */
export async function askCells<T>(database: Database, ask: (cell: Cell) => Promise<T>): Promise<Asked<T>> {
  const cells = cellsOf(database);
  const [only] = cells;
  if (only && cells.length === 1) return { answers: [{ cell: only, value: await ask(only) }], missing: [] };
  const asked: Asked<T> = { answers: [], missing: [] };
  await Promise.all(
    cells.map(async (cell) => {
      const value = await answerInTime(ask(cell).then((given) => ({ given })));
      if (value) asked.answers.push({ cell, value: value.given });
      else asked.missing.push(cell.name);
    }),
  );
  return asked;
}

/** What comes later is not waited for; undefined where the database is away. */
export async function answerInTime<T extends object>(answer: Promise<T>): Promise<T | undefined> {
  const end = new AbortController();
  const late = sleep(patienceMs, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  } finally {
    end.abort();
  }
}

/** One of several that is away has its turn the next time, and keeps the others from nothing. */
export async function inOwnTrouble(
  { database, log }: { database: Database; log: Log },
  { name }: Cell,
  steps: () => Promise<unknown>,
): Promise<void> {
  try {
    await steps();
  } catch (err) {
    if (!database.cells || !isDatabaseAway(err)) throw err;
    log.error({ err, cell: name }, 'a cell is away and has its turn the next time');
  }
}

/** A transaction on the tables of all mandants of one cell. */
export const inCell = <T>(
  { database }: Cell,
  { role, readOnly = false, isJob = false }: { role: Role; readOnly?: boolean; isJob?: boolean },
  steps: (db: Db) => Promise<T>,
): Promise<T> => database.transaction({ mandantId: null, place: 'cell', role, readOnly, isJob }, steps);
