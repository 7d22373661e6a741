/** What the night does with invitations: those whose time is over end (I6), and what names the person goes (rules 1.13). */
import { invitationMoves } from '@weitersagen/contract/invitation/rules';
import type { InvitationStatus } from '@weitersagen/contract/invitation/status';
import { endTokens } from '#identity/identity.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import { recordEvents } from '#platform/event.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { forgetMails } from '#platform/mail/object-mails.ts';
import * as sql from './sql.ts';

/** Job einladungen-ablauf (I6); gives how many. */
export const expireInvitations = pass(
  (ctx) =>
    emptyInBatches((max) =>
      ctx.write(async (tx) => {
        const over = await sql.lockExpired(tx.db, today(tx.now), max);
        await expire(tx, over);
        return over.length;
      }),
    ),
  whoHas(({ now }) => sql.expiredRow(today(now))),
);

async function expire(tx: Tx, over: readonly { id: number; status: InvitationStatus }[]): Promise<void> {
  const ids = over.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql.markExpired(tx.db, ids, tx.now);
  await endTokens(tx, { object: 'invitation', id: ids });
  const { to } = invitationMoves.expire;
  await recordEvents(
    tx,
    over.map(({ id, status }) => ({ object: 'invitation', id, event: 'expire', from: status, to })),
  );
}

const keptDays = 84;
const endedBefore = (now: Date): Date => new Date(now.getTime() - keptDays * 86_400_000);

/** Job: names, address and evidence of invitations that ended twelve weeks ago, with what their mails hold; gives how many. */
export const forgetInvitations = pass(
  (ctx) =>
    emptyInBatches((max) =>
      ctx.write(async (tx) => {
        const ids = await sql.clearEnded(tx.db, endedBefore(tx.now), max);
        await forgetMails(tx, 'invitation', ids);
        return ids.length;
      }),
    ),
  whoHas(({ now }) => sql.endedRow(endedBefore(now))),
);

/** The same with an account that goes (K12). */
export async function forgetInvitationsOf(tx: Tx, accountId: number): Promise<void> {
  await forgetMails(tx, 'invitation', await sql.clearOfAccount(tx.db, accountId));
}
