/** SQL of the desk's payout runs, for the report role. `mandantId` is the path's; each statement says so. */

import type { Value } from '@weitersagen/contract/basics/wire';
import { eventCode } from '@weitersagen/contract/event/events';
import type { BankCheck, PayoutQuery } from '@weitersagen/contract/payout/desk';
import type { PayoutStatus } from '@weitersagen/contract/payout/status';
import { stops } from '@weitersagen/contract/reward/rules';
import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { and, column, type PeopleQuery, sinceDay, untilDay } from '../list/column.ts';
import { search } from '../list/part.ts';
import { searchPeople, type Whose } from '../list/people.ts';
import { findRow } from '../list/row.ts';

interface PayoutListRow {
  id: number;
  status: PayoutStatus;
  createdAt: Date;
  createdBy: string;
  createdById: number;
  exportedAt: Date | null;
  exportedBy: string | null;
  confirmedAt: Date | null;
  confirmedBy: string | null;
  discardedAt: Date | null;
  discardedBy: string | null;
  count: number;
  sumCents: number;
}

const payoutColumns = {
  createdAt: column(sql`r.created_at`, 'timestamptz'),
  status: column(sql`r.status`, 'text'),
  id: column(sql`r.created_at`, 'timestamptz'),
};

const payoutFields = sql`r.id, r.status, r.created_at as "createdAt", coalesce(c.email, '') as "createdBy", r.created_by as "createdById",
  r.exported_at as "exportedAt", x.email as "exportedBy", r.confirmed_at as "confirmedAt", f.email as "confirmedBy",
  r.discarded_at as "discardedAt", d.email as "discardedBy", t.count, t.sum as "sumCents"`;
const payoutJoins = sql`left join operator c on c.id = r.created_by
  left join operator x on x.id = r.exported_by
  left join operator f on f.id = r.confirmed_by
  left join operator d on d.id = r.discarded_by
  cross join lateral (
    select count(*)::int as count, coalesce(sum(i.amount_cents), 0)::bigint as sum from payout_item i
    where i.mandant_id = r.mandant_id and i.run_id = r.id) t`;

const payoutList: Listed = { table: sql`payout_run`, alias: sql`r`, joins: payoutJoins, select: payoutFields };

/** With a transfer to one of them. */
const whose = (mandantId: number): Whose => {
  const runsOf = (reward: RawBuilder<unknown>): RawBuilder<unknown>[] => [
    sql`select i.run_id from reward w join payout_item i on i.mandant_id = w.mandant_id and i.subject_kind = 'reward' and i.subject_id = w.id
      where w.mandant_id = ${mandantId} and ${reward}`,
  ];
  const paid = sql`payout_item i join reward w on w.mandant_id = i.mandant_id and i.subject_kind = 'reward' and w.id = i.subject_id`;
  return {
    ofAccounts: (ids) => runsOf(sql`w.account_id = any(${ids})`),
    ofRecipients: (ids) => runsOf(sql`w.recipient_id = any(${ids})`),
    account: sql`select true from ${paid} join account p on p.mandant_id = w.mandant_id and p.id = w.account_id
      where i.mandant_id = ${mandantId} and i.run_id = r.id`,
    recipient: sql`select true from ${paid} join recipient p on p.mandant_id = w.mandant_id and p.id = w.recipient_id
      where i.mandant_id = ${mandantId} and i.run_id = r.id`,
  };
};

