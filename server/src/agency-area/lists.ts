/** The lists of an agency (C-44, rules 7.8): each row as people of the agency may read it. */
import type { AgencyOrder } from '@weitersagen/contract/agency-area/rows';
import * as rowsOf from '@weitersagen/contract/agency-area/rows';
import { euro } from '@weitersagen/contract/basics/money';
import type { AnyWire, Value } from '@weitersagen/contract/basics/wire';
import { InvitationRow } from '@weitersagen/contract/invitation/schemas';
import { type ShownInvitation, toInvitationRow } from '#agency/agency.ts';
import type { Ctx } from '#platform/context.ts';
import type { Page } from '#platform/database/paging.ts';
import type { Answer } from '#platform/http/answer.ts';
import { sendCsv } from '#platform/http/csv.ts';
import { recommendationFacts } from './list/facts.ts';
import { invitations } from './list/invitations.ts';
import type { Kind, ListRequest } from './list/kind.ts';
import { type LeadRow, leads } from './list/leads.ts';
import { type OrderRow, orders } from './list/orders.ts';
import type { People } from './list/people.ts';
import { readList } from './list/read.ts';
import { type RecommenderRow, recommenders } from './list/recommenders.ts';
import { type RewardRow, rewards } from './list/rewards.ts';
import { judgeOrders, presentOrder } from './release/present.ts';
import { whoOf } from './who.ts';

/** A list as it is bound: what is read, and what is made of the rows of a page. */
interface List<V> {
  kind: Kind;
  show: (ctx: Ctx, query: ListRequest, asked?: Asked) => Promise<Page<V>>;
}
interface Asked {
  /** Mitarbeiternummer of the path. */
  employee?: string;
  /** Where they are known already. */
  people?: People;
}

const listOf = <R, V>(kind: Kind, present: (ctx: Ctx, rows: R[]) => Promise<V[]>): List<V> => ({
  kind,
  show: async (ctx, query, { employee, people } = {}) => {
    const who = whoOf(ctx, employee, query.filter.employeeNumber);
    const page = await readList<R>(ctx, kind, { who, query, ...(people && { people }) });
    return { ...page, rows: await present(ctx, page.rows) };
  },
});

export const orderList: List<AgencyOrder> = listOf<OrderRow, AgencyOrder>(orders, async (ctx, rows) =>
  (await judgeOrders(ctx, rows)).map(presentOrder),
);

export const recommenderList = listOf<RecommenderRow, Value<typeof rowsOf.AgencyRecommender>>(
  recommenders,
  async (_ctx, rows) =>
    rows.map(({ id: _id, ...row }) => ({
      ...row,
      count: row.open + row.ok + row.released + row.paid + row.expired + row.cancelled,
    })),
);

/** With what the recommendation says of each: its number, and what was recommended. */
async function withFacts<R extends { recommendationId: number }>(ctx: Ctx, rows: readonly R[]) {
  const ids = rows.map(({ recommendationId }) => recommendationId);
  const facts = await ctx.read(({ db }) => recommendationFacts(db, ids));
  return rows.map((row) => ({ row, facts: facts.get(row.recommendationId) }));
}

export const leadList = listOf<LeadRow, Value<typeof rowsOf.AgencyLead>>(leads, async (ctx, rows) =>
  (await withFacts(ctx, rows)).map(({ row: { id: _id, recommendationId: _of, ...row }, facts }) => ({
    ...row,
    product: facts?.product ?? '',
    recommendationNumber: facts?.number ?? null,
  })),
);

export const invitationList = listOf<ShownInvitation, InvitationRow>(invitations, async (ctx, rows) =>
  rows.map((row) => toInvitationRow(ctx, row)),
);

export const rewardList = listOf<RewardRow, Value<typeof rowsOf.AgencyReward>>(rewards, async (ctx, rows) =>
  (await withFacts(ctx, rows)).map(({ row: { id: _id, recommendationId: _of, ...row }, facts }) => ({
    ...row,
    amount: euro(row.amountCents),
    recommendationNumber: facts?.number ?? null,
  })),
);

type FileQuery = Pick<ListRequest, 'orderBy' | 'descending' | 'filter' | 'chosen'>;

/** The same rows through the same filter, read page by page while they are sent; or those that were chosen. */
const fileOf =
  <S extends AnyWire>(list: List<Value<S>>, row: S) =>
  async (ctx: Ctx, query: FileQuery, answer: Answer): Promise<void> => {
    // Whoever may not ask is refused before the first line.
    whoOf(ctx, query.filter.employeeNumber);
    sendCsv(answer, {
      name: `${list.kind.name}-${ctx.mandant.slug}`,
      row,
      read: (page) => list.show(ctx, { ...query, ...page, before: null, fromEnd: false, isUncounted: true }),
    });
  };

export const downloadOrders = fileOf(orderList, rowsOf.AgencyOrder);
export const downloadRecommenders = fileOf(recommenderList, rowsOf.AgencyRecommender);
export const downloadLeads = fileOf(leadList, rowsOf.AgencyLead);
export const downloadInvitations = fileOf(invitationList, InvitationRow);
export const downloadRewards = fileOf(rewardList, rowsOf.AgencyReward);
