/** Rows of products as the desk writes them: held while somebody decides, begun, taken off. */
import type { ProductEntry } from '@weitersagen/contract/product/entry';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { productColumns, selected } from './columns.ts';

interface StandingProduct extends Omit<ProductEntry, 'insurance'> {
  insurance: boolean;
  /** Never was public. */
  isDrafted: boolean;
  provider: string;
}

const standing = ({ db }: Tx, id: number) =>
  db
    .selectFrom('product')
    .select(selected('product', { ...productColumns, isDrafted: 'drafted', provider: 'provider' }) as never[])
    .where('id', '=', id)
    .$castTo<StandingProduct>();

/** However it stands, and whoever keeps it. */
export const findStanding = (tx: Tx, id: number): Promise<StandingProduct | undefined> =>
  standing(tx, id).executeTakeFirst();

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
export const lockProduct = (tx: Tx, id: number): Promise<StandingProduct | undefined> =>
  standing(tx, id).forUpdate().executeTakeFirst();

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

export const insertDrafted = (
  db: Db,
  begun: { id: number; external_id: string; name: string; source: 'festnetz' | 'mobilfunk' },
) =>
  db
    .insertInto('product')
    .values({ ...begun, drafted: true, active: false })
    .execute();

/** The mandant's own product that the client knows by this number. */
export const findByNumber = (db: Db, externalId: string, except: number) =>
  db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('provider', '=', 'standard')
    .where('external_id', '=', externalId)
    .where('id', '<>', except)
    .executeTakeFirst();

export const findCategory = (db: Db, id: number) =>
  db
    .selectFrom('category')
    .select(['id', 'source'])
    .where('id', '=', id)
    .where('drafted', '=', false)
    .executeTakeFirst();

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
