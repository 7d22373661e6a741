/**
 * What is known around one recommendation (rules 3.14), in a few statements. Each looks at rows of one recommender, person,
 * telephone or network, and at no more than there can be signs in.
 */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface TraceRow {
  act: 'recommend' | 'accept' | 'confirm' | 'collect' | 'giveIban' | 'replaceIban';
  at: Date;
  person: string;
  name: string | null;
  surname: string | null;
  stem: string | null;
  phone: string | null;
  address: string | null;
  network: string | null;
  browser: string | null;
}

const traceFields =
  sql.raw(`act, at, person_hash as person, name_hash as name, surname_hash as surname, stem_hash as stem,
  phone_hash as phone, address_hash as address, network_hash as network, browser_hash as browser`);

/** How the link was made and how its recipient came: the root's and the own; the oldest first. */
export async function listTracesOf(db: Db, recommendationIds: readonly number[], max: number): Promise<TraceRow[]> {
  const { rows } = await sql<TraceRow>`
    select ${traceFields} from trace
    where recommendation_id = any(${[...recommendationIds]}::bigint[]) and act in ('recommend', 'accept', 'confirm') order by id limit ${max}`.execute(
    db,
  );
  return rows;
}

/** What a person did before, the last first. */
export async function listTracesOfPerson(db: Db, person: string, max: number): Promise<TraceRow[]> {
  const { rows } = await sql<TraceRow>`
    select ${traceFields} from trace where person_hash = ${person} order by id desc limit ${max}`.execute(db);
  return rows;
}

export interface Asked {
  accountId: number;
  rootId: number;
  /** Of the recommendation and of the acceptance. */
  recommendedAt: Date;
  acceptedAt: Date;
  /** The recipient, as the form left them; what says nothing is null. */
  person: string | null;
  name: string | null;
  surname: string | null;
  stem: string | null;
  phone: string | null;
  network: string | null;
  browser: string | null;
  /** The beginning of what is kept. */
  since: Date;
}

export interface Counts {
  phoneSameName: number;
  phoneOtherName: number;
  serialMailboxes: number;
  deviceTenMinutes: number;
  deviceHour: number;
  deviceSurnames: number;
  networkDay: number;
  recommendedHour: number;
  recommendedDay: number;
  acceptedDay: number;
  acceptedMonth: number;
  byLink: number;
}

export async function getCounts(db: Db, asked: Asked): Promise<Counts> {
  const { accountId, rootId, recommendedAt, acceptedAt, person, name, surname, stem, phone, network, browser, since } =
    asked;
  const { rows } = await sql<Counts>`
    with accepted as materialized (
      select recommendation_id, person_hash, surname_hash, stem_hash, network_hash, browser_hash, at from trace
      where account_id = ${accountId} and act = 'accept' and at > ${since} order by at desc limit 5000),
    device as materialized (
      select person_hash, surname_hash, at from accepted where network_hash = ${network} and browser_hash = ${browser}),
    recommended as materialized (
      select at from trace where account_id = ${accountId} and act = 'recommend'
        and at > ${recommendedAt}::timestamptz - interval '24 hours' and at < ${recommendedAt}::timestamptz + interval '24 hours' limit 1000),
    phones as materialized (
      select distinct person_hash, name_hash, surname_hash from trace where phone_hash = ${phone} and person_hash <> ${person} limit 100)
    select
      (select count(distinct person_hash) from phones where name_hash = ${name})::int as "phoneSameName",
      (select count(distinct person_hash) from phones where surname_hash <> ${surname})::int as "phoneOtherName",
      (select count(distinct person_hash) from accepted where stem_hash = ${stem})::int as "serialMailboxes",
      (select count(distinct person_hash) from device where abs(extract(epoch from at - ${acceptedAt}::timestamptz)) <= 600)::int as "deviceTenMinutes",
      (select count(distinct person_hash) from device where abs(extract(epoch from at - ${acceptedAt}::timestamptz)) <= 3600)::int as "deviceHour",
      (select count(distinct surname_hash) from device)::int as "deviceSurnames",
      (select count(distinct person_hash) from trace where network_hash = ${network} and act = 'accept'
        and at > ${acceptedAt}::timestamptz - interval '12 hours' and at < ${acceptedAt}::timestamptz + interval '12 hours')::int as "networkDay",
      (select count(*) from recommended where abs(extract(epoch from at - ${recommendedAt}::timestamptz)) <= 1800)::int as "recommendedHour",
      (select count(*) from recommended where (at at time zone 'Europe/Berlin')::date = (${recommendedAt}::timestamptz at time zone 'Europe/Berlin')::date)::int as "recommendedDay",
      (select count(distinct person_hash) from accepted where (at at time zone 'Europe/Berlin')::date = (${acceptedAt}::timestamptz at time zone 'Europe/Berlin')::date)::int as "acceptedDay",
      (select count(distinct person_hash) from accepted where at > ${acceptedAt}::timestamptz - interval '30 days' and at <= ${acceptedAt})::int as "acceptedMonth",
      (select count(distinct a.person_hash) from accepted a join recommendation n on n.id = a.recommendation_id
        where (n.id = ${rootId} or n.root_id = ${rootId}) and a.at > ${acceptedAt}::timestamptz - interval '30 days')::int as "byLink"`.execute(
    db,
  );
  return rows[0] as Counts;
}