export async function pagePayouts(
  db: Db,
  mandantId: number,
  { filter, orderBy, tails = [], people: known, ...page }: PeopleQuery<typeof PayoutQuery>,
): Promise<Page<PayoutListRow>> {
  const { status, from, to, isWaiting, text } = filter;
  const within = and([
    sql`r.mandant_id = ${mandantId}`,
    status && sql`r.status = ${status}`,
    sinceDay(sql`r.created_at`, from),
    untilDay(sql`r.created_at`, to),
    isWaiting ? sql`r.status in ('draft', 'exported')` : null,
  ]);
  const people = text && (await searchPeople(db, mandantId, { text, tails, people: known }, whose(mandantId)));
  const { where, isMany } = await search(
    db,
    { ...payoutList, mandantId, within, isUncounted: page.isUncounted },
    text &&
      people && {
        others: [
          sql`select id from payout_run where mandant_id = ${mandantId} and id = ${/^\d{1,9}$/.test(text) ? Number(text) : null}`,
          sql`select i.run_id from reward w join payout_item i on i.mandant_id = w.mandant_id and i.subject_kind = 'reward' and i.subject_id = w.id
            where w.mandant_id = ${mandantId} and w.number = ${text}`,
          ...people.others,
        ],
        named: people.named,
      },
  );
  return readPage(db, { ...payoutList, where, column: payoutColumns[orderBy ?? 'createdAt'], isMany }, page);
}

export const findPayoutRow = (db: Db, mandantId: number, id: number): Promise<PayoutListRow | undefined> =>
  findRow(db, payoutList, mandantId, sql`r.id = ${id}`);

/** The last comparison of the runs with the account Bank. */
export async function findBankCheck(db: Db, mandantId: number): Promise<Value<typeof BankCheck> | null> {
  const { rows } = await sql<Value<typeof BankCheck>>`
    select checked_at as "checkedAt", transferred_cents as "transferredCents", returned_cents as "returnedCents",
      booked_cents as "bookedCents"
    from bank_check where mandant_id = ${mandantId} order by day desc limit 1`.execute(db);
  return rows[0] ?? null;
}

interface TransferRow {
  rewardId: number;
  rewardNumber: string;
  attempt: number;
  firstName: string | null;
  lastName: string | null;
  endToEndId: string;
  amountCents: number;
  /** Null where the reward has been picked up anew since, or the person's account data are over. */
  holderSealed: string | null;
  ibanSealed: string | null;
  isCancelled: boolean;
  isStopped: boolean;
  status: RewardStatus;
  isReturned: boolean;
  again: 'return' | 'setBack' | 'revive' | null;
  againAt: Date | null;
}

/** After each of these a reward is at another attempt. */
const newAttempts = [eventCode('reward', 'return'), eventCode('reward', 'setBack'), eventCode('reward', 'revive')];

/** The transfers of a run in the order of the bank file. */
export async function listTransfers(db: Db, mandantId: number, runId: number): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select w.id as "rewardId", w.number as "rewardNumber", i.attempt, coalesce(a.first_name, c.first_name) as "firstName",
      coalesce(a.last_name, c.last_name) as "lastName", i.end_to_end_id as "endToEndId", i.amount_cents as "amountCents",
      case when w.attempt = i.attempt then w.holder_sealed end as "holderSealed",
      case when w.attempt = i.attempt then w.iban_sealed end as "ibanSealed",
      w.attempt = i.attempt and w.cancel_noted_at is not null as "isCancelled",
      exists (select from reward_hold h where h.mandant_id = w.mandant_id and h.reward_id = w.id and h.attempt = i.attempt
        and h.lifted_at is null and h.kind in (${sql.join([...stops])})) as "isStopped",
      w.status, w.attempt > i.attempt and not i.discarded as "isReturned",
      case b.event when ${eventCode('reward', 'return')} then 'return' when ${eventCode('reward', 'setBack')} then 'setBack'
        when ${eventCode('reward', 'revive')} then 'revive' end as again, b.at as "againAt"
    from payout_item i join reward w on w.mandant_id = i.mandant_id and i.subject_kind = 'reward' and w.id = i.subject_id
      left join account a on a.mandant_id = w.mandant_id and a.id = w.account_id
      left join recipient c on c.mandant_id = w.mandant_id and c.id = w.recipient_id
      left join lateral (
        select e.event, e.at from event e
        where i.attempt > 1 and e.mandant_id = i.mandant_id and e.object = 'reward' and e.object_id = w.id
          and e.event = any(${newAttempts}::text[])
        order by e.id offset greatest(i.attempt - 2, 0) limit 1) b on true
    where i.mandant_id = ${mandantId} and i.run_id = ${runId} order by i.subject_id, i.attempt`.execute(db);
  return rows;
}
