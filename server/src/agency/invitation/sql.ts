/** SQL of invitations and of who wants no more of them. */
import type { AgencyStatus } from '@weitersagen/contract/agency/status';
import type { InvitationStatus, TalkKind } from '@weitersagen/contract/invitation/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

const columns = [
  'invitation.id',
  'invitation.agency_id as agencyId',
  'invitation.agency_number as agencyNumber',
  'invitation.employee_number as employeeNumber',
  'invitation.status',
  'invitation.kind',
  'invitation.first_name as firstName',
  'invitation.last_name as lastName',
  'invitation.email',
  'invitation.language',
  'invitation.talked_at as talkedAt',
  'invitation.evidence',
  'invitation.is_mailed as isMailed',
  'invitation.sent_at as sentAt',
  'invitation.sent_count as sentCount',
  'invitation.opened_at as openedAt',
  'invitation.ended_at as endedAt',
  'invitation.expires_on as expiresOn',
  'invitation.account_id as accountId',
  'agency.company',
  'agency.status as agencyStatus',
  'agency_user.first_name as employeeFirstName',
  'agency_user.last_name as employeeLastName',
] as const;

interface Kept {
  status: InvitationStatus;
  kind: TalkKind;
  agencyStatus: AgencyStatus;
}

const invitations = (db: Db) =>
  db
    .selectFrom('invitation')
    .innerJoin('agency', 'agency.id', 'invitation.agency_id')
    .leftJoin('agency_user', (join) =>
      join
        .onRef('agency_user.agency_id', '=', 'invitation.agency_id')
        .onRef('agency_user.employee_number', '=', 'invitation.employee_number'),
    )
    .select(columns)
    .$narrowType<Kept>();

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export const findInvitation = (db: Db, id: number) =>
  invitations(db).where('invitation.id', '=', id).executeTakeFirst();

/** Locks the invitation alone. */
export const lockInvitation = (db: Db, id: number) =>
  invitations(db).where('invitation.id', '=', id).forUpdate('invitation').executeTakeFirst();

/** The one of an agency that still counts for an address, if there is one. */
export const findLiving = (db: Db, agencyNumber: string, email: string) =>
  invitations(db)
    .where('invitation.email', '=', email)
    .where('invitation.agency_number', '=', agencyNumber)
    .where('invitation.status', 'in', ['sent', 'opened'])
    .orderBy('invitation.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export interface NewRow {
  agencyId: number;
  agencyNumber: string;
  employeeNumber: string | null;
  kind: TalkKind;
  firstName: string;
  lastName: string;
  email: string;
  language: string;
  talkedAt: Date | null;
  evidence: string | null;
  expiresOn: string;
  invitedBy: number;
}

export async function insertInvitation(db: Db, row: NewRow, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('invitation')
    .values({
      agency_id: row.agencyId,
      agency_number: row.agencyNumber,
      employee_number: row.employeeNumber,
      status: 'sent',
      kind: row.kind,
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      language: row.language,
      talked_at: row.talkedAt,
      evidence: row.evidence,
      is_mailed: row.evidence !== null,
      sent_at: now,
      expires_on: row.expiresOn,
      invited_by: row.invitedBy,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const markOpened = (db: Db, id: number, now: Date) =>
  db
    .updateTable('invitation')
    .set({ status: 'opened', opened_at: sql`coalesce(opened_at, ${now})`, changed_at: now })
    .where('id', '=', id)
    .execute();

export const markEnded = (
  db: Db,
  id: number,
  { status, accountId = null }: { status: InvitationStatus; accountId?: number | null },
  now: Date,
) =>
  db
    .updateTable('invitation')
    .set({ status, account_id: accountId, ended_at: now, changed_at: now })
    .where('id', '=', id)
    .execute();

export const markSentAgain = (db: Db, id: number, { expiresOn, now }: { expiresOn: string; now: Date }) =>
  db
    .updateTable('invitation')
    .set({
      status: 'sent',
      sent_at: now,
      sent_count: sql`sent_count + 1`,
      expires_on: expiresOn,
      ended_at: null,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();

export const insertBlock = (db: Db, email_hash: string, now: Date) =>
  db
    .insertInto('invitation_block')
    .values({ email_hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const isBlocked = async (db: Db, hashes: readonly string[]): Promise<boolean> =>
  (await db
    .selectFrom('invitation_block')
    .select('email_hash')
    .where('email_hash', 'in', [...hashes])
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether somebody recommends for the agency already. */
export const isRecommenderOf = async (db: Db, agencyNumber: string, email: string): Promise<boolean> =>
  (await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('agency_number', '=', agencyNumber)
    .where('status', '=', 'active')
    .executeTakeFirst()) !== undefined;

export const listOfAccount = (db: Db, accountId: number) =>
  invitations(db).where('invitation.account_id', '=', accountId).orderBy('invitation.id').execute();

/** Mails that have not left yet. */
export const listUnsent = async (db: Db, id: number): Promise<number[]> =>
  (
    await db
      .selectFrom('mail')
      .select('id')
      .where('object', '=', 'invitation')
      .where('object_id', '=', id)
      .where('state', 'in', ['waiting', 'failed'])
      .execute()
  ).map((mail) => mail.id);

/** Those whose last day is over, locked; whoever is being accepted at the moment is left to that. */
export async function lockExpired(
  db: Db,
  today: string,
  max: number,
): Promise<{ id: number; status: InvitationStatus }[]> {
  const { rows } = await sql<{ id: number; status: InvitationStatus }>`
    select id, status from invitation where status in ('sent', 'opened') and expires_on < ${today}::date
    order by expires_on, id limit ${max} for update skip locked`.execute(db);
  return rows;
}

export const markExpired = (db: Db, ids: readonly number[], now: Date) =>
  sql`
  update invitation set status = 'expired', ended_at = ${now}, changed_at = ${now} where id = any(${[...ids]}::bigint[])`.execute(
    db,
  );

/** What names the person of those that ended before a moment; gives whose mails go, too. */
export async function clearEnded(db: Db, before: Date, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update invitation set first_name = null, last_name = null, email = null, evidence = null
    where id in (
      select id from invitation where email is not null and ended_at is not null and ended_at < ${before} order by ended_at, id limit ${max})
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same of an account that goes. */
export async function clearOfAccount(db: Db, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update invitation set first_name = null, last_name = null, email = null, evidence = null, account_id = null
    where account_id = ${accountId} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who has something to do, for questions of `whoHas`. */
export const expiredRow = (today: string) =>
  sql`select true from invitation i where i.mandant_id = m.id and i.status in ('sent', 'opened') and i.expires_on < ${today}::date`;
export const endedRow = (before: Date) =>
  sql`select true from invitation i where i.mandant_id = m.id and i.email is not null and i.ended_at is not null and i.ended_at < ${before}`;
