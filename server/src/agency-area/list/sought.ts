/** Which rows of a list a text means: few by their ids, and where they are many, what tells them when the list is read in its order. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { findsPart } from '#platform/database/part.ts';
import type { Kind } from './kind.ts';
import { findNamed, listSome, type People, type Place, rowsMax } from './people.ts';
import { accountText, recipientText } from './rows.ts';

type Sql = RawBuilder<unknown>;

export interface Sought {
  /** Of the rows that are known one by one. */
  ids: number[];
  /** What else tells them; they are more than anybody counts. */
  among: Sql | null;
}

export async function findSought(
  db: Db,
  kind: Kind,
  { place, text, people }: { place: Place; text: string; people: People },
): Promise<Sought> {
  const { accounts, recipients } = people;
  // However many they are, each is looked up by its key: of a list the planner would rather read the table.
  const given = (ids: number[]): Sql => sql`array(select unnest(${ids}::bigint[]))`;
  const [order] = Object.values(kind.columns);
  const own =
    kind.part && order
      ? await findNamed(
          db,
          { table: kind.table, alias: kind.alias, order: order.expression },
          { place, part: findsPart(kind.part(kind.alias), text) },
        )
      : [];
  const few = await listSome(db, rowsMax, [
    ...kind.known(place, text),
    ...(kind.ofAccounts && accounts?.length ? [kind.ofAccounts(place, given(accounts))] : []),
    ...(kind.ofRecipients && recipients?.length ? [kind.ofRecipients(place, given(recipients))] : []),
  ]);
  const among = [
    own === null && kind.part ? findsPart(kind.part(kind.alias), text) : null,
    (accounts === null || few === null) && kind.account ? isNamed(kind.account, accountText, text) : null,
    (recipients === null || few === null) && kind.recipient ? isNamed(kind.recipient, recipientText, text) : null,
  ].filter((one) => one !== null);
  return {
    ids: [...new Set([...(few ?? []), ...(own ?? [])])],
    // By no index of its own, and not taken for rare.
    among: among.length === 0 ? null : sql`case when ${sql.join(among, sql` or `)} then true else false end`,
  };
}

/** Each row looks its people up by their keys. */
const isNamed = (of: NonNullable<Kind['account']>, textOf: (alias: Sql) => Sql, text: string): Sql =>
  sql`coalesce((${of((alias) => findsPart(textOf(alias), text))} limit 1), false)`;