export interface Contracts {
  orders: number;
  cancelled: number;
  recipientCancelled: number;
}

/** Of the recommender's other recommendations, and of the recipient's other ones; cancelled, or reported to be. */
export async function getContracts(
  db: Db,
  {
    recommendationId,
    accountId,
    person,
    since,
  }: { recommendationId: number; accountId: number; person: string | null; since: Date },
): Promise<Contracts> {
  const { rows } = await sql<Contracts>`
    with own as materialized (
      select o.status = 'cancelled' or o.cancel_reported_at is not null as is_cancelled from recommendation n
      join orders o on o.recommendation_id = n.id
      where n.account_id = ${accountId} and n.id <> ${recommendationId} and o.status <> 'rejected' and o.created_at > ${since} limit 1000),
    others as materialized (
      select distinct recommendation_id from trace where person_hash = ${person} and act = 'accept' and recommendation_id <> ${recommendationId} limit 100)
    select (select count(*) from own)::int as orders, (select count(*) from own where is_cancelled)::int as cancelled,
      (select count(*) from others join orders o on o.recommendation_id = others.recommendation_id
        where o.status = 'cancelled' or o.cancel_reported_at is not null)::int as "recipientCancelled"`.execute(db);
  return rows[0] as Contracts;
}

/** People with whom somebody shares an IBAN: not those with whom two persons decided that it is right. */
export async function countIbanOthers(
  db: Db,
  {
    ibanHashes,
    ownIds,
  }: { ibanHashes: readonly string[]; ownIds: { accountId: number | null; recipientId: number | null } },
): Promise<number> {
  const hashes = sql`any(${[...ibanHashes]}::text[])`;
  const { rows } = await sql<{ count: number }>`
    with given as (
      select account_id, recipient_id from reward where iban_hash = ${hashes}
      union select owner_id, null from bank_account where iban_hash = ${hashes} and owner_kind = 'account'
      union select null, owner_id from bank_account where iban_hash = ${hashes} and owner_kind = 'recipient'),
    people as (
      select distinct case when a.email is null then c.email else a.email end as email from given
      left join account a on a.id = given.account_id left join recipient c on c.id = given.recipient_id limit 100),
    self as (
      select email from account where id = ${ownIds.accountId} union select email from recipient where id = ${ownIds.recipientId})
    select count(*)::int as count from people where email is not null and email not in (select email from self where email is not null)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

interface UseRow {
  day: { count: number; cents: number };
  month: { count: number; cents: number };
  year: { count: number; cents: number };
}

/** Rewards of a recommender that became ready, goodwill aside, in the day, month and year of Berlin. */
export async function getUses(db: Db, accountId: number, now: Date): Promise<UseRow> {
  const day = sql`(${now}::timestamptz at time zone 'Europe/Berlin')`;
  const since = (part: 'day' | 'month' | 'year') =>
    sql`(date_trunc(${sql.lit(part)}, ${day}) at time zone 'Europe/Berlin')`;
  const { rows } = await sql<UseRow>`
    with ready as materialized (
      select ready_at, amount_cents from reward
      where account_id = ${accountId} and status <> 'cancelled' and not goodwill and ready_at >= ${since('year')})
    select ${sql.join(
      (['day', 'month', 'year'] as const).map(
        (part) => sql`
          (select jsonb_build_object('count', count(*), 'cents', coalesce(sum(amount_cents), 0)) from ready where ready_at >= ${since(part)}) as ${sql.ref(part)}`,
      ),
    )}`.execute(db);
  return rows[0] as UseRow;
}

interface Visits {
  repeats: number;
  people: number;
  hosts: string[];
}

/** Of the day on which most came again, robots among them, and every page of others that people came from. */
export async function getVisits(db: Db, rootId: number): Promise<Visits> {
  const { rows } = await sql<Visits>`
    select coalesce(max(days.again), 0)::int as repeats,
      coalesce((array_agg(days.people order by days.again desc))[1], 0)::int as people,
      array(select distinct host from referrer_day where recommendation_id = ${rootId} limit 1000) as hosts
    from (
      select sum(repeats + robots) as again, sum(people) as people from entry_day where recommendation_id = ${rootId} group by day) as days`.execute(
    db,
  );
  return rows[0] as Visits;
}

/** Whether the person keeps another one, or was paid to another one before. */
export async function hasOtherIban(
  db: Db,
  { ibanHash, accountId, recipientId }: { ibanHash: string; accountId: number | null; recipientId: number | null },
): Promise<boolean> {
  const [kind, id] = accountId === null ? ['recipient', recipientId] : ['account', accountId];
  const isPerson = accountId === null ? sql`recipient_id = ${recipientId}` : sql`account_id = ${accountId}`;
  const { rows } = await sql`
    select 1 from reward where ${isPerson} and iban_hash <> ${ibanHash}
    union all select 1 from bank_account where owner_kind = ${kind} and owner_id = ${id} and iban_hash <> ${ibanHash} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
