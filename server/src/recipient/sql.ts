import type { RecipientStatus, Salutation } from '@weitersagen/contract/recipient/schemas';
import type { EntrySource } from '@weitersagen/contract/recommendation/entry';
import { mailboxOf } from '@weitersagen/contract/recommendation/mailbox';
import { sql } from 'kysely';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import type { BatchKey } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';

const columns = [
  'id',
  'number',
  'hash',
  'recommendation_id as recommendationId',
  'status',
  'salutation',
  'first_name as firstName',
  'last_name as lastName',
  'email',
  'advertising as wantsAdvertising',
  'advertising_at as advertisingAt',
  'language',
  'delete_on as deleteOn',
  'confirmed_at as confirmedAt',
  'agreed_at as agreedAt',
  'terms_text_id as termsTextId',
  'entry_channel as channel',
  'entry_source as source',
  'created_at as createdAt',
] as const;

interface Narrow {
  status: RecipientStatus;
  salutation: Salutation | null;
  source: EntrySource | null;
}

const recipients = (db: Db) => db.selectFrom('recipient').select(columns).$narrowType<Narrow>();

/** A recipient in code names: what verbs decide by. The rest of the data is only written here and read by the operator. */
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

export type RecipientKey = { id: number } | { number: string } | { recommendationId: number } | { hash: string };

const byKey = (db: Db, key: RecipientKey) => {
  if ('id' in key) return recipients(db).where('id', '=', key.id);
  if ('number' in key) return recipients(db).where('number', '=', key.number);
  if ('hash' in key) return recipients(db).where('hash', '=', key.hash);
  return recipients(db).where('recommendation_id', '=', key.recommendationId);
};

export const findRecipient = ({ db }: Tx, key: RecipientKey) => byKey(db, key).executeTakeFirst();

/** Locks the row until the end of the transaction; the recommendation has to be locked before. */
export const lockRecipient = ({ db }: Tx, key: RecipientKey) => byKey(db, key).forUpdate().executeTakeFirst();

/** How a person is reached: what whoever advises them gets to know. */
export const findReach = ({ db }: Tx, id: number) =>
  db
    .selectFrom('recipient')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'phone',
      'street',
      'house_number as houseNumber',
      'postcode',
      'city',
    ])
    .select(['agency_number as agencyNumber', 'employee_number as employeeNumber'])
    .where('id', '=', id)
    .executeTakeFirst();

