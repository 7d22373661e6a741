/** A column under new values: by a table of names; what is one of the taken ones without standing there goes. */
import { type RawBuilder, sql } from 'kysely';

interface Names {
  renames: Readonly<Record<string, string>>;
  taken: readonly string[];
}

export const renamed = (column: RawBuilder<unknown>, { renames, taken }: Names): RawBuilder<unknown> =>
  sql`case when ${JSON.stringify(renames)}::jsonb ? ${column} then ${JSON.stringify(renames)}::jsonb ->> ${column}
    when ${column} = any(${[...taken]}::text[]) then null else ${column} end`;
