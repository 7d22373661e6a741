/** An invitation as the list of its agency shows it. */
import { againFrom, mayInvitation } from '@weitersagen/contract/invitation/rules';
import type { InvitationRow } from '@weitersagen/contract/invitation/schemas';
import { talkWord } from '@weitersagen/contract/invitation/words';
import type { Ctx } from '#platform/context.ts';
import { employeeName } from './send.ts';
import type { Invitation } from './sql.ts';

/** What is known of one for that. */
export type ShownInvitation = Omit<
  Invitation,
  'agencyId' | 'agencyNumber' | 'language' | 'accountId' | 'company' | 'agencyStatus'
>;

export function toRow({ locale, now }: Pick<Ctx, 'locale' | 'now'>, invitation: ShownInvitation): InvitationRow {
  const from = invitation.email === null ? null : againFrom(invitation);
  return {
    id: invitation.id,
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    email: invitation.email,
    kind: invitation.kind,
    kindText: talkWord(invitation.kind, locale),
    employeeNumber: invitation.employeeNumber,
    employee: employeeName(invitation),
    status: invitation.status,
    isMailed: invitation.isMailed,
    sentAt: invitation.sentAt,
    sentCount: invitation.sentCount,
    openedAt: invitation.openedAt,
    acceptedAt: invitation.status === 'accepted' ? invitation.endedAt : null,
    expiresOn: invitation.expiresOn,
    talkedAt: invitation.talkedAt,
    evidence: invitation.evidence,
    mayWithdraw: mayInvitation('withdraw', invitation),
    maySendAgain: from !== null && from <= now,
    againFrom: from,
  };
}
