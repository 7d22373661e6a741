import type { HoldKind, OpenHold } from '@weitersagen/contract/reward/rules';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Reward } from '../sql.ts';

interface NewHold {
  rewardId: number;
  attempt: number;
  kind: HoldKind;
  since: Date;
  until: Date | null;
  reason: string | null;
}

/** One of a kind at a time: what is held by it already stays as it is. */
export async function insertHolds(db: Db, holds: readonly NewHold[]): Promise<void> {
  await sql`
    insert into reward_hold (reward_id, attempt, kind, since, until, reason)
    select h."rewardId", h.attempt, h.kind, h.since, h.until, h.reason
    from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb)
      as h("rewardId" bigint, attempt int, kind text, since timestamptz, until timestamptz, reason text)
    on conflict (mandant_id, reward_id, kind) where lifted_at is null do nothing`.execute(db);
}

/** Those of some kinds. */
export const markLifted = (
  db: Db,
  { rewardIds, kinds }: { rewardIds: readonly number[]; kinds: readonly HoldKind[] },
  by: { at: Date; actorKind: string; actorId: string | null },
) =>
  db
    .updateTable('reward_hold')
    .set({ lifted_at: by.at, lifted_by_kind: by.actorKind, lifted_by: by.actorId })
    .where(sql<boolean>`reward_id = any(${[...rewardIds]}::bigint[])`)
    .where('lifted_at', 'is', null)
    .where('kind', 'in', [...kinds])
    .execute();

/** As json gives them. */
export type HoldRow = Omit<OpenHold, 'since' | 'until'> & { since: string; until: string | null };

export const toHolds = (rows: readonly HoldRow[]): OpenHold[] =>
  rows.map(({ kind, since, until }) => ({
    kind,
    since: new Date(since),
    until: until === null ? null : new Date(until),
  }));

/** What an operator wrote goes with the person. */
export const clearHoldReasons = (db: Db, rewardIds: readonly number[]) =>
  db
    .updateTable('reward_hold')
    .set({ reason: null })
    .where(sql<boolean>`reward_id = any(${[...rewardIds]}::bigint[])`)
    .where('reason', 'is not', null)
    .execute();

/** The last moment at which an operator changed the e-mail address of a person. */
export async function findAddressChange(
  db: Db,
  { accountId, recipientId }: Pick<Reward, 'accountId' | 'recipientId'>,
  code: string,
): Promise<Date | undefined> {
  const [object, id] = accountId === null ? ['recipient', recipientId] : ['account', accountId];
  const row = await db
    .selectFrom('event')
    .select('at')
    .where('object', '=', object as string)
    .where('object_id', '=', id as number)
    .where('event', '=', code)
    .where('actor_kind', '=', 'operator')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export interface IbanUser {
  email: string;
  /** Of the other side of the recommendation. */
  isOtherSide: boolean;
}

/**
 * Who else has given an IBAN, by its hashes, at a pickup or to be kept: each address once, up to one more than is asked
 * for. Rewards of the same recommendation tell the other side; the agency whose reward it is stands there, too.
 */
export async function listIbanUsers(
  db: Db,
  { id, recommendationId, email }: Pick<Reward, 'id' | 'recommendationId' | 'email'>,
  { ibanHashes, max }: { ibanHashes: readonly string[]; max: number },
): Promise<IbanUser[]> {
  const hashes = sql`any(${[...ibanHashes]}::text[])`;
  const { rows } = await sql<IbanUser>`
    with given as (
      select account_id, recipient_id, null::bigint as agency_id from reward where iban_hash = ${hashes}
      union select owner_id, null, null from bank_account where iban_hash = ${hashes} and owner_kind = 'account'
      union select null, owner_id, null from bank_account where iban_hash = ${hashes} and owner_kind = 'recipient'
      union select null, null, owner_id from bank_account where iban_hash = ${hashes} and owner_kind = 'agency')
    select coalesce(a.email, c.email, g.email) as email,
      bool_or(a.id is not distinct from n.account_id or c.recommendation_id is not distinct from n.id or g.agency_number is not distinct from n.agency_number) as "isOtherSide"
    from given left join account a on a.id = given.account_id left join recipient c on c.id = given.recipient_id
      left join agency g on g.id = given.agency_id
      cross join (select r.id, r.account_id, coalesce(w.agency_number, '') as agency_number
        from recommendation r join reward w on w.id = ${id} where r.id = ${recommendationId}) n
    where coalesce(a.email, c.email, g.email) is not null and coalesce(a.email, c.email, g.email) is distinct from ${email}
    group by 1 order by 2 desc, 1 limit ${max}`.execute(db);
  return rows;
}

/** Addresses of all who work or have worked in the agency whose reward it is. */
export async function listAgencyEmails(db: Db, rewardId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select u.email from agency_user u
    where u.agency_id = any(array(select g.id from reward w join agency g on g.agency_number = w.agency_number where w.id = ${rewardId}))
      and u.email <> ''`.execute(db);
  return rows.map(({ email }) => email);
}

/** The hashes of whoever may use an IBAN together with one person. */
export async function listAllowed(db: Db, personHashes: readonly string[]): Promise<string[]> {
  const hashes = sql`any(${[...personHashes]}::text[])`;
  const { rows } = await sql<{ hash: string }>`
    select other_hash as hash from iban_pair where person_hash = ${hashes}
    union select person_hash from iban_pair where other_hash = ${hashes}`.execute(db);
  return rows.map(({ hash }) => hash);
}

export const insertPairs = (db: Db, person: string, others: readonly string[], by: { at: Date; who: string }) =>
  sql`
    insert into iban_pair (person_hash, other_hash, allowed_at, allowed_by)
    select ${person}, other, ${by.at}, ${by.who} from unnest(${[...others]}::text[]) as other
    on conflict do nothing`.execute(db);

export const deletePairs = (db: Db, personHashes: readonly string[]) =>
  sql`
    delete from iban_pair where person_hash = any(${[...personHashes]}::text[]) or other_hash = any(${[...personHashes]}::text[])`.execute(
    db,
  );
