import type { CaseReason, CaseStatus } from '@weitersagen/contract/case/status';
import { type RawBuilder, sql } from 'kysely';
import type { BatchKey } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';

export interface CaseRow {
  id: number;
  status: CaseStatus;
  accountId: number | null;
  score: number;
  assignedTo: number | null;
  decidedAt: Date | null;
  carriedOutAt: Date | null;
}

const fields = sql.raw(`c.id, c.status, c.account_id as "accountId", c.score, c.assigned_to as "assignedTo",
  c.decided_at as "decidedAt", c.carried_out_at as "carriedOutAt"`);

export async function findCase(db: Db, id: number): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`select ${fields} from cases c where c.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockCase(db: Db, id: number): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`select ${fields} from cases c where c.id = ${id} for update`.execute(db);
  return rows[0];
}

/** Whose case it would be: both sides, and whoever shares the recommender's telephone or IBAN. */
export interface Household {
  people: readonly string[];
  recommender: string | null;
  accountId: number;
}

/** So many telephones, accounts and people of one recommender are looked at. */
const sharedMax = 50;

/** The oldest undecided one that somebody of the household is in. */
export async function lockUndecidedOf(
  db: Db,
  { people, recommender, accountId }: Household,
): Promise<CaseRow | undefined> {
  const phones = sql`array(select o.phone_hash from trace o where o.person_hash = ${recommender} and o.phone_hash is not null limit ${sharedMax})`;
  const byPhone = sql`array(select t.person_hash from trace t where t.phone_hash = any(${phones}) limit ${sharedMax})`;
  const ibans = sql`array(
    (select w.iban_hash from reward w where w.account_id = ${accountId} and w.iban_hash is not null limit ${sharedMax})
    union select b.iban_hash from bank_account b where b.owner_kind = 'account' and b.owner_id = ${accountId})`;
  const paidThere = sql`reward w where w.iban_hash = any(${ibans})`;
  const { rows } = await sql<CaseRow>`
    select ${fields} from cases c
    where c.id = any(array(
        select p.case_id from case_person p where p.person_hash = any(${[...people]}::text[])
        union select p.case_id from case_person p where p.person_hash = any(${byPhone})
        union select x.case_id from case_reward x where x.reward_id = any(array(select w.id from ${paidThere} limit ${sharedMax}))
        union select k.id from cases k where k.account_id = any(array(select w.account_id from ${paidThere} and w.account_id is not null limit ${sharedMax}))))
      and c.status in ('open', 'inReview') order by c.id limit 1 for update`.execute(db);
  return rows[0];
}

/** Two acts of one person at the same time open one case. */
export const lockPeople = (db: Db, people: readonly string[]): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('case ' || current_mandant() || ' ' || one)) from unnest(${[...people].toSorted()}::text[]) as one`.execute(
    db,
  );

export async function insertCase(
  db: Db,
  { accountId, score, at }: { accountId: number | null; score: number; at: Date },
): Promise<CaseRow> {
  const { rows } = await sql<CaseRow>`
    insert into cases as c (status, account_id, score, opened_at, changed_at) values ('open', ${accountId}, ${score}, ${at}, ${at})
    returning ${fields}`.execute(db);
  return rows[0] as CaseRow;
}

export const markScore = (db: Db, id: number, score: number, at: Date) =>
  sql`update cases set score = greatest(score, ${score}), changed_at = ${at} where id = ${id}`.execute(db);

export const insertPeople = (db: Db, caseId: number, people: readonly string[]) =>
  sql`insert into case_person (case_id, person_hash) select ${caseId}, one from unnest(${[...people]}::text[]) as one on conflict do nothing`.execute(
    db,
  );

/** Gives those that were not in it yet. */
export async function insertRewards(db: Db, caseId: number, rewardIds: readonly number[], at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into case_reward (case_id, reward_id, at) select ${caseId}, one, ${at} from unnest(${[...rewardIds]}::bigint[]) as one
    on conflict do nothing returning reward_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listRewardIds(db: Db, caseId: number, onlyFreed = false): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select reward_id as id from case_reward where case_id = ${caseId} and (${!onlyFreed} or freed) order by reward_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export const markFreed = (db: Db, caseId: number, rewardIds: readonly number[], isFreed: boolean) =>
  sql`update case_reward set freed = ${isFreed} where case_id = ${caseId} and reward_id = any(${[...rewardIds]}::bigint[])`.execute(
    db,
  );

/** The last sign that was noted of it: a decision that was asked for before it is asked for anew. */
export async function findLastSign(db: Db, caseId: number): Promise<Date | null> {
  const { rows } = await sql<{
    at: Date | null;
  }>`select max(changed_at) as at from signal where case_id = ${caseId}`.execute(db);
  return rows[0]?.at ?? null;
}

interface CaseChange {
  status: CaseStatus;
  at: Date;
  decidedBy?: number | null;
  decidedAt?: Date | null;
  reasonCode?: CaseReason | null;
  reason?: string | null;
}

export const markStatus = (db: Db, id: number, change: CaseChange) =>
  db
    .updateTable('cases')
    .set({
      status: change.status,
      changed_at: change.at,
      decided_by: change.decidedBy ?? null,
      decided_at: change.decidedAt ?? null,
      reason_code: change.reasonCode ?? null,
      reason: change.reason ?? null,
    })
    .where('id', '=', id)
    .execute();

export const markAssigned = (db: Db, id: number, assignedTo: number | null, at: Date) =>
  db.updateTable('cases').set({ assigned_to: assignedTo, changed_at: at }).where('id', '=', id).execute();

export const markCarriedOut = (db: Db, id: number, at: Date) =>
  db.updateTable('cases').set({ carried_out_at: at, changed_at: at }).where('id', '=', id).execute();

export const insertNote = (db: Db, caseId: number, text: string, by: number, at: Date) =>
  db.insertInto('case_note').values({ case_id: caseId, text, written_by: by, at }).execute();

/** 0 where there is none. */
export async function findLastNote(db: Db, caseId: number): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0)::bigint as id from case_note where case_id = ${caseId}`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Something was written after the last note somebody has seen, by others than the one who decides. */
export async function isNotedSince(
  db: Db,
  { id, lastNoteId = 0 }: { id: number; lastNoteId?: number },
  by: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    select id from case_note where case_id = ${id} and id > ${lastNoteId} and written_by is distinct from ${by} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Rejected ones whose day is over. */
export async function listRejected(
  db: Db,
  { today, after, max }: BatchKey & { today: string },
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from cases where status = 'rejected' and carried_out_at is null and decided_at < ${today}::date::timestamp at time zone 'Europe/Berlin' and id > ${after}
    order by id limit ${max}`.execute(db);
  return rows;
}

