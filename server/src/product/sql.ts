import type { MandantFile } from '@weitersagen/contract/mandant/file';
import type { PremiumKind } from '@weitersagen/contract/product/kind';
import type { Db } from '#platform/database/db.ts';

const products = (db: Db) =>
  db
    .selectFrom('product')
    .select([
      'id',
      'external_id as externalId',
      'name',
      'description',
      'category_id as categoryId',
      (product) =>
        product
          .selectFrom('category')
          .select('category.category')
          .whereRef('category.id', '=', 'product.category_id')
          .as('category'),
      'source',
      'agent',
      'young',
      'shop_url_template as shopUrlTemplate',
      'active',
    ])
    .orderBy('position')
    .orderBy('id')
    .$narrowType<{ source: 'festnetz' | 'mobilfunk' }>();

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number];

/** What can be recommended now, in the order of the catalogue. */
export const listProducts = (db: Db) => products(db).where('active', '=', true).execute();

export const listAllProducts = (db: Db) => products(db).execute();

/** A product that was taken off the catalogue is still found. */
export const findProduct = (db: Db, id: number) => products(db).where('id', '=', id).executeTakeFirst();

export const findProductByExternalId = (db: Db, externalId: string) =>
  products(db).where('external_id', '=', externalId).executeTakeFirst();

/** The tree of the catalogue, in its order; the name is what stands last in the breadcrumb. */
export const listCategories = (db: Db) =>
  db
    .selectFrom('category')
    .select(['id', 'slug', 'title', 'breadcrumb', 'subtitle', 'source', 'category', 'position'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .$narrowType<{ source: 'festnetz' | 'mobilfunk' }>()
    .execute();

const premiums = (db: Db) =>
  db
    .selectFrom('premium')
    .select([
      'id',
      'external_id as externalId',
      'name',
      'description',
      'kind',
      'value_cents as valueCents',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'shown_until as shownUntil',
    ])
    .orderBy('id')
    .$narrowType<{ kind: PremiumKind; startsOn: string | null; endsOn: string | null; shownUntil: string | null }>();

export const listPremiums = (db: Db) => premiums(db).execute();

export const findPremium = (db: Db, id: number) => premiums(db).where('id', '=', id).executeTakeFirst();

export const listPremiumsOf = (db: Db, productId: number) =>
  premiums(db)
    .where('id', 'in', db.selectFrom('premium_product').select('premium_id').where('product_id', '=', productId))
    .execute();

/** Which premium is offered with which product. */
export const listOffers = (db: Db) =>
  db
    .selectFrom('premium_product')
    .select(['product_id as productId', 'premium_id as premiumId'])
    .orderBy('product_id')
    .orderBy('premium_id')
    .execute();

export const putCategories = (db: Db, categories: MandantFile['categories']) =>
  db
    .insertInto('category')
    .values(categories)
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'id']).doUpdateSet((row) => ({
        slug: row.ref('excluded.slug'),
        title: row.ref('excluded.title'),
        breadcrumb: row.ref('excluded.breadcrumb'),
        subtitle: row.ref('excluded.subtitle'),
        source: row.ref('excluded.source'),
        category: row.ref('excluded.category'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();

export const putProducts = (db: Db, all: MandantFile['products']) =>
  db
    .insertInto('product')
    .values(
      all.map(({ externalId, categoryId, shopUrlTemplate, ...product }) => ({
        ...product,
        external_id: externalId,
        category_id: categoryId,
        shop_url_template: shopUrlTemplate,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'id']).doUpdateSet((row) => ({
        external_id: row.ref('excluded.external_id'),
        name: row.ref('excluded.name'),
        description: row.ref('excluded.description'),
        category_id: row.ref('excluded.category_id'),
        source: row.ref('excluded.source'),
        agent: row.ref('excluded.agent'),
        young: row.ref('excluded.young'),
        shop_url_template: row.ref('excluded.shop_url_template'),
        position: row.ref('excluded.position'),
        active: row.ref('excluded.active'),
      })),
    )
    .execute();

type PremiumOfFile = MandantFile['premiums'][number];

export const putPremiums = (db: Db, all: readonly PremiumOfFile[]) =>
  db
    .insertInto('premium')
    .values(
      all.map(({ id, externalId, name, description, kind, valueCents, startsOn, endsOn, shownUntil }) => ({
        id,
        external_id: externalId,
        name,
        description,
        kind,
        value_cents: valueCents,
        starts_on: startsOn,
        ends_on: endsOn,
        shown_until: shownUntil,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'id']).doUpdateSet((row) => ({
        external_id: row.ref('excluded.external_id'),
        name: row.ref('excluded.name'),
        description: row.ref('excluded.description'),
        kind: row.ref('excluded.kind'),
        value_cents: row.ref('excluded.value_cents'),
        starts_on: row.ref('excluded.starts_on'),
        ends_on: row.ref('excluded.ends_on'),
        shown_until: row.ref('excluded.shown_until'),
      })),
    )
    .execute();

export const addOffers = (db: Db, offers: readonly { product_id: number; premium_id: number }[]) =>
  db
    .insertInto('premium_product')
    .values([...offers])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
