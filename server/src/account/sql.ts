import type { AccountStatus } from '@weitersagen/contract/account/status';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { countEvents, eventsOfMade } from '#platform/event.ts';

export interface Account {
  id: number;
  hash: string;
  status: AccountStatus;
  /** Null once the account is deleted, like the rest of the person. */
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  language: string;
  roles: readonly string[];
  /** To whom the person belongs, as it was said when the account came about (E-14); null for nobody. */
  agencyNumber: string | null;
  employeeNumber: string | null;
}

const accounts = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', 'hash', 'status', 'first_name as firstName', 'last_name as lastName', 'email', 'language', 'roles'])
    .select(['agency_number as agencyNumber', 'employee_number as employeeNumber'])
    .$narrowType<{ status: AccountStatus }>();

const fields = sql`id, hash, status, first_name as "firstName", last_name as "lastName", email, language, roles,
  agency_number as "agencyNumber", employee_number as "employeeNumber"`;

export interface NewAccount {
  hash: string;
  firstName: string;
  lastName: string;
  email: string;
  language: string;
  /** Where a new one belongs; a known one stays where it is. */
  agencyNumber?: string | null;
  employeeNumber?: string | null;
}

/**
 * The account of an e-mail, made with its event where there is none. Nothing comes back when another transaction
 * has just made it: asked again, it is known. A known one is kept as it is until the end of the transaction. Who will
 * change its row locks it for that at once: two who share it first wait for each other for ever.
 */
export async function findOrInsertAccount(
  tx: Tx,
  person: NewAccount,
  event: 'create' | 'register' | 'acceptInvitation' | 'enterFromPortal',
  lock: 'share' | 'update',
): Promise<(Account & { isNew: boolean }) | undefined> {
  const { rows } = await sql<Account & { isNew: boolean }>`
    with known as (select * from account where email = ${person.email} ${sql.raw(`for ${lock}`)}),
    made as (
      insert into account (hash, status, first_name, last_name, email, language, agency_number, employee_number, created_at, changed_at)
      select ${person.hash}, 'created', ${person.firstName}, ${person.lastName}, ${person.email}, ${person.language},
        ${person.agencyNumber ?? null}, ${person.employeeNumber ?? null}, ${tx.now}, ${tx.now}
      where not exists (select from known)
      on conflict (mandant_id, email) do nothing returning *),
    noted as (${eventsOfMade(tx, { object: 'account', event, to: 'created' })})
    select ${fields}, false as "isNew" from known union all select ${fields}, true from made`.execute(tx.db);
  if (rows[0]?.isNew) countEvents(tx, [{ object: 'account', event }]);
  return rows[0];
}

export const findAccount = (db: Db, id: number): Promise<Account | undefined> =>
  accounts(db).where('id', '=', id).executeTakeFirst();

export const findAccountId = async ({ db }: Tx, hash: string): Promise<number | undefined> =>
  (await db.selectFrom('account').select('id').where('hash', '=', hash).executeTakeFirst())?.id;

export const lockAccount = (db: Db, id: number): Promise<Account | undefined> =>
  accounts(db).where('id', '=', id).forUpdate().executeTakeFirst();

export const markAccount = (db: Db, id: number, status: string, at: Date) =>
  db.updateTable('account').set({ status, changed_at: at }).where('id', '=', id).execute();

/** The row stays for the ledger, without the person; of the address a keyed hash is kept for three years (C-16), which no call looks up. */
export const clearAccount = (db: Db, id: number, emailHash: string | null) =>
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
      email_hash: emailHash,
    })
    .where('id', '=', id)
    .execute();
