/** Items as they are read, inside the house and by the wire. */
import type { Tx } from '#platform/context.ts';
import type { ItemQuery } from './query/query.ts';
import * as sql from './query/sql.ts';

type Part = Pick<Tx, 'db'>;

/** How many there are; null where nobody asked and not all are known. */
interface Found<Row> {
  items: Row[];
  total: number | null;
}

/** Without drafts only what is public is seen. */
export const listItems = (tx: Part, place: sql.Place, query: ItemQuery = {}): Promise<Found<sql.ItemRow>> =>
  foundBy(tx, place, query, sql.listItems);

/** The same, with the data as the text that is sent; of what is public only. */
export const listBodies = (tx: Part, place: sql.Place, query: ItemQuery = {}): Promise<Found<sql.BodyRow>> =>
  foundBy(tx, place, query, sql.listBodies);

const usualTop = 200;

async function foundBy<Row>(
  { db }: Part,
  place: sql.Place,
  query: ItemQuery,
  list: (db: Part['db'], place: sql.Place, query: ItemQuery) => Promise<Row[]>,
): Promise<Found<Row>> {
  const { top = usualTop, skip = 0, withoutTotal } = query;
  const items = await list(db, place, query);
  // The last page says how many there are.
  const isLast = items.length < top && (items.length > 0 || skip === 0);
  if (isLast) return { items, total: skip + items.length };
  return { items, total: withoutTotal ? null : await sql.countItems(db, place, query) };
}

/** What can be no id is none of an item. */
const isId = (text: string): boolean => /^[a-z0-9-]{1,100}$/.test(text);

export const findItem = async (
  tx: Part,
  app: string,
  id: string,
  withDrafts = false,
): Promise<sql.ItemRow | undefined> => (isId(id) ? sql.findItem(tx.db, app, id, withDrafts) : undefined);

/** By what names it in its schema. */
export const findItemByKey = (
  tx: Part,
  place: sql.Place,
  key: string,
  withDrafts = false,
): Promise<sql.ItemRow | undefined> => sql.findByKey(tx.db, place, key, withDrafts);

/** Of all schemas that are named; in the order of the ids. */
export async function listByIds(
  tx: Part,
  app: string,
  wanted: Parameters<typeof sql.listByIds>[2],
): Promise<sql.ItemRow[]> {
  const found = await sql.listByIds(tx.db, app, { ...wanted, ids: wanted.ids.filter(isId) });
  const byId = new Map(found.map((item) => [item.id, item]));
  return wanted.ids.flatMap((id) => byId.get(id) ?? []);
}
