/** SQL of the review desk, for the report role; every statement names the mandant. */
import type { CaseQuery } from '@weitersagen/contract/case/desk';
import type { CaseReason, CaseStatus } from '@weitersagen/contract/case/status';
import type { RunState } from '@weitersagen/contract/reward/rules';
import type { SignalRule } from '@weitersagen/contract/signal/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { and, column, fullName, type PeopleQuery, recommendationsOf, sinceDay, untilDay } from '../list/column.ts';
import { search } from '../list/part.ts';
import { searchPeople, type Whose } from '../list/people.ts';
import { findRow } from '../list/row.ts';

interface CaseListRow {
  id: number;
  status: CaseStatus;
  score: number;
  name: string;
  hash: string | null;
  stakeCents: number;
  rewardCount: number;
  rules: SignalRule[];
  openedAt: Date;
  assignedTo: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  carriedOutAt: Date | null;
  reasonCode: CaseReason | null;
  reason: string | null;
  approvalId: number | null;
}

/** What a case `c` holds. */
export const stakeCents = sql`(select coalesce(sum(w.amount_cents), 0)::bigint from case_reward x join reward w on w.mandant_id = x.mandant_id and w.id = x.reward_id
    where x.mandant_id = c.mandant_id and x.case_id = c.id and w.status in ('open', 'ready', 'collected') and exists (
      select from reward_hold h where h.mandant_id = w.mandant_id and h.reward_id = w.id and h.lifted_at is null and h.kind in ('review', 'sameIban')))`;

/** Why a case `c` was opened, the strongest sign first. */
export const rules = sql`array(select s.rule from signal s where s.mandant_id = c.mandant_id and s.case_id = c.id group by s.rule order by max(s.points) desc, s.rule)`;

const fields = sql`c.id, c.status, c.score, ${fullName(sql`a.first_name`, sql`a.last_name`)} as name, a.hash,
  ${stakeCents} as "stakeCents",
  (select count(*)::int from case_reward x where x.mandant_id = c.mandant_id and x.case_id = c.id) as "rewardCount",
  ${rules} as rules,
  c.opened_at as "openedAt", o.email as "assignedTo", d.email as "decidedBy", c.decided_at as "decidedAt", c.carried_out_at as "carriedOutAt", c.reason_code as "reasonCode", c.reason,
  (select p.id from approval p where p.mandant_id = c.mandant_id and p.object = 'case' and p.object_id = c.id and p.status = 'open' limit 1) as "approvalId"`;
const joins = sql`left join account a on a.mandant_id = c.mandant_id and a.id = c.account_id
  left join operator o on o.id = c.assigned_to left join operator d on d.id = c.decided_by`;
const list: Listed = { table: sql`cases`, alias: sql`c`, joins, select: fields };

export const isUndecided = sql`c.status in ('open', 'inReview')`;
export const isUnassigned = sql`${isUndecided} and c.assigned_to is null`;
/** Another person has to decide it. */
export const isAsked = (mandantId: number): RawBuilder<unknown> =>
  sql`c.id = any(array(select p.object_id from approval p where p.mandant_id = ${mandantId} and p.object = 'case' and p.status = 'open'))`;

/** What it is about, or its id. */
const about = (mandantId: number, text: string): RawBuilder<unknown>[] => [
  sql`select x.case_id from case_reward x join reward w on w.mandant_id = x.mandant_id and w.id = x.reward_id
    where x.mandant_id = ${mandantId} and (w.number = ${text} or w.recommendation_id = any(array(${recommendationsOf(mandantId, text)})))`,
  sql`select k.id from cases k where k.mandant_id = ${mandantId} and k.id = ${/^\d{1,9}$/.test(text) ? Number(text) : null}`,
];

/** Of its recommender, or of who else gets one of its rewards. */
const whose = (mandantId: number): Whose => ({
  ofAccounts: (ids) => [sql`select k.id from cases k where k.mandant_id = ${mandantId} and k.account_id = any(${ids})`],
  ofRecipients: (ids) => [
    sql`select x.case_id from reward w join case_reward x on x.mandant_id = w.mandant_id and x.reward_id = w.id
      where w.mandant_id = ${mandantId} and w.recipient_id = any(${ids})`,
  ],
  account: sql`select true from account p where p.mandant_id = ${mandantId} and p.id = c.account_id`,
  recipient: sql`select true from case_reward x join reward w on w.mandant_id = x.mandant_id and w.id = x.reward_id
    join recipient p on p.mandant_id = w.mandant_id and p.id = w.recipient_id where x.mandant_id = ${mandantId} and x.case_id = c.id`,
});

