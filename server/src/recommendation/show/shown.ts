/** What somebody sees of a recommendation, made or only reserved. */
import type { Agent } from '@weitersagen/contract/agent/schemas';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { euro } from '@weitersagen/contract/basics/money';
import { termsIn } from '@weitersagen/contract/mandant/rules';
import type { showRecommendation } from '@weitersagen/contract/recommendation/shown/endpoints';
import { shares } from '@weitersagen/contract/reward/shares';
import { findAgencyName } from '#agency/agency.ts';
import { findAgent, namedAgent } from '#agent/agent.ts';
import type { Ctx } from '#platform/context.ts';
import { keptProduct, productIn, shopLink } from '#product/product.ts';
import { contactOf } from '../insert.ts';
import type { Recommendation } from '../sql.ts';

export type Shown = Reply<typeof showRecommendation>;
type ShownRow = Pick<
  Recommendation,
  | 'number'
  | 'hash'
  | 'status'
  | 'validUntil'
  | 'productId'
  | 'premiumCents'
  | 'recommenderShare'
  | 'shownFirstName'
  | 'shownInitial'
  | 'company'
  | 'contactSealed'
> &
  Partial<Pick<Recommendation, 'agentNumber' | 'agencyNumber' | 'quote'>>;

export async function toShown(
  ctx: Ctx,
  found: ShownRow,
  { over, isInvited }: { over: boolean; isInvited: boolean },
): Promise<Shown> {
  const { mandant, locale } = ctx;
  const product = productIn(await keptProduct(ctx, found.productId), locale);
  const { quote = null } = found;
  const { agent, agency } = await whoServes(ctx, found);
  const { recommenderCents, recipientCents } = shares({
    valueCents: found.premiumCents,
    recommenderShare: found.recommenderShare,
    recipientCapCents: mandant.config.recipientCapCents,
  });
  return {
    number: found.number,
    hash: found.hash,
    status: found.status,
    isOver: over,
    validUntil: found.validUntil,
    recommender: { firstName: found.shownFirstName ?? '', lastInitial: found.shownInitial ?? '' },
    product: {
      id: product.id,
      name: product.name,
      category: product.category,
      description: product.description,
      isAgent: product.agent,
      young: product.young,
      picture: `/api/v1/${mandant.slug}/produkt/${product.id}/grafik`,
    },
    quote,
    share: found.recommenderShare,
    recommenderEarns: recommenderCents > 0,
    recipientCents,
    recipientAmount: euro(recipientCents),
    termsText: termsIn(mandant.config, locale).text,
    termsVersion: mandant.config.termsVersion,
    agent: agent ?? null,
    agency,
    hasShopLink:
      shopLink(product, {
        recommendationNumber: found.number,
        recipientNumber: null,
        channel: null,
        deviceId: null,
      }) !== null,
    needsCompany: mandant.config.companyRecommendation && found.company !== null,
    prefilled: isInvited ? contactOf(ctx, found) : null,
  };
}

/** The agent, and the agency the contact will stand under: what the database writes there, too (migration 0146). */
async function whoServes(
  ctx: Ctx,
  { agentNumber = null, agencyNumber = null }: Pick<ShownRow, 'agentNumber' | 'agencyNumber'>,
): Promise<{ agent?: Agent | undefined; agency: string | null }> {
  if (agentNumber === null && agencyNumber === null) return { agency: null };
  return ctx.read(async (tx) => {
    const ofAgent = (await findAgent(tx, agentNumber))?.agencyNumber ?? null;
    return {
      agent: await namedAgent(tx, agentNumber),
      agency: await findAgencyName(tx, ofAgent ?? agencyNumber),
    };
  });
}
