/**
 * An agency releases its orders or turns them down (A4, A6, C-46): the same moves as the operator's, by an owner or an employee
 * of an active agency (P-08). Whose order it is is asked before anything else is said of it.
 */
import { mayReleaseOrders, seesWholeAgency } from '@weitersagen/contract/agency/rights';
import type { AgencyPreview, ByDecision } from '@weitersagen/contract/agency-area/release-endpoints';
import type { AgencyOrder } from '@weitersagen/contract/agency-area/rows';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { ownAgencyOf } from '#agency/agency.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { newest } from '#platform/database/paging.ts';
import { declineOrder, type ReleaseGuard, releaseByAgency } from '#settlement/settlement.ts';
import { type OrderRow, orders } from '../list/orders.ts';
import { readList } from '../list/read.ts';
import { whoOf } from '../who.ts';
import { lockOwnSelf, ownFacts } from './own.ts';
import { judgeOrders, presentOrder } from './present.ts';

export async function decideOrder(
  ctx: Ctx,
  { number, decision }: Value<typeof ByDecision>,
  reason: string | null,
): Promise<AgencyOrder> {
  if (!mayReleaseOrders(ownAgencyOf(ctx).roles)) refuse('access.denied');
  const [before] = await readOrders(ctx, [number]);
  if (!before) return refuse('unknown');
  if (decision === 'decline' && reason === null)
    refuse('input.invalid', { problems: [{ field: 'Grund', code: 'required' }] });
  // Pressed twice: it is done already.
  const isDone = decision === 'release' ? before.status === 'released' : before.status === 'rejected';
  if (!isDone)
    await ctx.write((tx) =>
      decision === 'release'
        ? releaseByAgency(tx, number, refuseOwn)
        : declineOrder(tx, number, reason ?? '', refuseForeign),
    );
  const [after] = await judgeOrders(ctx, await readOrders(ctx, [number]));
  return presentOrder(after ?? refuse('unknown'));
}

/** Asked with the order locked: it may have become somebody else's since it was looked at. */
const refuseForeign: ReleaseGuard = async (tx, { agencyNumber, employeeNumber }) => {
  const actor = ownAgencyOf(tx);
  const isOwn = agencyNumber === actor.agencyNumber;
  if (!isOwn || !(seesWholeAgency(actor.roles) || employeeNumber === actor.employeeNumber)) refuse('unknown');
};

const refuseOwn: ReleaseGuard = async (tx: Tx, order) => {
  await refuseForeign(tx, order);
  await lockOwnSelf(tx);
  const obstacle = (await ownFacts(tx, [order.id])).get(order.id)?.obstacle;
  if (obstacle === 'own') refuse('order.own');
  if (obstacle === 'limit') refuse('order.limit', { values: { limit: euro(tx.mandant.config.agencyLimitCents) } });
};

/** What would happen if all were released one after the other, in the order they are named in. */
export async function previewOrders(ctx: Ctx, numbers: readonly string[]): Promise<AgencyPreview> {
  const asked = [...new Set(numbers)];
  const rows = new Map((await readOrders(ctx, asked)).map((row) => [row.number, row]));
  const judged = await judgeOrders(
    ctx,
    asked.flatMap((number) => rows.get(number) ?? []),
    { inTurn: true },
  );
  const free = judged.filter(({ obstacle }) => obstacle === undefined);
  const sum = (role: 'recommenderCents' | 'recipientCents') =>
    free.reduce((all, { own }) => all + (own?.[role] ?? 0), 0);
  return {
    orders: judged.map(presentOrder),
    count: free.length,
    numbers: free.map(({ row }) => row.number),
    recommenderCents: sum('recommenderCents'),
    recipientCents: sum('recipientCents'),
    refused: [
      ...judged.flatMap(({ row: { number, releasableOn }, obstacle }) =>
        obstacle ? [{ number, obstacle, releasableOn }] : [],
      ),
      ...asked
        .filter((number) => !rows.has(number))
        .map((number) => ({ number, obstacle: 'unknown' as const, releasableOn: null })),
    ],
  };
}

const readOrders = async (ctx: Ctx, numbers: readonly string[]): Promise<OrderRow[]> => {
  const query = {
    ...newest,
    filter: { status: null, view: null, from: null, to: null, isWaiting: false, text: null },
    pageSize: numbers.length,
    chosen: numbers,
  };
  return (await readList<OrderRow>(ctx, orders, { who: whoOf(ctx), query })).rows;
};
