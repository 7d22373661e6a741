/** SQL of what a person keeps with us beside the account itself: newsletter, bank account, customer number. */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

const columns = [
  'id',
  'hash',
  'status',
  'first_name as firstName',
  'email',
  'language',
  'newsletter_at as newsletterAt',
  'newsletter_mail_at as newsletterMailAt',
  'customer_number as customerNumber',
  'customer_number_at as customerNumberAt',
] as const;

export interface OwnRow {
  id: number;
  hash: string;
  status: string;
  firstName: string | null;
  email: string | null;
  language: string;
  newsletterAt: Date | null;
  newsletterMailAt: Date | null;
  customerNumber: string | null;
  customerNumberAt: Date | null;
}

export const findOwn = (db: Db, id: number): Promise<OwnRow | undefined> =>
  db.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst();

export const lockOwn = (db: Db, id: number): Promise<OwnRow | undefined> =>
  db.selectFrom('account').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/** Breaks `account_email` where somebody else has the address. */
export const putEmail = (db: Db, id: number, { email, at }: { email: string; at: Date }) =>
  db.updateTable('account').set({ email, changed_at: at }).where('id', '=', id).execute();

export const markNewsletter = (
  db: Db,
  id: number,
  { newsletterAt, newsletterMailAt, at }: { newsletterAt?: Date | null; newsletterMailAt?: Date | null; at: Date },
) =>
  db
    .updateTable('account')
    .set({ newsletter_at: newsletterAt, newsletter_mail_at: newsletterMailAt, changed_at: at })
    .where('id', '=', id)
    .execute();

/** Opt-in mails that nobody answered until a moment (N4); gives the accounts. */
export async function clearUnanswered(
  db: Db,
  { before, at, max }: { before: Date; at: Date; max: number },
): Promise<{ id: number; status: string }[]> {
  const { rows } = await sql<{ id: number; status: string }>`
    update account set newsletter_mail_at = null, changed_at = ${at} where id in (
      select id from account where newsletter_at is null and newsletter_mail_at < ${before}
      order by newsletter_mail_at limit ${max} for update skip locked)
    returning id, status`.execute(db);
  return rows;
}

export const markCustomerNumber = (db: Db, id: number, number: string, at: Date) =>
  db
    .updateTable('account')
    .set({ customer_number: number, customer_number_at: at, changed_at: at })
    .where('id', '=', id)
    .execute();

/** What the client's list says; undefined for a number that is not in it. */
export const findKnownNumber = async (db: Db, number: string): Promise<boolean | undefined> =>
  (await db.selectFrom('customer_number').select('valid').where('number', '=', number).executeTakeFirst())?.valid;

/** The list, whatever of it was known before; gives the accounts whose number has become valid by it. */
export async function putKnownNumbers(
  db: Db,
  rows: readonly { number: string; valid: boolean }[],
  at: Date,
): Promise<number[]> {
  const { rows: checked } = await sql<{ id: number; becameValid: boolean }>`
    with given as (
      select g.number, g.valid, g.valid and known.valid is not true as became_valid
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(number text, valid boolean)
        left join customer_number known on known.number = g.number),
    put as (
      insert into customer_number (number, valid, read_at) select number, valid, ${at} from given order by number
      on conflict (mandant_id, number) do update set valid = excluded.valid, read_at = excluded.read_at)
    update account set customer_number_at = ${at} from given
    where account.customer_number = given.number returning account.id, given.became_valid as "becameValid"`.execute(db);
  return checked.filter(({ becameValid }) => becameValid).map(({ id }) => id);
}

/** Hashes of addresses whose account went before a moment (C-16). */
export async function clearEmailHashes(db: Db, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ email_hash: null })
    .where('status', '=', 'deleted')
    .where('email_hash', 'is not', null)
    .where('changed_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const insertFormerAddress = (
  db: Db,
  { accountId, emailSealed, at }: { accountId: number; emailSealed: string; at: Date },
) =>
  db.insertInto('former_address').values({ account_id: accountId, email_sealed: emailSealed, ended_at: at }).execute();

/** Given up since a moment, the last one first. */
export const listFormerAddresses = (db: Db, accountId: number, since: Date): Promise<{ emailSealed: string }[]> =>
  db
    .selectFrom('former_address')
    .select('email_sealed as emailSealed')
    .where('account_id', '=', accountId)
    .where('ended_at', '>', since)
    .orderBy('id', 'desc')
    .execute();

export async function deleteFormerAddresses(
  db: Db,
  by: { accountId: number } | { endedBefore: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('former_address')
    .where((eb) => ('accountId' in by ? eb('account_id', '=', by.accountId) : eb('ended_at', '<=', by.endedBefore)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Who has people that did not answer, for a question of `whoHas`. */
export const unansweredRow = (before: Date) => sql`
  select true from account a
  where a.mandant_id = m.id and a.newsletter_at is null and a.newsletter_mail_at < ${before}`;

export const oldHashRow = (before: Date) => sql`
  select true from account a
  where a.mandant_id = m.id and a.status = 'deleted' and a.email_hash is not null and a.changed_at < ${before}`;

export const formerAddressRow = (endedBefore: Date) => sql`
  select true from former_address f where f.mandant_id = m.id and f.ended_at <= ${endedBefore}`;
