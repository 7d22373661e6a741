/**
 * Banners (C-19). BannerTEZuTP: an invitation to become a sales partner, for whoever recommends with success and is none yet.
 * BannerMailsZurueck: mails to the person come back. A banner nobody knows is not shown.
 */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Banner } from '@weitersagen/contract/personal-area/schemas';
import { routes } from '@weitersagen/contract/site/routes';
import type { Ctx, Tx } from '#platform/context.ts';
import { isReturned } from '#platform/mail/returned/returned.ts';
import * as sql from './sql.ts';

type Shown = Value<typeof Banner>;

const salesPartnerBanner = 'BannerTEZuTP';
const returnedBanner = 'BannerMailsZurueck';
const months = 12;

/** Enough own recommendations were released within the last twelve months. */
export const showRecommendationBanner = (ctx: Ctx, name: string): Promise<Shown> =>
  showBanner(ctx, name, async (tx, accountId) => {
    const count = tx.mandant.config.salesPartnerBannerMinimum;
    const kept = await sql.findTotals(tx.db, accountId);
    if (!kept || kept.released + kept.paid < count) return false;
    const since = new Date(tx.now);
    since.setUTCMonth(since.getUTCMonth() - months);
    return sql.hasReleased(tx.db, accountId, { since, count });
  });

/** A reward was received. */
export const showRewardBanner = (ctx: Ctx, name: string): Promise<Shown> =>
  showBanner(ctx, name, async (tx, accountId) => ((await sql.findTotals(tx.db, accountId))?.receivedCount ?? 0) > 0);

function showBanner(ctx: Ctx, name: string, isEarned: (tx: Tx, accountId: number) => Promise<boolean>): Promise<Shown> {
  return ctx.read(async (tx) => {
    const { actor, mandant } = tx;
    if (name === returnedBanner) {
      const isShown = actor.kind === 'recommender' && (await isReturned(tx, actor.email));
      return { name, isShown, page: routes.myData.name };
    }
    if (name !== salesPartnerBanner) return { name, isShown: false, page: null };
    const mayBecome =
      actor.kind === 'recommender' && mandant.config.features.salesPartners && !actor.roles.includes('Profiseller');
    return {
      name,
      isShown: mayBecome && (await isEarned(tx, actor.accountId)),
      page: routes.salesPartnerRegistration.name,
    };
  });
}
