/** SQL of the file about a person of an agency: the rows that belong to one. */
import type { AgencyPosition } from '@weitersagen/contract/agency/rights';
import type { AgencyUserStatus } from '@weitersagen/contract/agency/status';
import type { InvitationStatus, TalkKind } from '@weitersagen/contract/invitation/status';
import type { Db } from '#platform/database/db.ts';

/** Also of somebody who has left. */
export const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('agency_user')
    .select(['salutation', 'first_name as firstName', 'last_name as lastName', 'email', 'phone', 'language', 'status'])
    .select(['email_confirmed_at as emailConfirmedAt', 'roles as positions', 'sso_subject as subject'])
    .select(['agency_id as agencyId', 'agency_number as agencyNumber', 'employee_number as employeeNumber'])
    .select(['password_hash as passwordHash', 'created_at as createdAt', 'last_login_at as lastLoginAt'])
    .where('id', '=', id)
    .$narrowType<{ positions: AgencyPosition[]; status: AgencyUserStatus }>()
    .executeTakeFirst();

export async function listInvited(db: Db, userId: number) {
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('agency_user as by', 'by.agency_number', 'invitation.agency_number')
    .select(['invitation.first_name as firstName', 'invitation.last_name as lastName', 'invitation.email'])
    .select(['invitation.kind', 'invitation.status', 'invitation.sent_at as sentAt'])
    .where('by.id', '=', userId)
    .whereRef('invitation.invited_by', '=', 'by.id')
    .orderBy('invitation.id')
    .$narrowType<{ kind: TalkKind; status: InvitationStatus }>()
    .execute();
  return rows.map(({ firstName, lastName, ...row }) => ({
    name: [firstName, lastName].filter(Boolean).join(' '),
    ...row,
  }));
}

export const listMails = (db: Db, userId: number) =>
  db
    .selectFrom('mail')
    .select(['template', 'sent_at as at'])
    .where('object', '=', 'agencyUser')
    .where('object_id', '=', userId)
    .orderBy('id')
    .execute();

export const listEvents = (db: Db, object: 'agency' | 'agencyUser', id: number) =>
  db
    .selectFrom('event')
    .select(['event', 'at'])
    .where('object', '=', object)
    .where('object_id', '=', id)
    .orderBy('id')
    .execute();
