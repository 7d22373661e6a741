/** A row of the orders as a person of the agency reads it: with whether it can be released now by that person, and if not why. */
import { mayReleaseOrders, rightsOf } from '@weitersagen/contract/agency/rights';
import type { AgencyObstacle } from '@weitersagen/contract/agency-area/obstacle';
import type { AgencyOrder } from '@weitersagen/contract/agency-area/rows';
import { euro } from '@weitersagen/contract/basics/money';
import { obstacleToRelease } from '@weitersagen/contract/order/rules';
import { whyNot } from '@weitersagen/contract/order/why-not';
import { agencyOf } from '#agency/agency.ts';
import { findInvoiceNumbers } from '#invoice/invoice.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { type RecommendationFacts, recommendationFacts } from '../list/facts.ts';
import type { OrderRow } from '../list/orders.ts';
import { type OwnFacts, ownFacts } from './own.ts';

export interface Judged {
  row: OrderRow;
  facts: RecommendationFacts | undefined;
  own: OwnFacts | undefined;
  obstacle: AgencyObstacle | undefined;
  /** Why it goes on no more, in the language of who asks. */
  endedWhy: string | null;
  invoiceNumber: string | null;
}

/** `inTurn`: as if those before it in the list had just been released. */
export async function judgeOrders(ctx: Ctx, rows: readonly OrderRow[], { inTurn = false } = {}): Promise<Judged[]> {
  const day = today(ctx.now);
  const { roles } = agencyOf(ctx);
  const mayReadInvoices = rightsOf(roles).includes('invoices');
  const { all, own, invoices } = await ctx.read(async (tx) => {
    const all = await recommendationFacts(
      tx.db,
      rows.map(({ recommendationId }) => recommendationId),
    );
    // The others cannot be released by anybody: nothing more is asked of them.
    const ready = rows.filter((row) => obstacleIn(row, all, day) === undefined);
    return {
      all,
      own: await ownFacts(
        tx,
        ready.map(({ id }) => id),
        { inTurn },
      ),
      invoices: await findInvoiceNumbers(
        tx.db,
        rows.filter(({ status }) => mayReadInvoices && status === 'billed').map(({ id }) => id),
      ),
    };
  });
  const noRight = mayReleaseOrders(roles) ? undefined : 'noRight';
  return rows.map((row) => ({
    row,
    facts: all.get(row.recommendationId),
    own: own.get(row.id),
    obstacle: obstacleIn(row, all, day) ?? noRight ?? own.get(row.id)?.obstacle,
    endedWhy: endedWhy(row, ctx.locale),
    invoiceNumber: invoices.get(row.id) ?? null,
  }));
}

/** That somebody decided it says nothing that its state does not say. */
function endedWhy(row: OrderRow, locale: string): string | null {
  const why = whyNot(row, locale);
  return why === null || why.code === 'decided' ? null : why.message;
}

const obstacleIn = (
  { status, releasableOn, recipientStatus, recommendationId }: OrderRow,
  all: ReadonlyMap<number, RecommendationFacts>,
  day: string,
) =>
  obstacleToRelease(
    { status, releasableOn, recipientStatus, recommendationStatus: all.get(recommendationId)?.status ?? 'cancelled' },
    day,
  );

export const presentOrder = ({ row, facts, obstacle, endedWhy, invoiceNumber }: Judged): AgencyOrder => {
  const { recommendationId: _recommendation, recipientStatus: _status, rejection: _rejection, id: _id, ...shown } = row;
  const premiumCents = facts?.premiumCents ?? 0;
  return {
    ...shown,
    isReleasable: obstacle === undefined,
    obstacle: obstacle ?? null,
    endedWhy,
    invoiceNumber,
    premiumCents,
    premium: euro(premiumCents),
    recommendationNumber: facts?.number ?? null,
  };
};
