/** Invitations by which somebody came, for that person (GDPR art. 15). */
import type { OwnData } from '@weitersagen/contract/account/own-data-schemas';
import type { Tx } from '#platform/context.ts';
import { listOfAccount } from './sql.ts';

export const listInvitationsOf = async ({ db }: Tx, accountId: number): Promise<OwnData['invitations']> =>
  (await listOfAccount(db, accountId)).map(({ kind: talk, isMailed, sentAt, ...invitation }) => ({
    company: invitation.company,
    agencyNumber: invitation.agencyNumber,
    employeeNumber: invitation.employeeNumber,
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    email: invitation.email,
    status: invitation.status,
    talk,
    talkedAt: invitation.talkedAt,
    evidence: invitation.evidence,
    sentAt: isMailed ? sentAt : null,
    openedAt: invitation.openedAt,
    endedAt: invitation.endedAt,
  }));
