/** SQL of the invitations of one agency, for the report role; every statement names the mandant. */
import type { InvitationQuery } from '@weitersagen/contract/agency/desk/invitations';
import type { InvitationStatus } from '@weitersagen/contract/invitation/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { and, column, fullName, type ListQuery, sinceDay, untilDay } from '../list/column.ts';

interface InvitationListRow {
  id: number;
  name: string;
  email: string | null;
  employeeNumber: string | null;
  status: InvitationStatus;
  sentAt: Date;
}

const invitationList: Listed = {
  table: sql`invitation`,
  alias: sql`i`,
  joins: sql``,
  select: sql`i.id, ${fullName(sql`i.first_name`, sql`i.last_name`)} as name, i.email, i.employee_number as "employeeNumber", i.status, i.sent_at as "sentAt"`,
};

export function pageInvitations(
  db: Db,
  mandantId: number,
  number: string,
  { filter, orderBy: _only, ...page }: ListQuery<typeof InvitationQuery>,
): Promise<Page<InvitationListRow>> {
  const { status, from, to, text } = filter;
  const where = and([
    sql`i.mandant_id = ${mandantId}`,
    sql`i.agency_number = ${number}`,
    status && sql`i.status = ${status}`,
    text && sql`i.email = ${text.toLowerCase()}`,
    sinceDay(sql`i.created_at`, from),
    untilDay(sql`i.created_at`, to),
  ]);
  return readPage(db, { ...invitationList, where, column: column(sql`i.created_at`, 'timestamptz') }, page);
}
