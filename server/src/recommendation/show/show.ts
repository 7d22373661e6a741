/**
 * What somebody sees of a recommendation: the person behind the link (C-20), the browser that shares it (C-26), the way
 * into the shop (C-22). The hash is the key: a number alone shows no person and no link. A follow-up's link is judged
 * and answered like the one of the recommendation it hangs on (rules 3.2).
 */

import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { showProductLink, showSharedRecommendation } from '@weitersagen/contract/recommendation/link/endpoints';
import type { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import { namedAgent } from '#agent/agent.ts';
import { verifyToken } from '#identity/identity.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { lookUp } from '#platform/http/limit.ts';
import { sameText } from '#platform/vault.ts';
import { getProduct, productIn, quoteIn, shopLink } from '#product/product.ts';
import { findOpened, getRecommendation, isOver, linksOf } from '../recommendation.ts';
import { clickUrlOf } from './click-url.ts';
import { readReservation, showReserved } from './reservation.ts';
import { type Shown, toShown } from './shown.ts';

type Opened = Pick<Input<typeof showRecommendation>, 'params' | 'query'>;

/** With `evenOver` the answer says that the link is over, else it is refused with 410. */
export function show(ctx: Ctx, { params, query }: Opened, evenOver: boolean): Promise<Shown> {
  return lookUp(ctx, async () => {
    const reserved = query.reservation ? await readReservation(ctx, params, query.reservation) : undefined;
    const prefill = query.prefill ? await verifyToken(ctx.system.vault, query.prefill, ctx.now) : undefined;
    const opened = await ctx.glance((tx) => findOpened(tx, params.number, today(tx.now)));
    if (!opened && query.reservation) return showReserved(ctx, reserved);
    const { found, over } = opened ?? refuse('unknown');
    if (!sameText(found.hash, params.hash)) refuse('unknown');
    if (over && !evenOver) refuse('recommendation.over');
    const isInvited =
      prefill?.typ === 'vorbelegung' && prefill.sub === found.number && prefill.mandant === ctx.mandant.slug;
    return toShown(ctx, found, { over, isInvited });
  });
}

/** The share page after a reload: links for the owner and for whoever has the hash (C-26). */
export function showShared(
  ctx: Ctx,
  { params, query }: Input<typeof showSharedRecommendation>,
): Promise<Reply<typeof showSharedRecommendation>> {
  return lookUp(ctx, () =>
    ctx.read(async (tx) => {
      const { found, over } = (await findOpened(tx, params.number, today(tx.now))) ?? refuse('unknown');
      const own = await getProduct(tx, found.productId);
      const product = productIn(own, tx.locale);
      const isOwner = tx.actor.kind === 'recommender' && tx.actor.accountId === found.accountId;
      const mayShare = isOwner || (query.hash !== null && sameText(found.hash, query.hash));
      const agent = mayShare ? await namedAgent(tx, found.agentNumber) : undefined;
      const links = mayShare ? linksOf(tx.system, found) : undefined;
      return {
        number: found.number,
        status: found.status,
        product: { id: product.id, name: product.name },
        validUntil: found.validUntil,
        isOver: over,
        hash: mayShare ? found.hash : undefined,
        firstName: isOwner ? (found.shownFirstName ?? undefined) : undefined,
        recommendationLink: links?.recommendationLink,
        shortLink: links?.shortLink,
        linkType: mayShare ? found.linkType : undefined,
        share: mayShare ? found.recommenderShare : undefined,
        value: mayShare ? euro(found.premiumCents) : undefined,
        valueCents: mayShare ? found.premiumCents : undefined,
        quote: mayShare ? found.quote && quoteIn(found.quote, own, tx.locale) : undefined,
        agent,
      };
    }),
  );
}

/** Where the product is bought, and the address that counts on the way there (C-22). */
export function showShopLink(
  ctx: Ctx,
  { params, query }: Input<typeof showProductLink>,
): Promise<Reply<typeof showProductLink>> {
  return lookUp(ctx, () =>
    ctx.read(async (tx) => {
      const found = await getRecommendation(tx, { number: params.number });
      if (await isOver(tx, found, today(tx.now))) refuse('recommendation.over');
      const product = productIn(await getProduct(tx, found.productId), tx.locale);
      const { channel, recipientNumber } = query;
      return {
        link: shopLink(product, {
          recommendationNumber: found.number,
          recipientNumber,
          channel,
          deviceId: found.deviceId,
        }),
        productName: product.name,
        clickUrl: clickUrlOf(tx, found.number, query),
      };
    }),
  );
}
