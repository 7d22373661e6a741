import type { RecipientStatus, Salutation } from '@weitersagen/contract/recipient/schemas';
import { sql } from 'kysely';
import type { Kind } from './kind.ts';
import { column, fullName, isOf } from './rows.ts';

export interface LeadRow {
  id: number;
  number: string;
  recommendationId: number;
  enteredAt: Date;
  salutation: Salutation | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  birthDate: string | null;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
  city: string | null;
  advertising: boolean;
  recommender: string;
  status: RecipientStatus;
  confirmedAt: Date | null;
  deleteOn: string | null;
  employeeNumber: string | null;
}

const c = sql`c`;

export const leads: Kind = {
  name: 'interessenten',
  table: sql`recipient`,
  counted: 'recipient',
  alias: c,
  select:
    () => sql`c.id, c.number, c.recommendation_id as "recommendationId", c.created_at as "enteredAt", c.salutation,
    c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone, c.birth_date as "birthDate", c.street,
    c.house_number as "houseNumber", c.postcode, c.city, c.advertising and c.advertising_at is not null as advertising,
    ${fullName(sql`a`)} as recommender, c.status, c.confirmed_at as "confirmedAt", c.delete_on as "deleteOn",
    c.employee_number as "employeeNumber"`,
  joins: sql`left join recommendation n on n.id = c.recommendation_id left join account a on a.id = n.account_id`,
  columns: { enteredAt: column(sql`c.created_at`, 'timestamptz') },
  chosenBy: sql`c.number`,
  known: (place, text) => [
    sql`select c.id from recipient c where c.mandant_id = ${place.mandantId} and ${isOf(c, place)} and c.number = ${text}`,
    sql`select c.id from recommendation n join recipient c on c.mandant_id = n.mandant_id and c.recommendation_id = n.id
      where n.mandant_id = ${place.mandantId} and n.number = ${text} and ${isOf(c, place)}`,
  ],
  ofAccounts: (
    place,
    ids,
  ) => sql`select c.id from recommendation n join recipient c on c.mandant_id = n.mandant_id and c.recommendation_id = n.id
    where n.mandant_id = ${place.mandantId} and n.account_id = any(${ids}) and ${isOf(c, place)}`,
  ofRecipients: (_place, ids) => sql`select unnest(${ids}) as id`,
  account: (tell) =>
    sql`select ${tell(sql`p`)} from recommendation r join account p on p.id = r.account_id where r.id = c.recommendation_id`,
  recipient: (tell) => sql`select ${tell(c)}`,
};
