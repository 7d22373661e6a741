/** SQL of the desk's recommenders, for the report role. `mandantId` is the path's; each statement says so. */
import type { AccountStatus } from '@weitersagen/contract/account/status';
import type { RecommenderQuery } from '@weitersagen/contract/recommender/desk';
import type { Hold } from '@weitersagen/contract/reward/rules';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { findsPart } from '#platform/database/part.ts';
import { and, column, fullName, type PeopleQuery, sinceDay, untilDay } from '../list/column.ts';
import { search } from '../list/part.ts';
import { accountName, knownAccounts, type Sought } from '../list/people.ts';
import { findRow } from '../list/row.ts';
import { isCancelReported } from '../order/sql.ts';

interface RecommenderListRow {
  id: number;
  hash: string;
  name: string;
  email: string | null;
  status: AccountStatus;
  createdAt: Date;
  lastLoginAt: Date | null;
  recommendations: number;
  waitingCents: number;
  readyCents: number;
  receivedCents: number;
}

const columns = {
  createdAt: column(sql`a.created_at`, 'timestamptz'),
  status: column(sql`a.status`, 'text'),
};

/** What a person has altogether is kept in one row (account_total). */
const fields = sql`a.id, a.hash, ${fullName(sql`a.first_name`, sql`a.last_name`)} as name, a.email, a.status, a.created_at as "createdAt", a.last_login_at as "lastLoginAt",
  coalesce(t.open + t.ok + t.released + t.paid + t.expired + t.cancelled, 0) as recommendations,
  coalesce(t.open_cents + t.collected_cents, 0) as "waitingCents", coalesce(t.ready_cents, 0) as "readyCents", coalesce(t.received_cents, 0) as "receivedCents"`;
const joins = sql`left join account_total t on t.mandant_id = a.mandant_id and t.account_id = a.id`;

const recommenderList: Listed = { table: sql`account`, alias: sql`a`, joins, select: fields };

export async function pageRecommenders(
  db: Db,
  mandantId: number,
  { filter, orderBy, agencyNumber, tails = [], people, ...page }: PeopleQuery<typeof RecommenderQuery>,
): Promise<Page<RecommenderListRow>> {
  const { status, from, to, text } = filter;
  const within = and([
    sql`a.mandant_id = ${mandantId}`,
    status && sql`a.status = ${status}`,
    agencyNumber ? sql`a.agency_number = ${agencyNumber}` : null,
    sinceDay(sql`a.created_at`, from),
    untilDay(sql`a.created_at`, to),
  ]);
  const { where, isMany } = await search(
    db,
    { ...recommenderList, mandantId, within, isUncounted: page.isUncounted },
    text && meantBy(mandantId, { text, tails, people }),
  );
  const by = columns[orderBy ?? 'createdAt'];
  return readPage(db, { ...recommenderList, where, column: by, isMany }, page);
}

/** Those who are known already, or whoever has it in the name, and whoever is known by it alone. */
function meantBy(mandantId: number, { text, tails, people }: Sought) {
  const ids = people?.accountIds;
  if (ids) return { others: [sql`select unnest(${[...ids]}::bigint[])`] };
  return { part: findsPart(accountName(sql`a`), text), others: knownAccounts(mandantId, { text, tails }) };
}

export const findRecommenderRow = (db: Db, mandantId: number, hash: string): Promise<RecommenderListRow | undefined> =>
  findRow(db, recommenderList, mandantId, sql`a.hash = ${hash}`);

/** Whether mails to an address come back, which is known by its keyed hashes. */
export async function isReturned(db: Db, mandantId: number, hashes: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from returned_address
    where mandant_id = ${mandantId} and address_hash = any(${[...hashes]}::text[]) and state = 'suppressed'`.execute(
    db,
  );
  return rows.length > 0;
}

interface RecommenderDetailRow {
  firstName: string | null;
  lastName: string | null;
  openCents: number;
  language: string;
  hasPassword: boolean;
  sessions: number;
  newsletterAt: Date | null;
  newsletterMailAt: Date | null;
  customerNumber: string | null;
  /** Null where the client's list does not name it. */
  isNumberValid: boolean | null;
  ibanSealed: string | null;
  isBankStopped: boolean;
  /** What holds any of the rewards. */
  rewardHolds: Hold[];
}

export async function getRecommenderDetail(
  db: Db,
  mandantId: number,
  accountId: number,
  now: Date,
): Promise<RecommenderDetailRow> {
  const own = sql`w.mandant_id = a.mandant_id and w.account_id = a.id`;
  const { rows } = await sql<RecommenderDetailRow>`
    select a.first_name as "firstName", a.last_name as "lastName", coalesce(t.open_cents, 0) as "openCents", a.language, a.password_hash is not null as "hasPassword",
      (select count(*)::int from session s where s.mandant_id = a.mandant_id and s.kind = 'recommender' and s.subject_id = a.id and s.ends_at > ${now}) as sessions,
      a.newsletter_at as "newsletterAt", a.newsletter_mail_at as "newsletterMailAt", a.customer_number as "customerNumber", l.valid as "isNumberValid",
      (select b.iban_sealed from bank_account b where b.mandant_id = a.mandant_id and b.owner_kind = 'account' and b.owner_id = a.id) as "ibanSealed",
      exists (select from bank_account b where b.mandant_id = a.mandant_id and b.owner_kind = 'account' and b.owner_id = a.id and b.stopped_at is not null) as "isBankStopped",
      array(select 'cancellationReported' from reward w join orders o on o.mandant_id = w.mandant_id and o.id = w.order_id
          where ${own} and w.status in ('open', 'ready', 'collected') and ${isCancelReported}
        union select h.kind from reward w join reward_hold h on h.mandant_id = w.mandant_id and h.reward_id = w.id
          where ${own} and h.lifted_at is null and (h.until is null or h.until > ${now})
            and (w.status = 'collected' or (h.kind in ('bank', 'review') and w.status in ('open', 'ready'))) order by 1) as "rewardHolds"
    from account a ${joins}
      left join customer_number l on l.mandant_id = a.mandant_id and l.number = a.customer_number
    where a.mandant_id = ${mandantId} and a.id = ${accountId}`.execute(db);
  return rows[0] as RecommenderDetailRow;
}
