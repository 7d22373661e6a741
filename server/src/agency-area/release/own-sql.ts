/** What an order has to do with whoever would release it; asked outside the agency's own view, because other people stand in it. */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface OrderPeople {
  id: number;
  recommenderEmail: string | null;
  recipientEmail: string | null;
  /** Of the rewards, and of what both have stored. */
  ibanHashes: string[];
  /** The recommender came by these people alone: by an invitation, or by what they recommended in that name. */
  isBroughtByUser: boolean;
  recommenderCents: number;
  recipientCents: number;
}

export async function listOrderPeople(
  db: Db,
  ids: readonly number[],
  userIds: readonly number[],
): Promise<OrderPeople[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OrderPeople>`
    select o.id, a.email as "recommenderEmail", c.email as "recipientEmail",
      array(
        select w.iban_hash from reward w where w.order_id = o.id and w.iban_hash is not null
        union select b.iban_hash from bank_account b where b.owner_kind = 'account' and b.owner_id = n.account_id
        union select b.iban_hash from bank_account b where b.owner_kind = 'recipient' and b.owner_id = o.recipient_id) as "ibanHashes",
      ${isBroughtBy(userIds)} as "isBroughtByUser",
      ${centsOf('recommender')} as "recommenderCents", ${centsOf('recipient')} as "recipientCents"
    from orders o join recommendation n on n.id = o.recommendation_id join account a on a.id = n.account_id
      left join recipient c on c.id = o.recipient_id
    where o.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** `n` is a recommendation of the recommender. */
const isBroughtBy = (userIds: readonly number[]) => sql`(
  exists (select from invitation i where i.account_id = n.account_id and i.invited_by = any(${[...userIds]}::bigint[]))
  or exists (select from recommendation r join event e on e.object = 'recommendation' and e.object_id = r.id
    where r.account_id = n.account_id and r.origin = 'agency' and e.actor_kind = 'agency' and e.actor_id = any(${userIds.map(String)}::text[])))`;

const centsOf = (role: string) =>
  sql`(select coalesce(sum(w.amount_cents), 0)::bigint from reward w where w.order_id = o.id and w.role = ${role} and w.status <> 'cancelled')`;

/** Everybody who works or has worked there, and not asked that nothing is kept of them. */
export async function listColleagues(
  db: Db,
  agencyId: number,
): Promise<{ id: number; email: string; isOwner: boolean }[]> {
  const { rows } = await sql<{ id: number; email: string; isOwner: boolean }>`
    select id, email, removed_at is null and 'owner' = any(roles) as "isOwner" from agency_user
    where agency_id = ${agencyId} and email <> ''`.execute(db);
  return rows;
}

/** Who gets money by which of these: at a pickup, by an account that is kept, or as an agency. */
export async function listIbanUsers(
  db: Db,
  hashes: readonly string[],
): Promise<{ hash: string; email: string | null; agencyId: number | null }[]> {
  if (hashes.length === 0) return [];
  const one = sql`any(${[...hashes]}::text[])`;
  const { rows } = await sql<{ hash: string; email: string | null; agencyId: number | null }>`
    with given as (
      select iban_hash as hash, account_id, recipient_id, null::bigint as agency_id from reward where iban_hash = ${one}
      union select iban_hash, owner_id, null, null from bank_account where iban_hash = ${one} and owner_kind = 'account'
      union select iban_hash, null, owner_id, null from bank_account where iban_hash = ${one} and owner_kind = 'recipient'
      union select iban_hash, null, null, owner_id from bank_account where iban_hash = ${one} and owner_kind = 'agency')
    select given.hash, coalesce(a.email, c.email) as email, given.agency_id as "agencyId"
    from given left join account a on a.id = given.account_id left join recipient c on c.id = given.recipient_id`.execute(
    db,
  );
  return rows;
}

/** What these have released in the month of Berlin, of orders of recommenders whom they brought. */
export async function releasedCents(
  db: Db,
  { agencyId, userIds, now }: { agencyId: number; userIds: readonly number[]; now: Date },
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(w.amount_cents), 0)::bigint as cents
    from orders o join recommendation n on n.id = o.recommendation_id join reward w on w.order_id = o.id
    where o.agency_number = any(array(select agency_number from agency where id = ${agencyId} or merged_into = ${agencyId}))
      and o.released_by = any(${userIds.map((id) => `agency ${id}`)}::text[])
      and o.released_at >= date_trunc('month', ${now}::timestamptz at time zone 'Europe/Berlin') at time zone 'Europe/Berlin'
      and w.status <> 'cancelled' and ${isBroughtBy(userIds)}`.execute(db);
  return rows[0]?.cents ?? 0;
}