/** On which recommendations an e-mail is a recipient, however its mailbox is written. */
export async function listRecommendationIdsByEmail({ db }: Tx, email: string): Promise<number[]> {
  const rows = await db
    .selectFrom('recipient')
    .select('recommendation_id as id')
    .where(sql`case when email_mailbox is null then email else email_mailbox end`, '=', mailboxOf(email))
    .orderBy('recipient.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Everything a person may give about the own self. */
export interface PersonalData {
  salutation: Salutation | null;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  email: string;
  phone: string | null;
  birthDate: string | null;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
  city: string | null;
  wantsAdvertising: boolean;
}

const personalColumns = (data: PersonalData) => ({
  salutation: data.salutation,
  first_name: data.firstName,
  last_name: data.lastName,
  company: data.company,
  email: data.email,
  email_mailbox: mailboxOf(data.email) === data.email ? null : mailboxOf(data.email),
  phone: data.phone,
  birth_date: data.birthDate,
  street: data.street,
  house_number: data.houseNumber,
  postcode: data.postcode,
  city: data.city,
});

/** How somebody came: what the form was opened with. */
export interface Entry {
  channel: string | null;
  source: EntrySource | null;
}

export interface NewRecipient {
  number: string;
  hash: string;
  recommendationId: number;
  data: PersonalData;
  language: string;
  deleteOn: string;
  termsTextId: number | null;
  entry: Entry;
  at: Date;
}

/** The new row; undefined when the number is taken. */
export const insertRecipient = (
  db: Db,
  { number, hash, recommendationId, data, language, deleteOn, termsTextId, entry, at }: NewRecipient,
): Promise<Recipient | undefined> =>
  db
    .insertInto('recipient')
    .values({
      number,
      hash,
      recommendation_id: recommendationId,
      status: 'unconfirmed',
      ...personalColumns(data),
      advertising: data.wantsAdvertising,
      language,
      delete_on: deleteOn,
      terms_text_id: termsTextId,
      entry_channel: entry.channel,
      entry_source: entry.source,
      created_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'number']).doNothing())
    .returning(columns)
    .$narrowType<Narrow>()
    .executeTakeFirst();

/** The completion brings what the first form did not ask for (R4); what it leaves out stays. */
export const markData = (db: Db, id: number, data: PersonalData, at: Date) => {
  const given = Object.fromEntries(Object.entries(personalColumns(data)).filter(([, value]) => value !== null));
  const permission = data.wantsAdvertising ? { advertising: true } : {};
  return db
    .updateTable('recipient')
    .set({ ...given, ...permission, changed_at: at })
    .where('id', '=', id)
    .execute();
};

/** The last campaign somebody came with, and the way in that went with it. */
export const markEntry = (db: Db, id: number, { channel, source }: Entry, at: Date) =>
  db
    .updateTable('recipient')
    .set({ entry_channel: channel, entry_source: source, changed_at: at })
    .where('id', '=', id)
    .execute();

interface AgreementRow {
  termsTextId: number;
  channel: string;
  ipHash: string | null;
  salutation: string | null;
  firstName: string | null;
  lastName: string | null;
  at: Date;
}

export const markConfirmed = (
  db: Db,
  id: number,
  { termsTextId, channel, ipHash, salutation, firstName, lastName, at }: AgreementRow,
) =>
  db
    .updateTable('recipient')
    .set({
      status: 'confirmed',
      salutation,
      first_name: firstName,
      last_name: lastName,
      confirmed_at: at,
      agreed_at: at,
      terms_text_id: termsTextId,
      agreement_channel: channel,
      agreement_ip_hash: ipHash,
      delete_on: null,
      changed_at: at,
    })
    .where('id', '=', id)
    .execute();

/** The permission to advertise counts from now on. */
export const markPermitted = (db: Db, id: number, at: Date) =>
  db.updateTable('recipient').set({ advertising_at: at, changed_at: at }).where('id', '=', id).execute();

/** Takes a recipient over to a follow-up, with the agreement: the old number ended, the person ordered again (A1). */
export const moveToFollowUp = ({ db, now }: Tx, { id }: { id: number }, followUp: { id: number }) =>
  db.updateTable('recipient').set({ recommendation_id: followUp.id, changed_at: now }).where('id', '=', id).execute();

/** The number and the agreement stay; the person goes (R7). */
export const markForgotten = (db: Db, id: number, at: Date) =>
  db
    .updateTable('recipient')
    .set({
      status: 'deleted',
      salutation: null,
      first_name: null,
      last_name: null,
      company: null,
      email: null,
      email_mailbox: null,
      phone: null,
      birth_date: null,
      street: null,
      house_number: null,
      postcode: null,
      city: null,
      advertising: false,
      advertising_at: null,
      agreement_ip_hash: null,
      delete_on: null,
      changed_at: at,
    })
    .where('id', '=', id)
    .execute();

/** Recipients whose data the night deletes (R7), a part at a time. */
export const listDeletable = ({ db, now }: Tx, { after, max }: BatchKey) =>
  db
    .selectFrom('recipient')
    .select(['id', 'number'])
    .where('status', '=', 'unconfirmed')
    .where('delete_on', '<', today(now))
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute();

/** The keyed hash of the address an agreement came from is evidence as long as a reward needs it. Gives how many went. */
export async function clearAgreementAddresses({ db }: Tx, ids: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('recipient')
    .set({ agreement_ip_hash: null })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Who made the data at least so many days before `deleteOn` and has not been reminded since that day. */
export const listRemindable = (
  db: Db,
  { deleteOnMax, days, after, max }: BatchKey & { deleteOnMax: string; days: number },
) =>
  recipients(db)
    .where('status', '=', 'unconfirmed')
    .where('delete_on', '<=', deleteOnMax)
    .where((eb) =>
      eb.or([eb('reminded_on', 'is', null), eb('reminded_on', '<', sql<string>`delete_on - ${days}::int`)]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute();

/** False when somebody else has reminded, or the person has acted meanwhile. */
export const markReminded = async ({ db, now }: Tx, id: number, days: number): Promise<boolean> => {
  const row = await db
    .updateTable('recipient')
    .set({ reminded_on: today(now) })
    .where('id', '=', id)
    .where('status', '=', 'unconfirmed')
    .where((eb) =>
      eb.or([eb('reminded_on', 'is', null), eb('reminded_on', '<', sql<string>`delete_on - ${days}::int`)]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
