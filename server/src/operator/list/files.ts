/** The lists of the desk as files: the same rows through the same filter, read page by page while they are sent. */
import { Session } from '@weitersagen/contract/account/session-schemas';
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
import { Job } from '@weitersagen/contract/operator/job-schemas';
import { type MailFileQuery, MailRow } from '@weitersagen/contract/operator/outbox-schemas';
import { type RecommenderFileQuery, RecommenderRow } from '@weitersagen/contract/operator/recommender-schemas';
import { Operator } from '@weitersagen/contract/operator/schemas';
import type { Answer } from '#platform/answer.ts';
import type { Ctx } from '#platform/context.ts';
import { sendCsv } from '#platform/csv.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { PageRequest } from '#platform/paging.ts';
import { listJobs } from '../job-desk.ts';
import { listOperators } from '../operators.ts';
import { pageMails } from '../outbox.ts';
import { listSessions } from '../sign-in.ts';
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

/** Of these there are never many. */
const short = <S extends AnyWire>(answer: Answer, name: string, row: S, rows: readonly Value<S>[]): void =>
  sendCsv(answer, { name, row, read: async () => ({ rows, after: null }) });

export const downloadJobs = async (ctx: Ctx, jobs: Jobs, answer: Answer): Promise<void> =>
  short(answer, `jobs-${ctx.mandant.slug}`, Job, await listJobs(ctx, jobs));
export const downloadSessions = async (ctx: Ctx, answer: Answer): Promise<void> =>
  short(answer, 'sitzungen', Session, await listSessions(ctx));
export const downloadOperators = async (ctx: Ctx, answer: Answer): Promise<void> =>
  short(answer, 'betreiber', Operator, await listOperators(ctx));
