/** What the statements of the desk's lists have in common. They run under the report role; each names the mandant. */
import type { AnyWire, Value } from '@weitersagen/contract/basics/wire';
import { type RawBuilder, sql } from 'kysely';
import type { Column } from '#platform/database/paging.ts';
import type { NarrowedAsked } from './narrowed.ts';
import type { People } from './people.ts';

/** What a list is asked, and a file of it without its totals, or of rows that were chosen one by one. */
export type ListQuery<Q extends AnyWire> = Value<Q> & { isUncounted?: boolean; chosen?: readonly string[] | null };

/** The same with the hashes of the IBANs that end as the text says, and the people it means where they are known already. */
export type PeopleQuery<Q extends AnyWire> = Omit<ListQuery<Q>, 'agencyNumber' | keyof NarrowedAsked> &
  NarrowedAsked & {
    tails?: readonly string[];
    people?: People;
    /** Only where a list can be narrowed to what stands under it. */
    agencyNumber?: string | null;
  };

export const column = (expression: RawBuilder<unknown>, type: Column['type']): Column => ({ expression, type });
export const and = (conditions: (RawBuilder<unknown> | '' | null)[]): RawBuilder<unknown> =>
  sql.join(
    conditions.filter((condition) => condition !== null && condition !== ''),
    sql` and `,
  );
/** "Anna Muster"; of a deleted person nothing is left to say. */
export const fullName = (first: RawBuilder<unknown>, last: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`concat_ws(' ', nullif(${first}, ''), nullif(${last}, ''))`;

/** One of those that somebody chose; without a choice, any. */
export const isChosen = (
  number: RawBuilder<unknown>,
  chosen: readonly string[] | null | undefined,
): RawBuilder<unknown> | null => (chosen ? sql`${number} = any(${[...chosen]})` : null);

/** A day is one in Berlin, where its column holds moments. */
export const sinceDay = (moment: RawBuilder<unknown>, day: string | null): RawBuilder<unknown> | null =>
  day === null ? null : sql`${moment} >= (${day}::date)::timestamp at time zone 'Europe/Berlin'`;
export const untilDay = (moment: RawBuilder<unknown>, day: string | null): RawBuilder<unknown> | null =>
  day === null ? null : sql`${moment} < (${day}::date + 1)::timestamp at time zone 'Europe/Berlin'`;

/** The recommendation of a number. */
export const recommendationsOf = (mandantId: number, text: string): RawBuilder<unknown> =>
  sql`select id from recommendation where mandant_id = ${mandantId} and number = ${text}`;

/**
 * Whether a column is one of what some selects find, which are read once, before the list. A join or `in (select …)` leaves to
 * the planner how often they are read, and where it knows nothing of the tables yet, as on a fresh embedded database, it may choose
 * once for each row.
 */
export const isOneOf = (column: RawBuilder<unknown>, ...finds: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`${column} = any(array(${sql.join(finds, sql` union all `)}))`;
