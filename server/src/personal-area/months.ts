/**
 * What somebody received in each month of a year and what is expected in it. Received is what the statement of the year counts
 * (showYear); expected is every own reward that is on its way, in the month in which it can be collected or is transferred, and
 * never in one that is over.
 */

import { dayOf } from '@weitersagen/contract/basics/day';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { expectedTransferOn } from '@weitersagen/contract/payout/transfer-day';
import type * as endpoints from '@weitersagen/contract/personal-area/endpoints';
import { heldUntil } from '@weitersagen/contract/reward/rules';
import { today } from '#platform/clock.ts';
import { type Ctx, selfOf } from '#platform/context.ts';
import { type ExpectedRow, findFirstReceived, listExpected, listMonths } from './month-sql.ts';
import { findTotals } from './sql.ts';

/** Whoever has more of them reads the statement of a year: a page adds up no more than that. */
const countedMax = 2000;
const yearsMax = 10;
const yearOf = (on: string): number => Number(on.slice(0, 4));

export const showMonths = (ctx: Ctx, asked: number | null): Promise<Reply<typeof endpoints.showMonths>> =>
  ctx.read(async (tx) => {
    const { accountId } = selfOf(tx);
    const thisYear = yearOf(today(tx.now));
    const year = asked ?? thisYear;
    const nothing = { year, months: [], years: [] };
    const kept = await findTotals(tx.db, accountId);
    if (!kept || kept.ok + kept.released + kept.receivedCount > countedMax) return nothing;
    const received = await listMonths(tx.db, accountId, year);
    const first = await findFirstReceived(tx.db, accountId);
    const expected = (await listExpected(tx.db, accountId)).flatMap((row) => {
      const on = expectedOn(row, tx.now);
      return on === null ? [] : [{ on, cents: row.amountCents }];
    });
    if (!first && expected.length === 0) return nothing;
    const last = Math.max(thisYear, ...expected.map(({ on }) => yearOf(on)));
    const from = Math.max(first ? yearOf(dayOf(first)) : thisYear, last - yearsMax + 1);
    return {
      year,
      months: Array.from({ length: 12 }, (_, index) => ({
        month: index + 1,
        receivedCents: received.find(({ month }) => month === index + 1)?.cents ?? 0,
        expectedCents: expected
          .filter(({ on }) => on.startsWith(`${year}-${String(index + 1).padStart(2, '0')}-`))
          .reduce((sum, { cents }) => sum + cents, 0),
      })),
      years: Array.from({ length: last - from + 1 }, (_, index) => from + index),
    };
  });

/** A day that is over is today: it may still come at any time. Null where nobody knows one. */
function expectedOn({ status, collectedAt, releasableOn, holds }: ExpectedRow, now: Date): string | null {
  const from = today(now);
  if (status === 'ready') return from;
  const on =
    status === 'open'
      ? releasableOn
      : collectedAt && expectedTransferOn({ collectedOn: dayOf(collectedAt), heldUntil: heldUntil({ holds }, now) });
  return on && later(on, from);
}

const later = (one: string, other: string): string => [one, other].toSorted().at(-1) as string;
