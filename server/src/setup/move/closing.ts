/**
 * What may still be done with the rows of a mandant, where it lies and where it goes. The databases themselves keep to it
 * (`assert_open`), so nobody has to hear of it in time; what had begun before is waited for.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { findCell, knowPlaced, setCell } from '#mandant/place.ts';
import type { System } from '#platform/context.ts';
import { type Cell, cellsOf } from '#platform/database/cell/cells.ts';
import * as state from '#platform/database/cell/move-state.ts';
import type { Db } from '#platform/database/db.ts';
import { byOwner } from '#platform/database/owner.ts';
import { homeCell } from '#platform/settings/cells.ts';
import type { Admin, Admins } from './admins.ts';
import type { Moving } from './moving.ts';
import { TookTooLong } from './replication.ts';

/** So long mails that are in hand may take, which is longer than a lease; and so long nothing may be written at the most. */
const mailsMs = 180_000;
const writesMs = 8000;
/** So long a transaction that had begun may go on before the last mails are waited for. */
const begunMs = 30_000;
const lookMs = 20;

/** In the new cell, before a row comes: whoever asks there is refused. */
export const closeAhead = (system: System, { id, slug, from, to }: Moving): Promise<void> =>
  on(system, to, async (db) => {
    await knowPlaced(db, { id, cell: from.name }, slug, system.clock.now());
    await state.closeElsewhere(db, id);
  });

/** No mail leaves any more, and those that are on the way are waited for: one that was sent says so where it lies. */
export async function closeMails(system: System, moving: Moving, { from }: Admins): Promise<void> {
  const until = Date.now() + mailsMs;
  await close(system, moving, 'mails', mailsMs);
  await waitForBegun(from, Date.now() + begunMs);
  for (;;) {
    const { rowCount } = await from.client.query(
      'select from mail_due where mandant_id = $1 and holder is not null and due_at > $2 limit 1',
      [moving.id, system.clock.now()],
    );
    if (!rowCount) return;
    if (Date.now() > until) throw new TookTooLong('Mails are still on the way after three minutes.');
    await sleep(lookMs);
  }
}

/** Nothing is written any more, for some seconds at the most: gives until when. */
export async function closeWrites(system: System, moving: Moving, { from }: Admins): Promise<Date> {
  const until = Date.now() + writesMs;
  await close(system, moving, 'writes', writesMs);
  await waitForBegun(from, until);
  return new Date(until);
}

const close = (system: System, { id, from }: Moving, what: 'mails' | 'writes', ms: number): Promise<unknown> =>
  on(system, from, (db) => state.closeFor(db, id, what, ms));

/** As it was before the move; never where it lies elsewhere. */
export const openAgain = (system: System, { id, from }: Moving): Promise<unknown> =>
  on(system, from, (db) => state.openAgain(db, id));

/** Whoever began before the database refused them may still write. */
async function waitForBegun({ client }: Admin, until: number): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
  for (;;) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start <= $1::timestamptz limit 1`,
      [rows[0]?.now],
    );
    if (!rowCount) return;
    if (Date.now() > until) throw new TookTooLong('A transaction that had begun does not end.');
    await sleep(lookMs);
  }
}

/**
 * The change itself, database after database: the old one refuses everything from now on, home says where it lies, the new one
 * takes it. Whoever asks in between waits. A kill in between leaves it closed until the move is begun again.
 */
export async function switchTo(system: System, moving: Moving): Promise<void> {
  const { id, from, to } = moving;
  const hasGone = await on(system, from, async (db) => {
    if (!(await state.leave(db, id))) return false;
    await setCell(db, id, to.name);
    return true;
  });
  if (!hasGone) throw new TookTooLong('The move took longer than a mandant may be closed.');
  await complete(system, moving);
}

/** The cell for which the old one has let it go, while home does not know yet. */
export const leftFor = (system: System, { id, from }: Pick<Moving, 'id' | 'from'>): Promise<string | undefined> =>
  on(system, from, async (db) => {
    const cell = (await state.isElsewhere(db, id)) ? await findCell(db, id) : undefined;
    return cell === from.name ? undefined : cell;
  });

export async function complete(system: System, { id, to }: Pick<Moving, 'id' | 'to'>): Promise<void> {
  const [home] = cellsOf(system.database);
  if (home && to.name !== homeCell) await on(system, home, (db) => setCell(db, id, to.name));
  await on(system, to, async (db) => {
    await state.arrive(db, id);
    await setCell(db, id, to.name);
  });
}

/** By the owner of the tables, in one transaction. */
const on = <T>({ config }: System, cell: Cell, steps: (db: Db) => Promise<T>): Promise<T> =>
  byOwner(config, cell, ({ kysely }) => kysely.transaction().execute(steps));
