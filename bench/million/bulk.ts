/** Many rows that fit by themselves: whatever would look at each of them is taken away meanwhile, and put back. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/db.ts';

interface Made {
  name: string;
  definition: string;
}

/** `rows` is what follows `insert into <table>`. */
export type Write = (db: Db, table: string, rows: RawBuilder<unknown>) => Promise<void>;

export const bulk: Write = async (db, table, rows) => {
  const name = sql.table(table);
  const indexes = await listIndexes(db, table);
  const constraints = await listConstraints(db, table);
  for (const one of indexes) await sql`drop index ${sql.ref(one.name)}`.execute(db);
  for (const one of constraints) await sql`alter table ${name} drop constraint ${sql.ref(one.name)}`.execute(db);
  await insert(db, table, rows);
  for (const one of constraints)
    await sql`alter table ${name} add constraint ${sql.ref(one.name)} ${sql.raw(one.definition)}`.execute(db);
  for (const { definition } of indexes) await sql.raw(definition.replace(' ON ONLY ', ' ON ')).execute(db);
};

/** Its indexes stay, and grow as they do while people come: row by row, in the order of time. */
export const insertInTurn: Write = (db, table, rows) => insert(db, table, sql`${rows} order by g`);

const insert: Write = async (db, table, rows) => {
  const name = sql.table(table);
  const guarded = await isGuarded(db, table);
  await sql`alter table ${name} disable trigger user`.execute(db);
  if (guarded) await sql`alter table ${name} no force row level security`.execute(db);
  await sql`insert into ${name} ${rows}`.execute(db);
  if (guarded) await sql`alter table ${name} force row level security`.execute(db);
  await sql`alter table ${name} enable trigger user`.execute(db);
};

/** All but those of a constraint; unique ones are constraints of their own. */
const listIndexes = async (db: Db, table: string): Promise<Made[]> =>
  (
    await sql<Made>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
      where indrelid = ${table}::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`.execute(
      db,
    )
  ).rows;

const listConstraints = async (db: Db, table: string): Promise<Made[]> =>
  (
    await sql<Made>`
      select conname as name, pg_get_constraintdef(oid) || case contype when 'f' then ' not valid' else '' end as definition from pg_constraint
      where conrelid = ${table}::regclass and (contype = 'f' or contype = 'u' and not exists
        (select from pg_constraint other where other.contype = 'f' and other.conindid = pg_constraint.conindid))`.execute(
      db,
    )
  ).rows;

const isGuarded = async (db: Db, table: string): Promise<boolean> =>
  (
    await sql<{ is: boolean }>`select relforcerowsecurity as is from pg_class where oid = ${table}::regclass`.execute(
      db,
    )
  ).rows[0]?.is === true;
