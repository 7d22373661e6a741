/**
 * What is known around one recommendation (rules 3.14), in a few statements. Each looks at rows of one recommender, person,
 * telephone or network, and at no more than there can be signs in.
 */
import type { Facts } from '@weitersagen/contract/signal/facts';
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
  area: string | null;
}

const traceFields =
  sql.raw(`act, at, person_hash as person, name_hash as name, surname_hash as surname, stem_hash as stem,
  phone_hash as phone, address_hash as address, network_hash as network, browser_hash as browser, area_hash as area`);

/** How the link was made and how its recipient came: the root's and the own; the oldest first. */
export async function listTracesOf(db: Db, recommendationIds: readonly number[], max: number): Promise<TraceRow[]> {
  const { rows } = await sql<TraceRow>`
    select ${traceFields} from trace
    where recommendation_id = any(${[...recommendationIds]}::bigint[]) and act in ('recommend', 'accept', 'confirm', 'collect') order by id limit ${max}`.execute(
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
  area: string | null;
  /** The beginning of what is kept. */
  since: Date;
}

export type Counts = Pick<
  Facts,
  | 'phoneSameName'
  | 'phoneOtherName'
  | 'serialMailboxes'
  | 'deviceTenMinutes'
  | 'deviceHour'
  | 'deviceSurnames'
  | 'areaSurnames'
  | 'ringPeople'
  | 'sharedContacts'
  | 'networkDay'
  | 'recommendedHour'
  | 'recommendedDay'
  | 'acceptedDay'
  | 'acceptedMonth'
  | 'crowdedDay'
  | 'crowdedMonth'
  | 'byLink'
  | 'crowdedByLink'
>;

/**
 * Who came: everybody who filled in a form of the recommender, with the place of the confirmation. `own_hand` is who confirmed
 * where the form was filled in, or needed no confirmation and ordered; `crowded` shares the network of the confirmation with another one.
 */
export async function getCounts(db: Db, asked: Asked): Promise<Counts> {
  const { accountId, rootId, recommendedAt, acceptedAt, person, name, surname, stem, phone, since } = asked;
  const { network, browser, area } = asked;
  const { rows } = await sql<Counts>`
    with accepted as materialized (
      select recommendation_id, person_hash, surname_hash, stem_hash, network_hash, browser_hash, area_hash, at from trace
      where account_id = ${accountId} and act = 'accept' and at > ${since} order by at desc limit 5000),
    confirmed as materialized (
      select recommendation_id, person_hash, network_hash, browser_hash from trace
      where account_id = ${accountId} and act = 'confirm' and at > ${since} order by at desc limit 5000),
    came as materialized (
      select a.*, c.network_hash as confirm_network,
        case when c.recommendation_id is null then exists (select from orders o where o.recommendation_id = a.recommendation_id)
          else c.network_hash = a.network_hash and c.browser_hash = a.browser_hash end as own_hand,
        case when c.recommendation_id is null then a.network_hash else c.network_hash end as place
      from accepted a left join confirmed c on c.recommendation_id = a.recommendation_id and c.person_hash = a.person_hash),
    places as (
      select place from came where place is not null group by place having count(distinct person_hash) > 1),
    crowd as materialized (
      select came.* from came join places using (place)),
    device as materialized (
      select person_hash, surname_hash, at from came where own_hand and network_hash = ${network} and browser_hash = ${browser}),
    recommended as materialized (
      select at from trace where account_id = ${accountId} and act = 'recommend'
        and at > ${recommendedAt}::timestamptz - interval '24 hours' and at < ${recommendedAt}::timestamptz + interval '24 hours' limit 1000),
    phones as materialized (
      select distinct person_hash, name_hash, surname_hash from trace where phone_hash = ${phone} and person_hash <> ${person} limit 100),
    beside as (
      select distinct person_hash from trace
      where network_hash = ${network} and act = 'accept' and browser_hash = ${browser} and at > ${since} limit 100),
    elsewhere as (
      select t.account_id, count(distinct t.person_hash) as people
      from (select distinct person_hash from accepted limit 200) as a join trace t on t.person_hash = a.person_hash
      where t.act = 'accept' and t.account_id <> ${accountId} group by t.account_id)
    select
      (select count(distinct person_hash) from phones where name_hash = ${name})::int as "phoneSameName",
      (select count(distinct person_hash) from phones where surname_hash <> ${surname})::int as "phoneOtherName",
      (select count(distinct person_hash) from accepted where stem_hash = ${stem})::int as "serialMailboxes",
      (select count(distinct surname_hash) from device where abs(extract(epoch from at - ${acceptedAt}::timestamptz)) <= 600)::int as "deviceTenMinutes",
      (select count(distinct surname_hash) from device where abs(extract(epoch from at - ${acceptedAt}::timestamptz)) <= 3600)::int as "deviceHour",
      (select count(distinct surname_hash) from device)::int as "deviceSurnames",
      (select least(count(distinct surname_hash), count(distinct network_hash)) from came
        where own_hand is not false and area_hash = ${area} and browser_hash = ${browser})::int as "areaSurnames",
      (select count(*) from beside where exists (
        select from trace t where t.person_hash = beside.person_hash and t.act = 'recommend' and t.network_hash = ${network} and t.browser_hash = ${browser}))::int as "ringPeople",
      (select coalesce(max(people), 0) from elsewhere)::int as "sharedContacts",
      (select count(distinct person_hash) from trace where network_hash = ${network} and act = 'accept'
        and at > ${acceptedAt}::timestamptz - interval '12 hours' and at < ${acceptedAt}::timestamptz + interval '12 hours')::int as "networkDay",
      (select count(*) from recommended where abs(extract(epoch from at - ${recommendedAt}::timestamptz)) <= 1800)::int as "recommendedHour",
      (select count(*) from recommended where (at at time zone 'Europe/Berlin')::date = (${recommendedAt}::timestamptz at time zone 'Europe/Berlin')::date)::int as "recommendedDay",
      (select count(distinct person_hash) from accepted where (at at time zone 'Europe/Berlin')::date = (${acceptedAt}::timestamptz at time zone 'Europe/Berlin')::date)::int as "acceptedDay",
      (select count(distinct person_hash) from accepted where at > ${acceptedAt}::timestamptz - interval '30 days' and at <= ${acceptedAt})::int as "acceptedMonth",
      (select count(distinct person_hash) from crowd where (at at time zone 'Europe/Berlin')::date = (${acceptedAt}::timestamptz at time zone 'Europe/Berlin')::date)::int as "crowdedDay",
      (select count(distinct person_hash) from crowd where at > ${acceptedAt}::timestamptz - interval '30 days' and at <= ${acceptedAt})::int as "crowdedMonth",
      (select count(distinct a.person_hash) from accepted a join recommendation n on n.id = a.recommendation_id
        where n.root_id = ${rootId} and a.at > ${acceptedAt}::timestamptz - interval '30 days')::int as "byLink",
      (select count(distinct a.person_hash) from crowd a join recommendation n on n.id = a.recommendation_id
        where n.root_id = ${rootId} and a.at > ${acceptedAt}::timestamptz - interval '30 days')::int as "crowdedByLink"`.execute(
    db,
  );
  return rows[0] as Counts;
}

export interface Came {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}

/** The recommender's recipients, the last ones. */
export async function listCame(db: Db, accountId: number, since: Date, max: number): Promise<Came[]> {
  const { rows } = await sql<Came>`
    select r.email, r.first_name as "firstName", r.last_name as "lastName", r.phone from recommendation n
    join recipient r on r.recommendation_id = n.id
    where n.account_id = ${accountId} and r.email is not null and r.first_name is not null and r.last_name is not null and r.created_at > ${since}
    order by n.id desc limit ${max}`.execute(db);
  return rows;
}

export type Contracts = Pick<Facts, 'orders' | 'cancelled' | 'cancelledAfterPickup' | 'recipientCancelled'>;

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
    with lost as materialized (
      select n.id, o.created_at, case when o.cancel_reported_at is null then o.cancelled_at else o.cancel_reported_at end as at
      from recommendation n join orders o on o.recommendation_id = n.id
      where n.account_id = ${accountId} and o.status <> 'rejected' and o.created_at > ${since} limit 1000),
    own as materialized (
      select id, (at at time zone 'Europe/Berlin')::date as day, at,
        exists (select from reward w where w.recommendation_id = lost.id and w.collected_at < lost.at and w.collected_at > lost.at - interval '30 days') as paid
      from lost where at is not null and at < created_at + interval '60 days'),
    others as materialized (
      select distinct recommendation_id from trace where person_hash = ${person} and act = 'accept' limit 100)
    select (select count(*) from lost where id <> ${recommendationId})::int as orders,
      (select count(distinct day) from own where id <> ${recommendationId})::int as cancelled,
      (select count(distinct day) from own where paid)::int as "cancelledAfterPickup",
      (select count(distinct day) from (
        select (case when o.cancel_reported_at is null then o.cancelled_at else o.cancel_reported_at end at time zone 'Europe/Berlin')::date as day
        from others join orders o on o.recommendation_id = others.recommendation_id
        where o.status = 'cancelled' or o.cancel_reported_at is not null) as days)::int as "recipientCancelled"`.execute(
    db,
  );
  return rows[0] as Contracts;
}

/** People beside the two sides, and of other names, who gave an IBAN; of how many other surnames. A joint account of both is held for itself. */
export async function countIbanOthers(
  db: Db,
  {
    ibanHashes,
    ownIds,
  }: { ibanHashes: readonly string[]; ownIds: { accountId: number | null; recipientId: number | null } },
): Promise<{ others: number; surnames: number }> {
  const hashes = sql`any(${[...ibanHashes]}::text[])`;
  const { rows } = await sql<{ others: number; surnames: number }>`
    with given as (
      select account_id, recipient_id from reward where iban_hash = ${hashes}
      union select owner_id, null from bank_account where iban_hash = ${hashes} and owner_kind = 'account'
      union select null, owner_id from bank_account where iban_hash = ${hashes} and owner_kind = 'recipient'),
    people as (
      select distinct case when a.email is null then c.email else a.email end as email,
        lower(case when a.email is null then c.first_name else a.first_name end) as first_name,
        lower(case when a.email is null then c.last_name else a.last_name end) as last_name from given
      left join account a on a.id = given.account_id left join recipient c on c.id = given.recipient_id limit 100),
    self as (
      select email, lower(first_name) as first_name, lower(last_name) as last_name from account where id = ${ownIds.accountId}
      union select email, lower(first_name), lower(last_name) from recipient where id = ${ownIds.recipientId}),
    others as (
      select email, last_name from people where email is not null and not exists (
        select from self where self.email = people.email or (self.first_name = people.first_name and self.last_name = people.last_name)))
    select count(distinct email)::int as others,
      count(distinct last_name) filter (where last_name not in (select last_name from self where last_name is not null))::int as surnames from others`.execute(
    db,
  );
  return rows[0] ?? { others: 0, surnames: 0 };
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
