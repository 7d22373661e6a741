/** The lists of the desk as files: the same rows through the same filter, read page by page while they are sent. */
import type { AnyWire, Value } from '@weitersagen/contract/basics/wire';
import {
  type OrderFileQuery,
  OrderRow,
  type RecommendationFileQuery,
  RecommendationRow,
  type RewardFileQuery,
  RewardRow,
} from '@weitersagen/contract/operator/desk-schemas';
import { type EventFileQuery, EventRow } from '@weitersagen/contract/operator/event-schemas';
import { type MailFileQuery, MailRow } from '@weitersagen/contract/operator/outbox-schemas';
import { type RecommenderFileQuery, RecommenderRow } from '@weitersagen/contract/operator/recommender-schemas';
import { Operator } from '@weitersagen/contract/operator/schemas';
import type { Answer } from '#platform/answer.ts';
import type { Ctx } from '#platform/context.ts';
import { sendCsv } from '#platform/csv.ts';
import type { PageRequest } from '#platform/paging.ts';
import { listOperators } from '../operators.ts';
import { pageMails } from '../outbox.ts';
import { pageEvents } from './events.ts';
import { listOrders, listRecommendations, listRewards } from './lists.ts';
import { listRecommenders } from './recommenders.ts';

type List<Q, S extends AnyWire> = (
  ctx: Ctx,
  query: Q & Omit<PageRequest, 'descending'>,
) => Promise<{ rows: readonly Value<S>[]; after: string | null }>;

/** One list as a file; `name` is what it is called on disk. */
const file =
  <Q, S extends AnyWire>(name: string, row: S, list: List<Q, S>) =>
  async (ctx: Ctx, query: Q, answer: Answer): Promise<void> =>
    sendCsv(answer, {
      name: `${name}-${ctx.mandant.slug}`,
      row,
      read: (page) => list(ctx, { ...query, ...page, before: null, fromEnd: false, isUncounted: true }),
    });

export const downloadOrders = file<Value<typeof OrderFileQuery>, typeof OrderRow>('auftraege', OrderRow, listOrders);
export const downloadRecommendations = file<Value<typeof RecommendationFileQuery>, typeof RecommendationRow>(
  'empfehlungen',
  RecommendationRow,
  listRecommendations,
);
export const downloadRecommenders = file<Value<typeof RecommenderFileQuery>, typeof RecommenderRow>(
  'empfehler',
  RecommenderRow,
  listRecommenders,
);
export const downloadRewards = file<Value<typeof RewardFileQuery>, typeof RewardRow>(
  'praemierungen',
  RewardRow,
  listRewards,
);
export const downloadMails = file<Value<typeof MailFileQuery>, typeof MailRow>('mails', MailRow, pageMails);
export const downloadEvents = file<Value<typeof EventFileQuery>, typeof EventRow>('ereignisse', EventRow, pageEvents);

/** There are never many. */
export async function downloadOperators(ctx: Ctx, answer: Answer): Promise<void> {
  const rows = await listOperators(ctx);
  sendCsv(answer, { name: 'betreiber', row: Operator, read: async () => ({ rows, after: null }) });
}