export async function pageCases(
  db: Db,
  mandantId: number,
  { filter, orderBy, tails = [], people: known, ...page }: PeopleQuery<typeof CaseQuery>,
): Promise<Page<CaseListRow>> {
  const { status, view, from, to, isWaiting, text } = filter;
  const within = and([
    sql`c.mandant_id = ${mandantId}`,
    status && sql`c.status = ${status}`,
    isWaiting || view === 'undecided' ? isUndecided : null,
    view === 'unassigned' ? isUnassigned : null,
    view === 'asked' ? isAsked(mandantId) : null,
    sinceDay(sql`c.opened_at`, from),
    untilDay(sql`c.opened_at`, to),
  ]);
  const people = text && (await searchPeople(db, mandantId, { text, tails, people: known }, whose(mandantId)));
  const { where, isMany } = await search(
    db,
    { ...list, mandantId, within, isUncounted: page.isUncounted },
    text && people && { others: [...about(mandantId, text), ...people.others], named: people.named },
  );
  const by = {
    score: column(sql`c.score`, 'int'),
    openedAt: column(sql`c.opened_at`, 'timestamptz'),
  };
  return readPage(db, { ...list, where, column: by[orderBy ?? 'score'], isMany }, page);
}

export const findCaseRow = (db: Db, mandantId: number, id: number): Promise<CaseListRow | undefined> =>
  findRow(db, list, mandantId, sql`c.id = ${id}`);

/** Undecided ones between two scores, the highest first. */
export async function listBetween(
  db: Db,
  mandantId: number,
  { from, until, max }: { from: number; until: number; max: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from cases c where c.mandant_id = ${mandantId} and ${isUndecided} and c.score between ${from} and ${until}
    order by c.score desc, c.id limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}

interface SignalRow {
  rule: SignalRule;
  points: number;
  measure: number;
  at: Date;
  recommendationNumber: string;
}

export async function listSignals(db: Db, mandantId: number, caseId: number): Promise<SignalRow[]> {
  const { rows } = await sql<SignalRow>`
    select s.rule, s.points, s.measure, s.at, n.number as "recommendationNumber" from signal s
    join recommendation n on n.mandant_id = s.mandant_id and n.id = s.recommendation_id
    where s.mandant_id = ${mandantId} and s.case_id = ${caseId} order by s.points desc, s.id limit 500`.execute(db);
  return rows;
}

export async function listNotes(
  db: Db,
  mandantId: number,
  caseId: number,
): Promise<{ text: string; by: string; at: Date }[]> {
  const { rows } = await sql<{ text: string; by: string; at: Date }>`
    select n.text, o.email as by, n.at from case_note n join operator o on o.id = n.written_by
    where n.mandant_id = ${mandantId} and n.case_id = ${caseId} order by n.id`.execute(db);
  return rows;
}

export async function listRewardNumbers(db: Db, mandantId: number, caseId: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select w.number from case_reward x join reward w on w.mandant_id = x.mandant_id and w.id = x.reward_id
    where x.mandant_id = ${mandantId} and x.case_id = ${caseId} order by w.id limit 500`.execute(db);
  return rows.map(({ number }) => number);
}

interface RuleRow {
  rule: SignalRule;
  fired: number;
  decided: number;
  right: number;
}

/** Of each rule the last ones, however often it fired. */
export async function countRules(
  db: Db,
  mandantId: number,
  { rules, max }: { rules: readonly SignalRule[]; max: number },
): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select one.rule, count(*)::int as fired, (count(distinct c.id) filter (where c.decided_at is not null))::int as decided,
      (count(distinct c.id) filter (where c.status in ('rejected', 'locked')))::int as right
    from unnest(${[...rules]}::text[]) as one(rule) cross join lateral (
      select s.case_id from signal s where s.mandant_id = ${mandantId} and s.rule = one.rule order by s.at desc limit ${max}) fired
    left join cases c on c.mandant_id = ${mandantId} and c.id = fired.case_id
    group by one.rule`.execute(db);
  return rows;
}

/** What waits for another person, among these: its case by the id of the request. */
export async function listAsked(
  db: Db,
  mandantId: number,
  approvalIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; caseId: number }>`
    select p.id, p.object_id as "caseId" from approval p
    where p.mandant_id = ${mandantId} and p.id = any(${[...approvalIds]}::bigint[]) and p.object = 'case'`.execute(db);
  return new Map(rows.map(({ id, caseId }) => [id, caseId]));
}

/** Where its rewards stand in runs. */
export async function listRuns(db: Db, mandantId: number, caseId: number): Promise<RunState[]> {
  const { rows } = await sql<{ run: RunState }>`
    select case when p.status is null then 'none' else p.status end as run
    from case_reward x join reward w on w.mandant_id = x.mandant_id and w.id = x.reward_id
    left join payout_item i on i.mandant_id = w.mandant_id and i.subject_kind = 'reward' and i.subject_id = w.id and i.attempt = w.attempt and not i.discarded
    left join payout_run p on p.mandant_id = i.mandant_id and p.id = i.run_id
    where x.mandant_id = ${mandantId} and x.case_id = ${caseId}`.execute(db);
  return rows.map(({ run }) => run);
}

/** Its recommender is active. */
export async function hasLockable(db: Db, mandantId: number, caseId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select a.id from cases c join account a on a.mandant_id = c.mandant_id and a.id = c.account_id
    where c.mandant_id = ${mandantId} and c.id = ${caseId} and a.status = 'active'`.execute(db);
  return rows.length > 0;
}
