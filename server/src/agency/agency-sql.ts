/** SQL of the agency itself. */
import type { AgencyStatus } from '@weitersagen/contract/agency/status';
import type { Db } from '#platform/database/db.ts';

const columns = [
  'id',
  'agency_number as agencyNumber',
  'status',
  'company',
  'legal_form as legalForm',
  'street',
  'house_number as houseNumber',
  'postcode',
  'city',
  'phone',
  'email',
  'tax_number as taxNumber',
  'vat_id as vatId',
  'buyer_reference as buyerReference',
  'logo_url as logo',
  'status_reason as statusReason',
] as const;

const agencies = (db: Db) => db.selectFrom('agency').select(columns).$narrowType<{ status: AgencyStatus }>();

export type Agency = NonNullable<Awaited<ReturnType<typeof findAgency>>>;

export const findAgency = (db: Db, id: number) => agencies(db).where('id', '=', id).executeTakeFirst();

/** The one that had this number first, whatever became of it. */
export const findAgencyByOwnNumber = (db: Db, agencyNumber: string) =>
  agencies(db).where('agency_number', '=', agencyNumber).executeTakeFirst();

/** Whom a number leads to: that of an agency that went into another one leads to the other. */
export const findAgencyByNumber = (db: Db, agencyNumber: string) =>
  agencies(db)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('agency as own')
        .select((column) => column.fn.coalesce('own.merged_into', 'own.id').as('id'))
        .where('own.agency_number', '=', agencyNumber),
    )
    .executeTakeFirst();

export const lockAgency = (db: Db, id: number) => agencies(db).where('id', '=', id).forUpdate().executeTakeFirst();

export interface AgencyData {
  company: string;
  legalForm: string | null;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
  city: string | null;
  phone: string | null;
  email: string;
  taxNumber: string | null;
  vatId: string | null;
  buyerReference: string | null;
  logo: string | null;
}

const valuesOf = (agencyNumber: string, data: AgencyData, now: Date) => ({
  company: data.company,
  legal_form: data.legalForm,
  street: data.street,
  house_number: data.houseNumber,
  postcode: data.postcode,
  city: data.city,
  phone: data.phone,
  email: data.email,
  tax_number: data.taxNumber,
  vat_id: data.vatId,
  buyer_reference: data.buyerReference,
  logo_url: data.logo,
  search_key: [agencyNumber, data.company, data.city, data.email].filter(Boolean).join(' ').toLowerCase(),
  changed_at: now,
});

/** Nothing where the number is taken. */
export const insertAgency = (
  db: Db,
  { agencyNumber, status, data }: { agencyNumber: string; status: AgencyStatus; data: AgencyData },
  now: Date,
) =>
  db
    .insertInto('agency')
    .values({ agency_number: agencyNumber, status, created_at: now, ...valuesOf(agencyNumber, data, now) })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'agency_number']).doNothing())
    .returning('id')
    .executeTakeFirst();

export const putAgency = (
  db: Db,
  { id, agencyNumber }: Pick<Agency, 'id' | 'agencyNumber'>,
  data: AgencyData,
  now: Date,
) =>
  db
    .updateTable('agency')
    .set(valuesOf(agencyNumber, data, now))
    .where('id', '=', id)
    .execute();

/** How somebody there is reached: kept no longer than there is somebody. */
export async function clearContact(db: Db, id: number, now: Date): Promise<void> {
  const agency = await findAgency(db, id);
  if (agency) await putAgency(db, agency, { ...agency, email: '', phone: null }, now);
}

export const markAgency = (
  db: Db,
  id: number,
  { status, reason }: { status: AgencyStatus; reason: string | null },
  now: Date,
) => db.updateTable('agency').set({ status, status_reason: reason, changed_at: now }).where('id', '=', id).execute();
