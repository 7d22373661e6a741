import type { CategoryEntry, ProductEntry } from '@weitersagen/contract/product/entry';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import { categoryColumns, overwritten, productColumns, selected } from './columns.ts';

export interface ProductRow extends Omit<ProductEntry, 'insurance'> {
  insurance: boolean;
  /** Its word in the catalogue: what its category is called on the wire. */
  category: string | null;
  /** Who keeps it: `standard` or the name of a provider. */
  provider: string;
  /** The day its provider last said so; null for the mandant's own. */
  pricedOn: string | null;
}

/** The day of a provider's price: its own, else the one on which everything was confirmed; null for the mandant's own. */
export const pricedOn = sql<string | null>`
  coalesce(product.priced_on, (select s.confirmed_on from product_provider s where s.provider = product.provider))`;

/** The name of a joined product in a language, where it has one there. */
export const nameIn = (table: string, locale: string) => sql<string>`
  coalesce((select said ->> 'name' from jsonb_array_elements(${sql.ref(`${table}.translations`)}) said
    where said ->> 'language' = ${locale} limit 1), ${sql.ref(`${table}.name`)})`;

const products = ({ db }: Tx) =>
  db
    .selectFrom('product')
    .select(selected('product', { ...productColumns, provider: 'provider' }) as never[])
    .select(pricedOn.as('pricedOn'))
    .select((product) =>
      product
        .selectFrom('category')
        .select('category.category')
        .whereRef('category.id', '=', 'product.category_id')
        .as('category'),
    )
    // What never was public is the desk's alone.
    .where('drafted', '=', false)
    .orderBy('position')
    .orderBy('id')
    .$castTo<ProductRow>();

/** Those of the provider the mandant has chosen (E-09). */
const current = (tx: Tx) => products(tx).where('provider', '=', tx.mandant.config.productApi);

/** What can be recommended now, in the order of the catalogue: the next ones after one of them. */
export const listProducts = (
  tx: Tx,
  after: Pick<ProductRow, 'position' | 'id'> | null,
  max: number,
): Promise<ProductRow[]> =>
  current(tx)
    .where('active', '=', true)
    .$if(after !== null, (query) => query.where(sql<boolean>`(position, id) > (${after?.position}, ${after?.id})`))
    .limit(max)
    .execute();

export const listProductsById = (tx: Tx, ids: readonly number[]): Promise<ProductRow[]> =>
  products(tx)
    .clearOrderBy()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();

/** A product that was taken off the catalogue is still found, and one of a provider that was chosen before. */
export const findProduct = (tx: Tx, id: number): Promise<ProductRow | undefined> =>
  products(tx).where('id', '=', id).executeTakeFirst();

/** By the number of the client; of two providers that use the same one, that of the chosen one. */
export async function findProductByExternalId(tx: Tx, externalId: string): Promise<ProductRow | undefined> {
  const found = await products(tx).where('external_id', '=', externalId).execute();
  return found.find(({ provider }) => provider === tx.mandant.config.productApi) ?? found[0];
}

/** By the number of the client for the product, else for its tariff (C-40). */
export async function findProductByAnyExternalId(tx: Tx, externalId: string): Promise<ProductRow | undefined> {
  const byProduct = await findProductByExternalId(tx, externalId);
  return byProduct ?? current(tx).where('external_tariff_id', '=', externalId).executeTakeFirst();
}

export interface CategoryRow extends CategoryEntry {}

/** The tree of the catalogue, in its order; the name is what stands last in the breadcrumb. */
export const listCategories = ({ db }: Tx): Promise<CategoryRow[]> =>
  db
    .selectFrom('category')
    .select(selected('category', categoryColumns) as never[])
    .where('active', '=', true)
    .where('drafted', '=', false)
    .orderBy('position')
    .orderBy('id')
    .$castTo<CategoryRow>()
    .execute();

/** Which products lists show. */
export interface ListedProducts {
  hiddenIds: readonly number[];
  withAgents: boolean;
}

