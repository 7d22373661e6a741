/**
 * What may be done in a database with the rows of a mandant that moves (rules 1.15): `mails` stay, `writes` are refused, and where it
 * lies `elsewhere` nothing is read or written. Only the owner of the tables says so; nothing is said of all others.
 */
import { sql } from 'kysely';
import type { Db } from '../db.ts';

export const closeElsewhere = (db: Db, id: number) =>
  sql`insert into move_state (mandant_id, closed) values (${id}, 'elsewhere') on conflict (mandant_id) do nothing`.execute(
    db,
  );

/** For so many milliseconds, by the clock of the database; never where it lies elsewhere. */
export const closeFor = (db: Db, id: number, what: 'mails' | 'writes', ms: number) =>
  sql`
    insert into move_state as m (mandant_id, closed, until) values (${id}, ${what}, clock_timestamp() + ${ms} * interval '1 millisecond')
    on conflict (mandant_id) do update set closed = excluded.closed, until = excluded.until where m.closed <> 'elsewhere'`.execute(
    db,
  );

export const openAgain = (db: Db, id: number) =>
  sql`delete from move_state where mandant_id = ${id} and closed <> 'elsewhere'`.execute(db);

/** From writes refused to elsewhere; false where the time for it is over. */
export async function leave(db: Db, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update move_state set closed = 'elsewhere', until = null
    where mandant_id = ${id} and closed = 'writes' and until > clock_timestamp()`.execute(db);
  return numAffectedRows === 1n;
}

export async function isElsewhere(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from move_state where mandant_id = ${id} and closed = 'elsewhere'`.execute(db);
  return rows.length === 1;
}

export const arrive = (db: Db, id: number) => sql`delete from move_state where mandant_id = ${id}`.execute(db);