/** Looked at, but nothing of them is held any more. */
export async function listIdle(db: Db, { after, max }: BatchKey): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from cases c where c.status = 'inReview' and c.id > ${after}
      and exists (select from case_reward x where x.case_id = c.id)
      and not exists (
        select from case_reward x join reward w on w.id = x.reward_id
        where x.case_id = c.id and w.status in ('open', 'ready', 'collected')
          and exists (select from reward_hold h where h.reward_id = w.id and h.lifted_at is null and h.kind in ('review', 'sameIban')))
    order by c.id limit ${max}`.execute(db);
  return rows;
}

/** Recommendations with a reward that waits for its pickup or for a run, and that nobody checks. */
export async function listWeighable(db: Db, { after, max }: BatchKey): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct w.recommendation_id as id from reward w
    where w.status in ('ready', 'collected') and w.recommendation_id > ${after} and not w.goodwill
      and (w.status = 'ready' or w.premium_kind = 'money')
      and not exists (select from reward_hold h where h.reward_id = w.id and h.lifted_at is null and h.kind = 'review')
      and not exists (
        select from payout_item i where i.subject_kind = 'reward' and i.subject_id = w.id and i.attempt = w.attempt and not i.discarded)
    order by 1 limit ${max}`.execute(db);
  return rows;
}

/** The last recommendation of whoever lost a contract within two days. */
export async function listLosers(
  db: Db,
  { since, after, max }: BatchKey & { since: Date },
): Promise<{ id: number; recommendationId: number }[]> {
  const { rows } = await sql<{ id: number; recommendationId: number }>`
    select n.account_id as id, max(n.id) as "recommendationId" from orders o
    join recommendation n on n.id = o.recommendation_id
    where o.status = 'cancelled' and o.cancelled_at > ${since} and n.account_id > ${after}
    group by n.account_id order by n.account_id limit ${max}`.execute(db);
  return rows;
}

/** What is still needed by a reward under way or a case that is not decided: for the end of traces and signals. */
export const isNeeded: { recommendation: RawBuilder<unknown>; case: RawBuilder<unknown> } = {
  recommendation: sql`select from reward w where w.status in ('open', 'ready', 'collected') and w.recommendation_id`,
  case: sql`select from cases c where c.status in ('open', 'inReview') and c.id`,
};

/** Of somebody who goes: what operators wrote in cases that are about the person. */
export async function forgetWritten(
  db: Db,
  by: { accountId: number } | { rewardIds: readonly number[] },
  people: readonly string[],
): Promise<void> {
  const own =
    'accountId' in by
      ? sql`select id from cases where account_id = ${by.accountId}`
      : sql`select case_id from case_reward where reward_id = any(${[...by.rewardIds]}::bigint[])`;
  await sql`delete from case_note where case_id = any(array(${own}))`.execute(db);
  await sql`update cases set reason = null where id = any(array(${own})) and reason is not null`.execute(db);
  await sql`delete from case_person where person_hash = any(${[...people]}::text[])`.execute(db);
}

/** Who has any of them, for questions of `whoHas`. */
export const rejectedRow = () => sql`
  select true from cases c where c.mandant_id = m.id and c.status = 'rejected' and c.carried_out_at is null`;

export const idleRow = () => sql`select true from cases c where c.mandant_id = m.id and c.status = 'inReview'`;

export const weighableRow = () => sql`
  select true from reward w where w.mandant_id = m.id and w.status in ('ready', 'collected') and not w.goodwill
    and (w.status = 'ready' or w.premium_kind = 'money')`;

export const loserRow = (since: Date) => sql`
  select true from orders o where o.mandant_id = m.id and o.status = 'cancelled' and o.cancelled_at > ${since}`;
