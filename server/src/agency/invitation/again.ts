/** What the agency does with an invitation that has left: takes it back (I7), or sends it once more (I8). */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { againFrom, mayInvitation } from '@weitersagen/contract/invitation/rules';
import type { InvitationRow, RenewedInvitation } from '@weitersagen/contract/invitation/schemas';
import { endTokens } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { forgetMails } from '#platform/mail/object-mails.ts';
import { lockAddresses } from '#platform/mail/share.ts';
import { findAgency } from '../agency-sql.ts';
import { countInvitation, type DrawCode, refuseWithAutologin } from './invite.ts';
import { toRow } from './row.ts';
import { keepEvidence, lastDay, sendInvitation } from './send.ts';
import * as sql from './sql.ts';
import { endInvitation, refuseUnwanted } from './state.ts';
import { lockOwn, sees } from './whose.ts';

/** I7: its links are dead, and a mail that waits goes no more. */
export const withdrawInvitation = (ctx: Ctx, id: number): Promise<InvitationRow> =>
  ctx.write(async (tx) => {
    const invitation = await lockOwn(tx, id);
    await endInvitation(tx, invitation, 'withdraw');
    await endTokens(tx, { object: 'invitation', id });
    await forgetMails(tx, 'invitation', [id], await sql.listUnsent(tx.db, id));
    return toRow(tx, await found(tx, id));
  });

/** I8: once a day and three times at most; as it left the first time. */
export async function sendInvitationAgain(ctx: Ctx, id: number, drawCode: DrawCode): Promise<RenewedInvitation> {
  refuseWithAutologin(ctx);
  const asked = await ctx.read(({ db }) => sql.findInvitation(db, id));
  if (!asked?.email || !sees(ctx, asked)) return refuse(asked && sees(ctx, asked) ? 'state.not-allowed' : 'unknown');
  await countInvitation(ctx, asked.email);
  const { link, row } = await ctx.write((tx) => sendAgain(tx, id));
  return link === null ? row : { ...row, link, qrCode: await drawCode(link) };
}

async function sendAgain(tx: Tx, id: number): Promise<{ link: string | null; row: InvitationRow }> {
  const invitation = await lockOwn(tx, id);
  const { email, agencyId, agencyNumber, status } = invitation;
  if (!email || !mayInvitation('sendAgain', invitation)) refuse('state.not-allowed');
  if ((await findAgency(tx.db, agencyId))?.status !== 'active') refuse('access.denied');
  const from = againFrom(invitation) ?? refuse('invitation.too-often');
  if (from > tx.now) refuse('invitation.too-soon');
  await lockAddresses(tx, [email]);
  await refuseUnwanted(tx, { email, agencyNumber });
  // Another one has taken its place since it was over.
  if (status === 'expired' && (await sql.findLiving(tx.db, agencyNumber, email))) refuse('state.not-allowed');
  await sql.markSentAgain(tx.db, id, { expiresOn: lastDay(tx), now: tx.now });
  await recordEvent(tx, { object: 'invitation', id, event: 'sendAgain', from: status, to: 'sent' });
  const again = await found(tx, id);
  await keepEvidence(tx, again);
  const { link } = await sendInvitation(tx, again);
  return { link, row: toRow(tx, again) };
}

const found = async (tx: Tx, id: number): Promise<sql.Invitation> =>
  (await sql.findInvitation(tx.db, id)) ?? refuse('unknown');
