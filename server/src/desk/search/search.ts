/**
 * One text in all lists about people and money (`search/desk` of the contract). The people are looked for once; each list then
 * finds its rows by them as it would alone.
 */
import { type SearchFound, searchFew } from '@weitersagen/contract/search/desk';
import { hashesOfTail } from '#bank-account/bank-account.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { newest } from '#platform/database/paging.ts';
import { pageAgencies } from '../agency/sql.ts';
import { pageCases } from '../case/sql.ts';
import { presentClaim } from '../claim/claim.ts';
import { pageClaims } from '../claim/sql.ts';
import { pageConsents } from '../consent/sql.ts';
import { presentPage } from '../list/page.ts';
import { findPeople } from '../list/people.ts';
import { presentOrder } from '../order/order.ts';
import { pageOrders } from '../order/sql.ts';
import { pagePayouts } from '../payout/sql.ts';
import { pageRecommendations } from '../recommendation/sql.ts';
import { pageRecommenders } from '../recommender/sql.ts';
import { presentReward } from '../reward/reward.ts';
import { pageRewards } from '../reward/sql.ts';

const newestFew = { ...newest, pageSize: searchFew } as const;

export function searchAll(ctx: Ctx, { text }: { text: string }): Promise<SearchFound> {
  const { mandant, now } = ctx;
  const day = today(now);
  const tails = hashesOfTail(ctx, text);
  const filter = { status: null, view: null, from: null, to: null, isWaiting: false, text };
  return ctx.report(async ({ db }) => {
    const people = await findPeople(db, mandant.id, { text, tails });
    const query = { ...newestFew, filter, tails, people };
    return {
      recommenders: few(await pageRecommenders(db, mandant.id, query)),
      recommendations: few(await pageRecommendations(db, mandant.id, query)),
      orders: few(presentPage(await pageOrders(db, mandant.id, query, day), (row) => presentOrder(row, day))),
      rewards: few(presentPage(await pageRewards(db, mandant.id, query, now), presentReward(now))),
      payouts: few(await pagePayouts(db, mandant.id, query)),
      claims: few(presentPage(await pageClaims(db, mandant.id, query, day), (row) => presentClaim(row, day))),
      cases: few(await pageCases(db, mandant.id, query)),
      agencies: few(await pageAgencies(db, mandant.id, { ...newestFew, filter })),
      consents: few(await pageConsents(db, mandant.id, { ...newestFew, filter })),
    };
  });
}

const few = <R>({ rows, hasNext }: { rows: R[]; hasNext: boolean }) => ({ rows, hasMore: hasNext });
