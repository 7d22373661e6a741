/** SQL of one agency at the desk, for the report role: what it says of itself, who works there, what hangs on its number. */
import type { AgencyCounts, AgencyPerson, Ending, Merging } from '@weitersagen/contract/agency/desk/schemas';
import type { AgencyPosition } from '@weitersagen/contract/agency/rights';
import { countMax } from '@weitersagen/contract/basics/list';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { InvitationStatus } from '@weitersagen/contract/invitation/status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { fullName } from '../list/column.ts';

interface AgencyMoreRow {
  legalForm: string | null;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
  phone: string | null;
  taxNumber: string | null;
  vatId: string | null;
  buyerReference: string | null;
  logo: string | null;
  statusReason: string | null;
  ibanSealed: string | null;
  mergedInto: string | null;
}

export async function getAgencyMore(db: Db, mandantId: number, id: number): Promise<AgencyMoreRow> {
  const { rows } = await sql<AgencyMoreRow>`
    select a.legal_form as "legalForm", a.street, a.house_number as "houseNumber", a.postcode, a.phone, a.tax_number as "taxNumber", a.vat_id as "vatId",
      a.buyer_reference as "buyerReference", a.logo_url as logo, a.status_reason as "statusReason", b.iban_sealed as "ibanSealed",
      (select o.agency_number from agency o where o.mandant_id = a.mandant_id and o.id = a.merged_into) as "mergedInto"
    from agency a left join bank_account b on b.mandant_id = a.mandant_id and b.owner_kind = 'agency' and b.owner_id = a.id
    where a.mandant_id = ${mandantId} and a.id = ${id}`.execute(db);
  return rows[0] as AgencyMoreRow;
}

type Person = Omit<Value<typeof AgencyPerson>, 'salutation' | 'positions'> & {
  salutation: string | null;
  positions: AgencyPosition[];
};

/** Who works there first, who has left last. */
export async function listPersons(db: Db, mandantId: number, agencyId: number, now: Date): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select u.id, u.employee_number as "employeeNumber", ${fullName(sql`u.first_name`, sql`u.last_name`)} as name, u.salutation,
      u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.language, u.roles as positions, u.status,
      u.password_hash is not null as "hasPassword",
      u.status = 'active' and u.password_hash is null and exists (select from agency_sso o where o.mandant_id = u.mandant_id and o.is_on) as "isOfCompany",
      u.last_login_at as "lastLoginAt", u.created_at as "createdAt", u.removed_at as "removedAt",
      (select count(*)::int from session s where s.mandant_id = u.mandant_id and s.kind = 'agency' and s.subject_id = u.id and s.ends_at > ${now}) as sessions
    from agency_user u where u.mandant_id = ${mandantId} and u.agency_id = ${agencyId}
    order by u.removed_at is not null, not 'owner' = any(u.roles), u.employee_number, u.id`.execute(db);
  return rows;
}

const statuses = [
  'sent',
  'opened',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const satisfies InvitationStatus[];

/** Of each state as many as anybody counts. */
export async function countInvitations(db: Db, mandantId: number, number: string) {
  const parts = statuses.map(
    (status) => sql`select ${sql.lit(status)} as status, (select count(*)::int from (
      select from invitation i where i.mandant_id = ${mandantId} and i.agency_number = ${number} and i.status = ${sql.lit(status)} limit ${countMax}) n) as count`,
  );
  const { rows } = await sql<{ status: InvitationStatus; count: number }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  );
  return rows.filter(({ count }) => count > 0);
}

export async function listPlans(db: Db, mandantId: number, number: string) {
  const { rows } = await sql<{
    id: number;
    product: string;
    extraCents: number;
    validFrom: string;
    validTo: string | null;
    endedAt: Date | null;
  }>`
    select p.id, d.name as product, p.extra_cents as "extraCents", p.valid_from::text as "validFrom", p.valid_to::text as "validTo", p.ended_at as "endedAt"
    from premium_plan p join product d on d.mandant_id = p.mandant_id and d.id = p.product_id
    where p.mandant_id = ${mandantId} and p.agency_number = ${number} order by p.ended_at is not null, d.name, p.id limit 50`.execute(
    db,
  );
  return rows;
}

type Counts = Value<typeof AgencyCounts>;

/** Each is counted to `countMax`; what is more is not said. */
export async function countOfAgency(db: Db, mandantId: number, number: string): Promise<Counts> {
  const of = (table: string, more: RawBuilder<unknown> = sql``): RawBuilder<unknown> =>
    sql`(select case when count(*) <= ${countMax} then count(*)::int end from (
      select from ${sql.table(table)} x where x.mandant_id = ${mandantId} and x.agency_number = ${number} ${more} limit ${countMax + 1}) n)`;
  const { rows } = await sql<Counts>`
    select ${of('account')} as recommenders, ${of('recommendation')} as recommendations, ${of('recipient')} as contacts, ${of('orders')} as orders,
      ${of('orders', sql`and x.status = 'confirmed'`)} as "waitingOrders", ${of('reward')} as rewards, ${of('invitation')} as invitations,
      ${of('premium_plan', sql`and x.ended_at is null`)} as plans`.execute(db);
  return rows[0] as Counts;
}

/** What a deactivation ends: for the role app, in the transaction that does it, and for the report role before. */
export async function countEnding(
  db: Db,
  mandantId: number,
  { id, number }: { id: number; number: string },
  now: Date,
): Promise<Value<typeof Ending>> {
  const { rows } = await sql<Value<typeof Ending>>`
    select (select count(*)::int from agency_user u join session s on s.mandant_id = u.mandant_id and s.kind = 'agency' and s.subject_id = u.id
        where u.mandant_id = ${mandantId} and u.agency_id = ${id} and not 'owner' = any(u.roles) and s.ends_at > ${now}) as sessions,
      (select count(*)::int from invitation i where i.mandant_id = ${mandantId} and i.agency_number = ${number} and i.status in ('sent', 'opened')) as invitations,
      (select count(*)::int from orders o where o.mandant_id = ${mandantId} and o.agency_number = ${number} and o.status = 'confirmed') as "waitingOrders"`.execute(
    db,
  );
  return rows[0] as Value<typeof Ending>;
}

/** Into it, and of it into another one: the newest first. */
export async function listMerges(db: Db, mandantId: number, id: number): Promise<Value<typeof Merging>[]> {
  const { rows } = await sql<Value<typeof Merging>>`
    select g.from_number as from, g.into_number as into, g.moved, g.started_at as "startedAt", g.finished_at as "finishedAt"
    from agency_merge g where g.mandant_id = ${mandantId} and (g.from_agency_id = ${id} or g.into_agency_id = ${id}) order by g.id desc limit 20`.execute(
    db,
  );
  return rows;
}
