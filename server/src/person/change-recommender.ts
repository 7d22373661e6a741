/**
 * Name and e-mail address of a recommender are changed by the desk. What hangs on the account is its own part; here
 * is what another address means to recommendations and rewards.
 */
import { mayAccount } from '@weitersagen/contract/account/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { mayRecommendTo } from '@weitersagen/contract/recommendation/rules';
import { type Account, type AccountChange, changeAccount, lockAccountByHash } from '#account/account.ts';
import { endTokens } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { listRecommendationIdsByEmail } from '#recipient/recipient.ts';
import { lockRecommendationsOf, type Recommendation } from '#recommendation/recommendation.ts';
import { remindRecommender } from './remind-recommender.ts';

export const changeRecommender = (ctx: Ctx, hash: string, change: AccountChange): Promise<Account> =>
  ctx.write(async (tx) => {
    const account = await lockAccountByHash(tx, hash);
    if (!mayAccount('change', account)) refuse('state.not-allowed');
    if (account.email === change.email) return changeAccount(tx, account, change);
    // Whoever registers on one of them waits, and reads the new address.
    const recommendations = await lockRecommendationsOf(tx, account.id);
    await refuseOwnRecipient(tx, recommendations, change.email);
    const changed = await changeAccount(tx, account, change);
    await endTokens(tx, { object: 'recommendation', id: recommendations.map(({ id }) => id) }, { only: 'Ablehnung' });
    // The links of older mails only read now, or have ended. What is held is mailed when the hold ends (K11).
    if (account.status !== 'locked') await remindRecommender(tx, account);
    return changed;
  });

/** Nobody recommends to the own address (V-12), and nobody comes to it afterwards. */
async function refuseOwnRecipient(tx: Tx, recommendations: readonly Recommendation[], email: string): Promise<void> {
  // Whoever is found by the address has the same one, so that is what the rule is asked about.
  if (mayRecommendTo(email, email, tx.mandant.config)) return;
  const own = new Set(recommendations.map(({ id }) => id));
  const taken = (await listRecommendationIdsByEmail(tx, email)).some((id) => own.has(id));
  if (taken) refuse('recipient.same-email', { problems: [{ field: 'Email', code: 'email-of-recipient' }] });
}
