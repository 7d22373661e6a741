import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { eventsOfMade } from '#platform/event.ts';

const columns = ['id', 'hash', 'status', 'first_name', 'last_name', 'email', 'language', 'roles'] as const;

export interface AccountRow {
  id: number;
  hash: string;
  status: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  language: string;
  roles: string[];
}

export interface NewAccount {
  hash: string;
  firstName: string;
  lastName: string;
  email: string;
  language: string;
}

/**
 * The account of an e-mail, made with its event where there is none. Nothing comes back when another transaction
 * has just made it: asked again, it is known. A known one is kept as it is until the end of the transaction. Who will
 * change its row locks it for that at once: two who share it first wait for each other for ever.
 */
export async function findOrInsertAccount(
  tx: Tx,
  person: NewAccount,
  event: 'create' | 'register' | 'enterFromPortal',
  lock: 'share' | 'update',
): Promise<(AccountRow & { is_new: boolean }) | undefined> {
  const { rows } = await sql<AccountRow & { is_new: boolean }>`
    with known as (select * from account where email = ${person.email} ${sql.raw(`for ${lock}`)}),
    made as (
      insert into account (hash, status, first_name, last_name, email, language, created_at, changed_at)
      select ${person.hash}, 'created', ${person.firstName}, ${person.lastName}, ${person.email}, ${person.language}, ${tx.now}, ${tx.now}
      where not exists (select from known)
      on conflict (mandant_id, email) do nothing returning *),
    noted as (${eventsOfMade(tx, { object: 'account', event, to: 'created' })})
    select ${sql.join(columns.map((column) => sql.ref(column)))}, false as is_new from known
    union all select ${sql.join(columns.map((column) => sql.ref(column)))}, true from made`.execute(tx.db);
  return rows[0];
}

export const findAccount = (db: Db, id: number): Promise<AccountRow | undefined> =>
  db.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst();

export const findAccountId = async (db: Db, hash: string): Promise<number | undefined> =>
  (await db.selectFrom('account').select('id').where('hash', '=', hash).executeTakeFirst())?.id;

export const lockAccount = (db: Db, id: number): Promise<AccountRow | undefined> =>
  db.selectFrom('account').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const markAccount = (db: Db, id: number, status: string, changed_at: Date) =>
  db.updateTable('account').set({ status, changed_at }).where('id', '=', id).execute();

/** The row stays for the ledger, without the person; of the address a keyed hash is kept for three years (C-16), which no call looks up. */
export const clearAccount = (db: Db, id: number, email_hash: string | null) =>
  db
    .updateTable('account')
    .set({
      salutation: null,
      first_name: null,
      last_name: null,
      email: null,
      password_hash: null,
      customer_number: null,
      customer_number_at: null,
      agency_number: null,
      employee_number: null,
      roles: [],
      email_hash,
    })
    .where('id', '=', id)
    .execute();
