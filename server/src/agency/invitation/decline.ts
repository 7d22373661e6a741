/**
 * "Keine weiteren Einladungen" (I5): ends the invitation, and no agency of the mandant invites the address again where the link came
 * to it by mail: one that was handed over proves no mailbox.
 */

import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { declineInvitation as endpoint } from '@weitersagen/contract/invitation/decline-endpoint';
import { mayInvitation } from '@weitersagen/contract/invitation/rules';
import { allowNext, findSpentToken, findToken, useToken as spendToken } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { lookUp } from '#platform/http/limit.ts';
import * as sql from './sql.ts';
import { blockAddress, endInvitation } from './state.ts';

type Declined = Reply<typeof endpoint>;

/** The page stays open to say that it is done. */
export async function declineInvitation(ctx: Ctx, token: string, answer: Answer): Promise<Declined> {
  const declined = await lookUp(ctx, () => ctx.write((tx) => decline(tx, token)));
  if (!declined) refuse('one-time-token.invalid');
  await allowNext(ctx, answer, ['registration']);
  return declined;
}

/** Pressed twice, also at the same moment, it is told once more. */
async function decline(tx: Tx, token: string): Promise<Declined | undefined> {
  const found = (await findToken(tx, token, ['Einladung'])) ?? (await findSpentToken(tx, token, 'Einladung'));
  const invitation = found && (await sql.lockInvitation(tx.db, found.id));
  if (invitation?.status === 'declined') return { status: 'declined' };
  if (!invitation?.email || !mayInvitation('decline', invitation)) return undefined;
  await spendToken(tx, token, 'Einladung');
  if (invitation.isMailed) await blockAddress(tx, invitation.email);
  await endInvitation(tx, invitation, 'decline');
  return { status: 'declined' };
}
