/** What the statements of an agency's lists have in common. Each names the agency itself: row-level security only filters. */
import { type RawBuilder, sql } from 'kysely';
import type { Column } from '#platform/database/paging.ts';
import type { Who } from '../who.ts';

type Sql = RawBuilder<unknown>;

export const and = (...conditions: (Sql | false | null | '' | undefined)[]): Sql =>
  sql.join(
    conditions.filter((one): one is Sql => Boolean(one)),
    sql` and `,
  );
export const column = (expression: Sql, type: Column['type']): Column => ({ expression, type });

/** Of the agency, and of one who works there where one is asked for. */
export const isOf = (alias: Sql, { agencyNumber, employee }: Who): Sql =>
  employee === null
    ? sql`${alias}.agency_number = ${agencyNumber}`
    : sql`${alias}.agency_number = ${agencyNumber} and ${alias}.employee_number = ${employee}`;

/** "Anna Muster"; of somebody of another agency, or whose data are deleted, nothing. */
export const fullName = (alias: Sql): Sql =>
  sql`concat_ws(' ', nullif(${alias}.first_name, ''), nullif(${alias}.last_name, ''))`;

/** Whoever works under the number of a row, gone or not. */
export const employeeName = (alias: Sql, { agencyId }: Who): Sql =>
  sql`(select nullif(${fullName(sql`u`)}, '') from agency_user u where u.agency_id = ${agencyId} and u.employee_number = ${alias}.employee_number)`;

/** Whoever of the agency released an order (`agency 7`), gone or not. */
export const releaserName = (order: Sql, { agencyId }: Who): Sql =>
  sql`(select coalesce(nullif(${fullName(sql`u`)}, ''), u.employee_number) from agency_user u where u.agency_id = ${agencyId}
    and u.id = case when ${order}.released_by like 'agency %' then substr(${order}.released_by, 8)::bigint end)`;

/** As the indexes are written (migration 0149). */
export const accountText = (alias: Sql): Sql =>
  sql`(coalesce(${alias}.first_name, '') || ' ' || coalesce(${alias}.last_name, '') || ' ' || coalesce(${alias}.email, ''))`;
export const invitationText = accountText;
export const recipientText = (alias: Sql): Sql =>
  sql`(coalesce(${alias}.first_name, '') || ' ' || coalesce(${alias}.last_name, '') || ' ' || coalesce(${alias}.company, '') || ' ' || coalesce(${alias}.email, '') || ' ' || coalesce(${alias}.phone, '') || ' ' || coalesce(${alias}.city, ''))`;
