import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';

const products = ({ db }: Tx) =>
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
export const listProducts = (tx: Tx) => products(tx).where('active', '=', true).execute();

export const listAllProducts = (tx: Tx) => products(tx).execute();

/** A product that was taken off the catalogue is still found. */
export const findProduct = (tx: Tx, id: number) => products(tx).where('id', '=', id).executeTakeFirst();

export const findProductByExternalId = (tx: Tx, externalId: string) =>
  products(tx).where('external_id', '=', externalId).executeTakeFirst();

/** The tree of the catalogue, in its order; the name is what stands last in the breadcrumb. */
export const listCategories = ({ db }: Tx) =>
  db
    .selectFrom('category')
    .select(['id', 'slug', 'title', 'breadcrumb', 'subtitle', 'source', 'category', 'position'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .$narrowType<{ source: 'festnetz' | 'mobilfunk' }>()
    .execute();

/** Gives those that are new or were otherwise. */
export const putCategories = ({ db }: Tx, categories: MandantFile['categories']): Promise<{ slug: string }[]> =>
  db
    .insertInto('category')
    .values(categories)
    .onConflict((conflict) =>
      conflict
        .columns(['mandant_id', 'id'])
        .doUpdateSet((row) => ({
          slug: row.ref('excluded.slug'),
          title: row.ref('excluded.title'),
          breadcrumb: row.ref('excluded.breadcrumb'),
          subtitle: row.ref('excluded.subtitle'),
          source: row.ref('excluded.source'),
          category: row.ref('excluded.category'),
          position: row.ref('excluded.position'),
        }))
        .where(sql<boolean>`category.* is distinct from excluded.*`),
    )
    .returning('slug')
    .execute();

/** Likewise. */
export const putProducts = ({ db }: Tx, all: MandantFile['products']): Promise<{ id: number }[]> =>
  db
    .insertInto('product')
    .values(
      all.map(({ externalId, categoryId, shopUrlTemplate, insurance, excessReason, ...product }) => ({
        ...product,
        insurance: insurance ?? product.agent,
        excess_reason: excessReason,
        external_id: externalId,
        category_id: categoryId,
        shop_url_template: shopUrlTemplate,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['mandant_id', 'id'])
        .doUpdateSet((row) => ({
          external_id: row.ref('excluded.external_id'),
          name: row.ref('excluded.name'),
          description: row.ref('excluded.description'),
          category_id: row.ref('excluded.category_id'),
          source: row.ref('excluded.source'),
          agent: row.ref('excluded.agent'),
          insurance: row.ref('excluded.insurance'),
          excess_reason: row.ref('excluded.excess_reason'),
          young: row.ref('excluded.young'),
          shop_url_template: row.ref('excluded.shop_url_template'),
          position: row.ref('excluded.position'),
          active: row.ref('excluded.active'),
        }))
        .where(sql<boolean>`product.* is distinct from excluded.*`),
    )
    .returning('id')
    .execute();
