/** An operator looks at the account of somebody (P-04): a link, good once and for 15 minutes, never without a reason. */
import { mayAccount } from '@weitersagen/contract/account/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { issueToken } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { pageAddress } from '#site/site.ts';
import { recordAccountEvent } from '../account-event.ts';
import { lockAccountByHash } from '../state.ts';

export async function openSupport(
  ctx: Ctx,
  hash: string,
  { reason, mayWrite }: { reason: string; mayWrite: boolean },
): Promise<{ address: string }> {
  const { actor } = ctx;
  if (actor.kind !== 'operator') return refuse('access.denied');
  const { operatorId, sessionId: operatorSession } = actor;
  const token = await ctx.write(async (tx) => {
    const account = await lockAccountByHash(tx, hash);
    if (!mayAccount('support', account)) refuse('state.not-allowed');
    await recordAccountEvent(tx, account, mayWrite ? 'supportWrite' : 'support', reason);
    return issueToken(
      tx,
      'AdminLogin',
      { object: 'account', id: account.id },
      { operatorId, operatorSession, mayWrite },
    );
  });
  const language = ctx.mandant.config.defaultLanguage;
  return { address: await pageAddress(ctx, { page: 'supportLogin', language, params: { adminLoginToken: token } }) };
}
