/** Rows of products as the desk writes them: held while somebody decides, begun, taken off. */
import type { ProductEntry } from '@weitersagen/contract/product/entry';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { productColumns, selected } from './columns.ts';
import { ofProvider } from './provided/sql.ts';

interface StandingProduct extends Omit<ProductEntry, 'insurance'> {
  insurance: boolean;
  /** Never was public. */
  isDrafted: boolean;
  provider: string;
}

const standing = ({ db }: Tx) =>
  db
    .selectFrom('product')
    .select(selected('product', { ...productColumns, isDrafted: 'drafted', provider: 'provider' }) as never[])
    .$castTo<StandingProduct>();

/** However it stands, and whoever keeps it. */
export const findStanding = (tx: Tx, id: number): Promise<StandingProduct | undefined> =>
  standing(tx).where('id', '=', id).executeTakeFirst();

/** What the mandant itself shows, in the order of the ids. */
export const listPublicProducts = (
  { db }: Tx,
  { after, max }: { after: number; max: number },
): Promise<ProductEntry[]> =>
  db
    .selectFrom('product')
    .select(selected('product', productColumns) as never[])
    .where('provider', '=', 'standard')
    .where('active', '=', true)
    .where('drafted', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .$castTo<ProductEntry>()
    .execute();

/** Held until the transaction ends. */
export const lockProducts = (tx: Tx, ids: readonly number[]): Promise<StandingProduct[]> =>
  standing(tx)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** One publishes at a time: what products, categories and premiums say of each other is checked while nobody changes them. */
export const lockCatalogue = ({ db, mandant }: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${mandant.id}, hashtext('catalogue'))`.execute(db);

/** Above it the numbers are the providers'. */
const ownIdEnd = 1_000_000_000;

export const nextProductId = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('product')
      .select(({ fn }) => sql<number>`coalesce(${fn.max('id')}, 0) + 1`.as('next'))
      .where('id', '<', ownIdEnd)
      .executeTakeFirstOrThrow()
  ).next;

interface Begun {
  id: number;
  externalId: string;
  name: string;
  source: 'festnetz' | 'mobilfunk';
  /** One that is not there is none. */
  categoryId?: number | null;
}

export const insertDrafted = (db: Db, all: readonly Begun[]): Promise<unknown> =>
  sql`
    insert into product (id, external_id, name, source, category_id, drafted, active)
    select g.id, g."externalId", g.name, g.source, c.id, true, false
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as g(id int, "externalId" text, name text, source text, "categoryId" int)
    left join category c on c.id = g."categoryId" and not c.drafted
    order by g.id`.execute(db);

/** The mandant's own products that the client knows by these numbers. */
export const listByNumber = (db: Db, externalIds: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['id', 'name', 'external_id as externalId'])
    .where(ofProvider('provider', 'standard'))
    .where((eb) => eb('external_id', '=', eb.fn.any(eb.val([...externalIds]))))
    .execute();

/** What categories are of, by their id. */
export async function sourcesOf(db: Db, categoryIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'source'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...categoryIds]))))
    .where('drafted', '=', false)
    .execute();
  return new Map(rows.map(({ id, source }) => [id, source]));
}

export const markActive = (db: Db, id: number, active: boolean) =>
  db.updateTable('product').set({ active }).where('id', '=', id).execute();

/** False where it was public once. */
export async function deleteDrafted(db: Db, id: number): Promise<boolean> {
  const found = await db
    .deleteFrom('product')
    .where('id', '=', id)
    .where('drafted', '=', true)
    .returning('id')
    .execute();
  return found.length > 0;
}

interface Named {
  name?: string;
  source?: 'festnetz' | 'mobilfunk';
  /** One that is not there is none. */
  categoryId?: number | null;
}

/** What a list of the desk shows of one that never was public. */
export const markDrafted = async (db: Db, id: number, { categoryId, ...named }: Named): Promise<void> => {
  const values = {
    ...named,
    ...(categoryId !== undefined && {
      category_id: db
        .selectFrom('category')
        .select('category.id')
        .where('category.id', '=', categoryId)
        .where('category.drafted', '=', false),
    }),
  };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('product').set(values).where('id', '=', id).where('drafted', '=', true).execute();
};

/** More at once nobody writes. */
const writtenMax = 500;

/** Working copies of a kind, of those that were changed last, by id. */
export const listWritten = async (db: Db, object: string): Promise<{ key: string; data: unknown }[]> => {
  const found = await db
    .selectFrom('draft')
    .select(['object_key as key', 'data'])
    .where('object', '=', object)
    .where('data', 'is not', null)
    .orderBy('changed_at', 'desc')
    .limit(writtenMax)
    .execute();
  // In one order, so that two at once do not wait for each other.
  return found.toSorted((a, b) => Number(a.key) - Number(b.key));
};

interface Wanted {
  of: readonly string[];
  /** Their own rows. */
  except: readonly number[];
}

/** What others have already, and which categories there are. */
export async function listTaken(db: Db, { slugs, numbers }: { slugs: Wanted; numbers: Wanted }) {
  const categories = await db.selectFrom('category').select(['id', 'slug']).execute();
  const products = await db
    .selectFrom('product')
    .select('external_id as externalId')
    .where('provider', '=', 'standard')
    .where((eb) => eb('external_id', '=', eb.fn.any(eb.val([...numbers.of]))))
    .where(({ not, eb, fn, val }) => not(eb('id', '=', fn.any(val([...numbers.except])))))
    .execute();
  return {
    slugs: new Set(categories.filter(({ id }) => !slugs.except.includes(id)).map(({ slug }) => slug)),
    numbers: new Set(products.map(({ externalId }) => externalId)),
    categoryIds: categories.map(({ id }) => id),
  };
}
