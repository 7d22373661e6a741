/** What a recipient would get, by the number of the recipient or, before there is one, of the recommendation (C-60). */
import { euro } from '@weitersagen/contract/basics/money';
import { isNumber } from '@weitersagen/contract/basics/number';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { choosablePremiums } from '@weitersagen/contract/premium/rules';
import type { RecipientPremium } from '@weitersagen/contract/recipient/schemas';
import { shares } from '@weitersagen/contract/reward/shares';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { lookUp } from '#platform/http/limit.ts';
import { listPremiumsOf } from '#premium/premium.ts';
import { saidIn } from '#product/product.ts';
import { getRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { findRecipient } from './recipient.ts';

/** The own share of every premium that can be chosen today; the snapshot with the value that was promised. */
export function listRecipientPremiums(ctx: Ctx, number: string): Promise<Value<typeof RecipientPremium>[]> {
  const read = async (tx: Tx) => {
    const { productId, premiumId, premiumCents, planCents, recommenderShare } = await recommendationOf(tx, number);
    const choosable = choosablePremiums(await listPremiumsOf(tx, productId, premiumId), premiumId, today(tx.now));
    const { recipientCapCents } = tx.mandant.config;
    return choosable.map((premium) => {
      const { id, name, kind } = saidIn(premium, tx.locale);
      const valueCents = id === premiumId ? premiumCents : premium.valueCents + planCents;
      const amountCents = shares({ valueCents, recommenderShare, recipientCapCents }).recipientCents;
      return { id, name, kind, value: euro(valueCents), valueCents, amountCents, amount: euro(amountCents) };
    });
  };
  return lookUp(ctx, async () => (await ctx.read(read)).filter(({ amountCents }) => amountCents > 0));
}

async function recommendationOf(tx: Tx, number: string): Promise<Recommendation> {
  if (isNumber('recommendation', number)) return getRecommendation(tx, { number });
  const recipient = await findRecipient(tx, { number });
  if (!recipient || recipient.status === 'deleted') refuse('unknown');
  return getRecommendation(tx, { id: recipient.recommendationId });
}
