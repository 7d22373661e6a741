/** Providers of products at the desk (E-09): where products come from, what was loaded, and how it differs. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { wireFields } from '@weitersagen/contract/basics/wire';
import type { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import { ProductEntry } from '@weitersagen/contract/product/entry';
import type {
  Difference,
  DifferenceListQuery,
  LoadDetail,
  LoadListQuery,
  ProviderState,
} from '@weitersagen/contract/provider/desk';
import { problemText } from '@weitersagen/contract/texts/texts';
import type { Ctx } from '#platform/context.ts';
import { columnNames } from '#product/product.ts';
import type { ListQuery } from '../list/column.ts';
import { presentPage } from '../list/page.ts';
import * as sql from './sql.ts';

/** `config`: as it is by now, where the one of the context may be older. */
export async function showProvider(ctx: Ctx, config: MandantConfig = ctx.mandant.config): Promise<ProviderState> {
  const { productApi, providerAddress: address, priceValidityDays } = config;
  const row = await ctx.report((tx) => sql.findProvider(tx.db, tx.mandant.id, productApi));
  const { confirmedOn = null } = row ?? {};
  return {
    productApi,
    address,
    hasKey: row?.hasKey ?? false,
    products: row?.products ?? 0,
    confirmedOn,
    takenAt: row?.takenAt ?? null,
    staleOn: confirmedOn && plusDays(confirmedOn, priceValidityDays),
    triedAt: row?.triedAt ?? null,
    nextAt: row?.nextAt ?? null,
    failures: row?.failures ?? 0,
    failure: row?.failure ?? null,
    isRunning: row !== undefined && isRunning(row, ctx.now),
    waitingId: row?.waitingId ?? null,
  };
}

/** So long a question of a person may wait for a process that has time. */
const askedMs = 30_000;

type Times = Pick<sql.ProviderRow, 'leaseUntil' | 'askedAt' | 'triedAt'>;

const isRunning = ({ leaseUntil, askedAt, triedAt }: Times, now: Date): boolean =>
  (leaseUntil !== null && leaseUntil > now) ||
  (askedAt !== null && askedAt > (triedAt ?? new Date(0)) && now.getTime() - askedAt.getTime() < askedMs);

export const listLoads = (ctx: Ctx, query: ListQuery<typeof LoadListQuery>) =>
  ctx.report((tx) => sql.pageLoads(tx.db, tx.mandant.id, query));

export const showLoad = (ctx: Ctx, id: number): Promise<LoadDetail> =>
  ctx.report(async (tx) => {
    const { faults, ...row } = (await sql.findLoad(tx.db, tx.mandant.id, id)) ?? refuse('unknown');
    return {
      ...row,
      faults: faults.map(({ line, externalId, problems }) => ({
        line,
        externalId,
        message: problems.map((problem) => problemText(ctx.locale, problem)).join(' '),
      })),
    };
  });

export const listDifferences = (ctx: Ctx, loadId: number, query: ListQuery<typeof DifferenceListQuery>) =>
  ctx.report(async (tx) => {
    if (!(await sql.findLoad(tx.db, tx.mandant.id, loadId))) refuse('unknown');
    const page = await sql.pageDifferences(tx.db, { mandantId: tx.mandant.id, loadId }, query);
    return presentPage(page, ({ product, before, ...row }) => ({ ...row, changes: changesOf(before, product) }));
  });

type Row = Readonly<Record<string, unknown>> | null;

/** Of a product that comes or goes its prices say enough. */
const saysEnough = ['monthly_cents', 'price_steps', 'once_cents'];

function changesOf(before: Row, after: Row): Difference['changes'] {
  const columns = before && after ? [...columnNames.keys()] : saysEnough;
  return columns.flatMap((name) => {
    // Other languages are the mandant's to say.
    if (name === 'id' || name === 'translations') return [];
    const change = { before: said(before?.[name]), after: said(after?.[name]) };
    return change.before === change.after ? [] : [{ field: germanName(name), ...change }];
  });
}

const said = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

const germanName = (columnName: string): string => {
  const name = columnNames.get(columnName);
  return (name && wireFields(ProductEntry)?.[name]?.[0]) ?? columnName;
};
