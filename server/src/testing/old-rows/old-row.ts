/** A kind of record that ends by itself, as a row of any age, and what its ages are counted by. */
import { type RawBuilder, sql } from 'kysely';
import { today } from '#platform/clock.ts';

export interface OldRow {
  kind: string;
  job: string;
  /** Of what stays the oldest, and of what goes the youngest that are told apart. */
  ages: (now: Date) => [stays: Date, goes: Date];
  tables: readonly string[];
  insert: (at: Date, mark: string) => RawBuilder<unknown>[];
  /** The marks of those that are there. */
  left: RawBuilder<{ mark: string }>;
}

export const dayMs = 86_400_000;
/** By the clock of the program, which a test sets, or by that of the database. */
export const days =
  (count: number) =>
  (now: Date): [Date, Date] => [
    new Date(now.getTime() - (count - 1) * dayMs),
    new Date(now.getTime() - (count + 1) * dayMs),
  ];
export const ofDatabase = (ages: OldRow['ages']) => (): [Date, Date] => ages(new Date());
export const monthsAndDay =
  (months: number) =>
  (now: Date): [Date, Date] => {
    const limit = new Date(now);
    limit.setUTCMonth(limit.getUTCMonth() - months);
    return [new Date(limit.getTime() + dayMs), new Date(limit.getTime() - dayMs)];
  };
/** The last year that stays, and the one before it. */
export const yearsFromEnd = (count: number) => (): [Date, Date] => {
  const first = Date.UTC(Number(today(new Date()).slice(0, 4)) - count - 1, 11, 31, 23);
  return [new Date(first), new Date(first - 1000)];
};
/** Its last day is noted with it: today, and yesterday. */
export const lastDay = (now: Date): [Date, Date] => [now, new Date(now.getTime() - dayMs)];

let made = 9_000_000_000;
/** For an id or a number that nobody has. */
export const next = (): number => ++made;
export const dayOf = (at: Date) => sql`${today(at)}::date`;
export const recommendation = sql`(select min(id) from recommendation where mandant_id = current_mandant())`;
/** Another one like the first, but for what is given. */
export const like = (table: string, given: Record<string, unknown>) =>
  sql`insert into ${sql.table(table)} overriding system value
    select (jsonb_populate_record(t, ${JSON.stringify(given)}::jsonb)).* from ${sql.table(table)} t
    where t.mandant_id = current_mandant() order by t.id limit 1`;
export const another = (given: Record<string, unknown>) => {
  const id = next();
  return like('recommendation', { id, root_id: id, number: `E-${id}`, hash: `h${id}`, short_code: `s${id}`, ...given });
};
export const marks = (table: string, column: string) =>
  sql<{ mark: string }>`select ${sql.ref(column)} as mark from ${sql.table(table)}`;
