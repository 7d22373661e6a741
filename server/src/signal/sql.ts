import type { Clearance, Signal } from '@weitersagen/contract/signal/rules';
import { isOfPair } from '@weitersagen/contract/signal/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Around } from './signal.ts';

export type TraceAct = 'recommend' | 'accept' | 'confirm' | 'collect' | 'giveIban' | 'replaceIban';

interface NewTrace {
  act: TraceAct;
  at: Date;
  recommendationId: number | null;
  accountId: number | null;
  person: string;
  name: string | null;
  surname: string | null;
  stem: string | null;
  phone: string | null;
  address: string | null;
  network: string | null;
  browser: string | null;
  /** Of the neighbouring addresses. */
  area: string | null;
}

export async function insertTrace(db: Db, one: NewTrace): Promise<void> {
  await sql`
    insert into trace (act, at, recommendation_id, account_id, person_hash, name_hash, surname_hash, stem_hash, phone_hash,
      address_hash, network_hash, browser_hash, area_hash)
    values (${one.act}, ${one.at}, ${one.recommendationId}, ${one.accountId}, ${one.person}, ${one.name}, ${one.surname},
      ${one.stem}, ${one.phone}, ${one.address}, ${one.network}, ${one.browser}, ${one.area})`.execute(db);
}

export async function putSignals(
  db: Db,
  { recommendationId, accountId, recommender, recipient }: Around,
  signals: readonly Signal[],
  at: Date,
): Promise<void> {
  await sql`
    insert into signal as s (rule, points, measure, recommendation_id, account_id, recommender_hash, recipient_hash, at, changed_at)
    select n.rule, n.points, n.measure, ${recommendationId}, ${accountId}, ${recommender}, ${recipient}, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(signals)}::jsonb) as n(rule text, points int, measure int)
    on conflict (mandant_id, recommendation_id, rule) do update
      set points = greatest(s.points, excluded.points), measure = greatest(s.measure, excluded.measure), changed_at = excluded.changed_at
      where excluded.points > s.points or excluded.measure > s.measure`.execute(db);
}

export async function listClearances(db: Db, { recommender, recipient }: Around): Promise<Clearance[]> {
  const { rows } = await sql<Clearance>`
    select rule, max(measure) as measure from signal_clearance
    where person_hash = ${recommender} and other_hash in ('', ${recipient ?? ''}) group by rule`.execute(db);
  return rows;
}

/** Of a pair for these two, of a person for the recommender. */
export async function insertClearances(db: Db, caseId: number, at: Date): Promise<void> {
  const { rows } = await sql<{ rule: Signal['rule']; measure: number; person: string; other: string | null }>`
    select rule, max(measure) as measure, recommender_hash as person, recipient_hash as other from signal
    where case_id = ${caseId} and recommender_hash is not null group by rule, recommender_hash, recipient_hash`.execute(
    db,
  );
  const kept = new Map<string, { rule: string; person: string; other: string; measure: number }>();
  for (const { rule, measure, person, other } of rows) {
    const whose = isOfPair(rule) ? (other ?? '') : '';
    const key = `${rule} ${person} ${whose}`;
    kept.set(key, { rule, person, other: whose, measure: Math.max(measure, kept.get(key)?.measure ?? 0) });
  }
  await sql`
    insert into signal_clearance as c (rule, person_hash, other_hash, measure, case_id, at)
    select n.rule, n.person, n.other, n.measure, ${caseId}, ${at}
    from jsonb_to_recordset(${JSON.stringify([...kept.values()])}::jsonb) as n(rule text, person text, other text, measure int)
    on conflict (mandant_id, rule, person_hash, other_hash) do update
      set measure = greatest(c.measure, excluded.measure), case_id = excluded.case_id, at = excluded.at`.execute(db);
}

export const deleteClearances = (db: Db, by: { caseId: number } | { hashes: readonly string[] }) =>
  'caseId' in by
    ? sql`delete from signal_clearance where case_id = ${by.caseId}`.execute(db)
    : sql`delete from signal_clearance
        where person_hash = any(${[...by.hashes]}::text[]) or other_hash = any(${[...by.hashes]}::text[])`.execute(db);

export const markCase = (db: Db, caseId: number, recommendationIds: readonly number[]) =>
  sql`update signal set case_id = ${caseId} where recommendation_id = any(${[...recommendationIds]}::bigint[])`.execute(
    db,
  );

type Whose = { accountId: number } | { recommendationId: number };

const hangsOn = (of: Whose): RawBuilder<unknown> =>
  'accountId' in of ? sql`account_id = ${of.accountId}` : sql`recommendation_id = ${of.recommendationId}`;

/** Of a recommendation only what its recipient did: the recommender's own stays. */
export async function deleteTraces(db: Db, hashes: readonly string[], of: Whose): Promise<void> {
  await sql`delete from trace where person_hash = any(${[...hashes]}::text[])`.execute(db);
  const others = 'accountId' in of ? sql`true` : sql`act in ('accept', 'confirm')`;
  await sql`delete from trace where ${hangsOn(of)} and ${others}`.execute(db);
}

export async function deleteSignals(db: Db, hashes: readonly string[], of: Whose): Promise<void> {
  await sql`delete from signal where ${hangsOn(of)}`.execute(db);
  await sql`update signal set recipient_hash = null where recipient_hash = any(${[...hashes]}::text[])`.execute(db);
}

/** Whether what hangs on a recommendation or case is still needed: `recommendation_id` and `case_id` are its columns. */
export interface IsNeeded {
  recommendation: RawBuilder<unknown>;
  case: RawBuilder<unknown>;
}

export async function deleteOldTraces(
  db: Db,
  before: Date,
  { recommendation }: IsNeeded,
  max: number,
): Promise<number> {
  const { rows } = await sql`
    delete from trace where id in (
      select t.id from trace t where t.at < ${before} and not exists (${recommendation} = t.recommendation_id) limit ${max})
    returning id`.execute(db);
  return rows.length;
}

export async function deleteOldSignals(db: Db, before: Date, needed: IsNeeded, max: number): Promise<number> {
  const { rows } = await sql`
    delete from signal where id in (
      select t.id from signal t
      where t.at < ${before} and not exists (${needed.recommendation} = t.recommendation_id) and not exists (${needed.case} = t.case_id)
      limit ${max})
    returning id`.execute(db);
  return rows.length;
}

/** Who has any that are old, needed or not, for questions of `whoHas`. */
export const oldTraceRow = (before: Date) =>
  sql`select true from trace t where t.mandant_id = m.id and t.at < ${before}`;
export const oldSignalRow = (before: Date) =>
  sql`select true from signal s where s.mandant_id = m.id and s.at < ${before}`;
