/**
 * How much waits for a person: one statement of small counts, each by an index and none beyond `waitingMax`,
 * where a sum would be one of a part and is left out. Report role; every part names the mandant.
 */
import { codesOf } from '@weitersagen/contract/basics/label';
import { listedJob } from '@weitersagen/contract/job/desk';
import { type CountedView, type WaitingKind, waitingMax } from '@weitersagen/contract/overview/desk';
import { type RawBuilder, sql } from 'kysely';
import { today } from '#platform/clock.ts';
import type { Mandant, Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { hasFailed } from '#platform/jobs/job-state.ts';
import { listRounds, statesOf } from '#platform/jobs/round-state.ts';
import { isInReview } from '../agency/sql.ts';
import { isAsked, isUnassigned, isUndecided, stakeCents } from '../case/sql.ts';
import { isOpenClaim } from '../claim/sql.ts';
import { isFailed, isIn, type MailState } from '../mail/sql.ts';
import { isCancelReported, isReleasable } from '../order/sql.ts';
import { rewardViews } from '../reward/sql.ts';
import { recentSeries, seriesOfOperators } from '../security/sql.ts';

export interface WaitingRow<Kind = WaitingKind> {
  kind: Kind;
  count: number;
  sumCents: number | null;
  /** Since when the oldest of those that were counted waits; null where nobody can say. */
  since: Date | null;
}

const importDays = 7;
/** What fails once is well again the next time. */
const failuresMin = 3;
/** So long the postman may take to let a turn go. */
const turnMs = 60_000;

export async function countWaiting(tx: Tx): Promise<WaitingRow[]> {
  const { slug } = tx.mandant;
  const rounds = await tx.home(listRounds);
  return [
    ...(await counted(tx.db, partsOf(tx.mandant, rounds, { now: tx.now, today: today(tx.now) }))),
    // What operators did lies at home.
    ...(await tx.home((db) => counted(db, [ofOperators(slug, tx.now)]))),
  ];
}

/** The views of lists that are counted without being waited for. */
export function countViews({ db, mandant: { id }, now }: Tx): Promise<WaitingRow<CountedView>[]> {
  const rewards = rewardViews(id, now);
  const of = (from: RawBuilder<unknown>): RawBuilder<unknown> => sql`null::bigint, null::timestamptz from ${from}`;
  const mails = (state: MailState): RawBuilder<unknown> =>
    of(sql`mail m where m.mandant_id = ${id} and ${isIn[state]}`);
  return counted<CountedView>(db, [
    ['rewardChecked', of(sql`reward w where w.mandant_id = ${id} and ${rewards.checked}`)],
    ['rewardCancelNoted', of(sql`reward w where w.mandant_id = ${id} and ${rewards.cancelNoted}`)],
    ['caseUnassigned', of(sql`cases c where c.mandant_id = ${id} and ${isUnassigned}`)],
    ['caseAsked', of(sql`cases c where c.mandant_id = ${id} and ${isAsked(id)}`)],
    ['mailWaiting', mails('waiting')],
    ['mailBounced', mails('bounced')],
  ]);
}

type Part<Kind = WaitingKind> = readonly [Kind, RawBuilder<unknown>];

const ofOperators = (slug: string, now: Date): Part => [
  'operatorSeries',
  sql`null::bigint, e.at from operator_security_event e where ${recentSeries(now)} and ${seriesOfOperators(slug)}`,
];

async function counted<Kind extends string>(db: Db, parts: readonly Part<Kind>[]): Promise<WaitingRow<Kind>[]> {
  const counts = parts.map(
    ([kind, from]) =>
      sql`select ${sql.lit(kind)} as kind, count(*)::int as count, case when count(*) < ${waitingMax} then sum(cents)::bigint end as "sumCents", min(since) as since from (select ${from} limit ${waitingMax}) as counted(cents, since)`,
  );
  const { rows } = await sql<WaitingRow<Kind>>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}

function partsOf(
  { id: mandantId, config: { productApi } }: Mandant,
  rounds: Awaited<ReturnType<typeof listRounds>>,
  { now, today }: { now: Date; today: string },
): Part[] {
  const recent = new Date(now.getTime() - importDays * 86_400_000);
  const claims = sql`null::bigint, c.filed_at from claim c where c.mandant_id = ${mandantId} and ${isOpenClaim}`;
  return [
    [
      'securitySeries',
      sql`null::bigint, e.at from security_event e where e.mandant_id = ${mandantId} and ${recentSeries(now)}`,
    ],
    [
      'agencyInReview',
      sql`null::bigint, a.changed_at from agency a where a.mandant_id = ${mandantId} and ${isInReview}`,
    ],
    [
      'cancelReported',
      sql`null::bigint, o.cancel_reported_at from orders o where o.mandant_id = ${mandantId} and ${isCancelReported}`,
    ],
    ['claimLate', sql`${claims} and c.answer_by < ${today}::date`],
    ['claimOpen', sql`${claims} and c.answer_by >= ${today}::date`],
    ['caseOpen', sql`${stakeCents}, c.opened_at from cases c where c.mandant_id = ${mandantId} and ${isUndecided}`],
    [
      'orderUnconfirmed',
      sql`null::bigint, o.created_at from orders o where o.mandant_id = ${mandantId} and o.status = 'received'`,
    ],
    [
      'orderReleasable',
      sql`null::bigint, o.releasable_on::timestamp at time zone 'Europe/Berlin' from orders o where o.mandant_id = ${mandantId} and ${isReleasable(today)}`,
    ],
    ...ofRewards(mandantId, now),
    [
      'bankDiffers',
      sql`abs(c.booked_cents - c.transferred_cents + c.returned_cents), null::timestamptz from (
        select * from bank_check where mandant_id = ${mandantId} order by day desc limit 1) c
        where c.booked_cents <> c.transferred_cents - c.returned_cents`,
    ],
    [
      'debtorMissing',
      sql`null::bigint, null::timestamptz from mandant_config m where m.mandant_id = ${mandantId} and m.debtor_sealed is null`,
    ],
    ...ofRuns(mandantId),
    [
      'importFailed',
      sql`null::bigint, i.created_at from order_import i where i.mandant_id = ${mandantId} and i.lines_failed > 0 and not i.probe and i.created_at > ${recent}`,
    ],
    [
      'importRunning',
      sql`null::bigint, i.created_at from order_import i where i.mandant_id = ${mandantId} and i.status = 'running'`,
    ],
    ...ofProvider(mandantId, productApi),
    [
      // Whose turn would be now: only UnbestaetigteMailsJeStunde keeps it back.
      'mailCeiling',
      sql`null::bigint, null::timestamptz from mail_due d where d.mandant_id = ${mandantId} and d.turn_from <= ${new Date(now.getTime() - turnMs)}`,
    ],
    ['mailFailed', sql`null::bigint, m.created_at from mail m where m.mandant_id = ${mandantId} and ${isFailed}`],
    [
      'jobFailed',
      sql`null::bigint, null::timestamptz from (${statesOf(mandantId, rounds, now)}) j where ${hasFailed(codesOf(listedJob), now)}`,
    ],
  ];
}

function ofRewards(mandantId: number, now: Date): Part[] {
  const views = rewardViews(mandantId, now);
  return [
    [
      'rewardStopped',
      sql`null::bigint, w.changed_at from reward w where w.mandant_id = ${mandantId} and ${views.stopped}`,
    ],
    ['rewardHeld', sql`null::bigint, w.collected_at from reward w where w.mandant_id = ${mandantId} and ${views.held}`],
    [
      'rewardReturned',
      sql`null::bigint, w.ready_at from reward w where w.mandant_id = ${mandantId} and ${views.returned}`,
    ],
    [
      'rewardPayable',
      sql`w.amount_cents, w.collected_at from reward w where w.mandant_id = ${mandantId} and ${views.payable}`,
    ],
  ];
}

function ofRuns(mandantId: number): Part[] {
  const runs = sql`(select coalesce(sum(i.amount_cents), 0) from payout_item i where i.mandant_id = r.mandant_id and i.run_id = r.id)`;
  return [
    [
      'payoutDraft',
      sql`${runs}, r.created_at from payout_run r where r.mandant_id = ${mandantId} and r.status = 'draft'`,
    ],
    [
      'payoutExported',
      sql`${runs}, r.exported_at from payout_run r where r.mandant_id = ${mandantId} and r.status = 'exported'`,
    ],
  ];
}

/** What waits of the provider that the mandant has chosen (E-09). */
const ofProvider = (mandantId: number, provider: string): Part[] => [
  [
    'providerWaiting',
    sql`null::bigint, null::timestamptz from provider_load l where l.mandant_id = ${mandantId} and l.provider = ${provider} and l.status = 'waiting'`,
  ],
  [
    'providerFailed',
    sql`null::bigint, null::timestamptz from provider_state s where s.mandant_id = ${mandantId} and s.provider = ${provider} and s.failures >= ${failuresMin}`,
  ],
];

export interface OpenRun {
  id: number;
  status: 'draft' | 'exported';
  createdById: number;
  exportedById: number | null;
}

/** Runs that wait for an export or its confirmation, at most ten. */
export const listOpenRuns = async ({ db, mandant }: Tx): Promise<OpenRun[]> =>
  (
    await sql<OpenRun>`
      select id, status, created_by as "createdById", exported_by as "exportedById" from payout_run
      where mandant_id = ${mandant.id} and status in ('draft', 'exported') order by id limit 10`.execute(db)
  ).rows;
