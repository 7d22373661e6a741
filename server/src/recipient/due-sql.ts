import { sql } from 'kysely';

/** Who has some that nobody confirmed, for questions of `whoHas`. */
export const deletableRow = (day: string) => sql`
  select true from recipient c where c.mandant_id = m.id and c.status = 'unconfirmed' and c.delete_on < ${day}`;

/** From the first to the last reminder: `m.low` and `m.high` days before the deletion. */
export const remindableRow = (day: string) => sql`
  select true from recipient c where c.mandant_id = m.id and c.status = 'unconfirmed' and c.delete_on <= ${day}::date + m.high
    and (c.reminded_on is null or c.reminded_on < c.delete_on - m.low)`;
