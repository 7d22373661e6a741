/** What narrows a list to what a figure of a report counts. What hangs on a row is looked up for each, by its key. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { ofReport } from '@weitersagen/contract/report/narrowed';
import { reportDaysMax } from '@weitersagen/contract/report/period';
import { type RawBuilder, sql } from 'kysely';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';

type Sql = RawBuilder<unknown>;

export type NarrowedAsked = {
  readonly [F in keyof typeof ofReport]?: F extends 'productId' | 'categoryId' ? number | null : string | null;
};

const fields = Object.keys(ofReport) as (keyof NarrowedAsked)[];

/** Days are what such rows are found by: where none are asked for, those of a report that is as long as one may be. */
export function withDays<Q extends NarrowedAsked & { filter: { from: string | null; to: string | null } }>(
  ctx: Pick<Ctx, 'now'>,
  query: Q,
): Q {
  const { from, to } = query.filter;
  if (from !== null || fields.every((field) => !query[field])) return query;
  return { ...query, filter: { ...query.filter, from: plusDays(to ?? today(ctx.now), 1 - reportDaysMax) } };
}

/** Where a list has it: a column, or one value that is looked up for a row. */
export type NarrowedColumns = Readonly<Record<'product' | 'campaign' | 'kind' | 'channel', Sql>>;

export const narrowedTo = (
  mandantId: number,
  { productId, categoryId, campaign, kind, channel }: NarrowedAsked,
  columns: NarrowedColumns,
): (Sql | null)[] => [
  productId ? sql`${columns.product} = ${productId}` : null,
  categoryId
    ? sql`${columns.product} = any(array(select id from product where mandant_id = ${mandantId} and category_id = ${categoryId}))`
    : null,
  campaign ? sql`${columns.campaign} = ${campaign}` : null,
  kind ? sql`${columns.kind} = ${kind}` : null,
  channel ? sql`${columns.channel} = ${channel}` : null,
];

/** Of what belongs to a recommendation. */
export const ofRecommendation = (column: 'campaign' | 'origin', mandantId: number, recommendationId: Sql): Sql =>
  sql`(select of_row.${sql.ref(column)} from recommendation of_row where of_row.mandant_id = ${mandantId} and of_row.id = ${recommendationId})`;
