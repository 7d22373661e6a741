/** Recommenders at the desk: the list with what each has altogether, and one person with what keeps money back. */
import { customerNumberWorth, newsletterStatus } from '@weitersagen/contract/account/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type RecommenderDetail,
  type RecommenderFileQuery,
  type RecommenderQuery,
  RecommenderRow,
} from '@weitersagen/contract/recommender/desk';
import { holdsOfRecommender } from '@weitersagen/contract/recommender/rules';
import { maskStoredIban } from '#bank-account/bank-account.ts';
import type { Ctx } from '#platform/context.ts';
import { eventsOf } from '../event/event.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { fullName, presentPage } from '../list/page.ts';
import { presentRecommendation } from '../recommendation/recommendation.ts';
import { pageRecommendations } from '../recommendation/sql.ts';
import { presentReward } from '../reward/reward.ts';
import { pageRewards } from '../reward/sql.ts';
import * as sql from './sql.ts';

export async function listRecommenders(ctx: Ctx, query: ListQuery<typeof RecommenderQuery>) {
  return presentPage(await ctx.report((tx) => sql.pageRecommenders(tx.db, ctx.mandant.id, query)), present);
}

/** Newest first; whoever wants all follows the link to the list. */
const latest = {
  orderBy: null,
  pageSize: 10,
  descending: true,
  after: null,
  before: null,
  fromEnd: false,
  isUncounted: true,
} as const;

export function showRecommender(ctx: Ctx, hash: string): Promise<Value<typeof RecommenderDetail>> {
  const { mandant, now } = ctx;
  const only = { status: null, view: null, from: null, to: null, isWaiting: false, text: hash };
  return ctx.report(async (tx) => {
    const row = (await sql.findRecommenderRow(tx.db, mandant.id, hash)) ?? refuse('unknown');
    const more = await sql.getRecommenderDetail(tx.db, mandant.id, row.id, now);
    const recommendations = await pageRecommendations(tx.db, mandant.id, { ...latest, filter: only });
    const rewards = await pageRewards(tx.db, mandant.id, { ...latest, filter: only }, now);
    const { newsletterAt, newsletterMailAt, customerNumber, isNumberValid } = more;
    return {
      ...present(row),
      firstName: row.first_name,
      lastName: row.last_name,
      openCents: more.openCents,
      language: more.language,
      hasPassword: more.hasPassword,
      sessions: more.sessions,
      newsletter: newsletterStatus({ hasNewsletter: newsletterAt !== null, newsletterMailAt }),
      customerNumber,
      customerNumberResult: customerNumberWorth(customerNumber, isNumberValid),
      maskedIban: more.ibanSealed && maskStoredIban(tx, more.ibanSealed),
      holds: holdsOfRecommender({
        ...more,
        status: row.status,
        needsCustomerNumber: mandant.config.needsCustomerNumber,
      }),
      mailsPassword: !mandant.config.autologin,
      latestRecommendations: recommendations.rows.map(presentRecommendation),
      latestRewards: rewards.rows.map(presentReward),
      events: await eventsOf(tx, 'account', row.id),
    };
  });
}

const present = (row: sql.RecommenderListRow): Value<typeof RecommenderRow> => ({
  hash: row.hash,
  name: fullName(row.first_name, row.last_name),
  email: row.email,
  status: row.status,
  createdAt: row.created_at,
  lastLoginAt: row.last_login_at,
  recommendations: row.recommendations,
  waitingCents: row.waiting_cents,
  readyCents: row.ready_cents,
  receivedCents: row.received_cents,
});

export const downloadRecommenders = listFile<Value<typeof RecommenderFileQuery>, typeof RecommenderRow>(
  'empfehler',
  RecommenderRow,
  listRecommenders,
);
