/** An operator looks at the account of somebody (P-04): a link, good once and for 15 minutes, never without a reason. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { issueToken } from '#platform/one-time-token.ts';
import { pageAddress } from '#route-config/route-config.ts';
import { findAccountId, lockAccount } from './account.ts';

export async function openSupport(
  ctx: Ctx,
  hash: string,
  { reason, mayWrite }: { reason: string; mayWrite: boolean },
): Promise<{ address: string }> {
  const { actor } = ctx;
  if (actor.kind !== 'operator') return refuse('access.denied');
  const { operatorId, sessionId: operatorSession } = actor;
  const token = await ctx.write(async (tx) => {
    const { id, status } = await lockAccount(tx, (await findAccountId(tx, hash)) ?? refuse('unknown'));
    if (status !== 'active') refuse('state.not-allowed');
    const event = mayWrite ? 'supportWrite' : 'support';
    await recordEvent(tx, { object: 'account', id, event, from: status, to: status, reason });
    return issueToken(tx, 'AdminLogin', { object: 'account', id }, { operatorId, operatorSession, mayWrite });
  });
  const language = ctx.mandant.config.defaultLanguage;
  return { address: await pageAddress(ctx, { page: 'supportLogin', language, params: { adminLoginToken: token } }) };
}
