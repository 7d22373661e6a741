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
import { newest } from '#platform/database/paging.ts';
import { addressHashes } from '#platform/mail/address.ts';
import { listOpenOf } from '../approval/sql.ts';
import { eventsOf } from '../event/event.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { withTails } from '../list/people.ts';
import { pageRecommendations } from '../recommendation/sql.ts';
import { presentReward } from '../reward/reward.ts';
import { pageRewards } from '../reward/sql.ts';
import * as sql from './sql.ts';

export const listRecommenders = (ctx: Ctx, query: ListQuery<typeof RecommenderQuery>) =>
  ctx.report((tx) => sql.pageRecommenders(tx.db, ctx.mandant.id, withTails(ctx, query)));

/** Whoever wants all follows the link to the list. */
const latest = { ...newest, pageSize: 10 } as const;

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
      ...row,
      ...more,
      newsletter: newsletterStatus({ hasNewsletter: newsletterAt !== null, newsletterMailAt }),
      customerNumberResult: customerNumberWorth(customerNumber, isNumberValid),
      maskedIban: more.ibanSealed && maskStoredIban(tx, { kind: 'account', id: row.id }, more.ibanSealed),
      holds: holdsOfRecommender({
        ...more,
        status: row.status,
        needsCustomerNumber: mandant.config.needsCustomerNumber,
      }),
      mailsPassword: !mandant.config.autologin,
      mailsReturn:
        row.email !== null && (await sql.isReturned(tx.db, mandant.id, addressHashes(ctx.system.vault, row.email))),
      approvals: await listOpenOf(tx.db, mandant.id, 'account', row.id),
      latestRecommendations: recommendations.rows,
      latestRewards: rewards.rows.map(presentReward(now)),
      events: await eventsOf(tx, 'account', row.id),
    };
  });
}

export const downloadRecommenders = listFile<Value<typeof RecommenderFileQuery>, typeof RecommenderRow>(
  'empfehler',
  RecommenderRow,
  listRecommenders,
);