const listed = (tx: Tx, { hiddenIds, withAgents }: ListedProducts) =>
  tx.db
    .selectFrom('product')
    .where('provider', '=', tx.mandant.config.productApi)
    .where('active', '=', true)
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val([...hiddenIds])))))
    .$if(!withAgents, (query) => query.where('agent', '=', false));

export const countListedProducts = async (tx: Tx, which: ListedProducts): Promise<number> =>
  Number((await listed(tx, which).select(sql`count(*)`.as('count')).executeTakeFirstOrThrow()).count);

/** The next ones after an id. */
export async function listListedProducts(
  tx: Tx,
  which: ListedProducts,
  { after, max }: { after: number; max: number },
): Promise<number[]> {
  const rows = await listed(tx, which).select('id').where('id', '>', after).orderBy('id').limit(max).execute();
  return rows.map(({ id }) => id);
}

/** The id that so many stand up to. */
export const nthListedProduct = async (tx: Tx, which: ListedProducts, place: number): Promise<number | undefined> =>
  (
    await listed(tx, which)
      .select('id')
      .orderBy('id')
      .offset(place - 1)
      .limit(1)
      .executeTakeFirst()
  )?.id;

/** Products and categories that show a picture, offered or not, by what they are called. */
export async function listPictureUses({ db }: Tx, key: string): Promise<{ name: string }[]> {
  const ofProducts = db
    .selectFrom('product')
    .select('name')
    .where(showing('picture', 'small_picture', key));
  const ofCategories = db
    .selectFrom('category')
    .select('title as name')
    .where(showing('picture', 'icon', key));
  return ofProducts.unionAll(ofCategories).orderBy('name').limit(usesMax).execute();
}

const usesMax = 100;

const showing = (one: string, other: string, key: string) =>
  sql<boolean>`${key} in (${sql.ref(one)}, ${sql.ref(other)})`;

type Row<T> = { readonly [K in keyof T]: unknown };

/** A value of an entry under the names of the table. */
const rowOf = <E extends object>(columns: Readonly<Record<string, string>>, entry: Row<E>): never =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [column, (entry as Record<string, unknown>)[name]]),
  ) as never;

/** The new row, for everything but the key. */
const asGiven = (columns: Readonly<Record<string, string>>): Record<string, never> =>
  Object.fromEntries(overwritten(columns).map((column) => [column, sql.ref(`excluded.${column}`) as never]));

/** Gives those that are new or were otherwise. */
export const putCategories = ({ db }: Tx, categories: readonly CategoryEntry[]): Promise<{ slug: string }[]> =>
  db
    .insertInto('category')
    .values(
      categories.map(({ translations, ...category }) =>
        rowOf<CategoryEntry>(categoryColumns, { ...category, translations: JSON.stringify(translations) }),
      ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['mandant_id', 'id'])
        .doUpdateSet({ ...asGiven(categoryColumns), drafted: false })
        .where(sql<boolean>`category.* is distinct from excluded.*`),
    )
    .returning('slug')
    .execute();

const columns = sql.join(Object.values(productColumns).map((column) => sql.ref(column)));

/** Likewise; what a provider keeps is not written over. */
export const putProducts = ({ db }: Tx, all: readonly ProductEntry[]): Promise<{ id: number }[]> =>
  db
    .insertInto('product')
    .columns(Object.values(productColumns))
    .expression(
      sql`select ${columns} from jsonb_populate_recordset(null::product, ${JSON.stringify(
        all.map((product) => rowOf<ProductEntry>(productColumns, { ...product, insurance: insured(product) })),
      )}::jsonb)`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['mandant_id', 'id'])
        .doUpdateSet({ ...asGiven(productColumns), drafted: false })
        .where(sql<boolean>`product.provider = 'standard' and product.* is distinct from excluded.*`),
    )
    .returning('id')
    .execute();

/** What an agent sells is an insurance unless somebody says otherwise (E-05). */
const insured = ({ insurance, agent }: ProductEntry): boolean => insurance ?? agent;
