import { sql } from 'kysely';
import type { Kind } from './kind.ts';
import { column, invitationText } from './rows.ts';

const i = sql`i`;

export const invitations: Kind = {
  name: 'einladungen',
  table: sql`invitation`,
  counted: 'invitation',
  alias: i,
  select: () => sql`i.id, i.first_name as "firstName", i.last_name as "lastName", i.email, i.kind, i.status,
    i.is_mailed as "isMailed", i.sent_at as "sentAt", i.sent_count as "sentCount", i.opened_at as "openedAt", i.ended_at as "endedAt",
    i.expires_on as "expiresOn", i.talked_at as "talkedAt", i.evidence, i.employee_number as "employeeNumber",
    u.first_name as "employeeFirstName", u.last_name as "employeeLastName"`,
  joins: sql`left join agency_user u on u.agency_id = i.agency_id and u.employee_number = i.employee_number`,
  columns: { sentAt: column(sql`i.sent_at`, 'timestamptz') },
  chosenBy: sql`i.id::text`,
  part: invitationText,
  known: () => [],
};
