import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { pricedOn } from '#product/product.ts';

export const findVersion = async (db: Db): Promise<number> =>
  (await db.selectFrom('catalogue_version').select('version').executeTakeFirst())?.version ?? 0;

/** What a product is found, narrowed and sorted by. */
export interface EntryRow {
  id: number;
  position: number;
  topPosition: number | null;
  source: 'festnetz' | 'mobilfunk';
  categoryId: number | null;
  agent: boolean;
  hasShop: boolean;
  young: boolean;
  hybrid: boolean;
  bundle: 'DP' | 'TP' | null;
  class: string | null;
  speedMbit: number | null;
  monthlyCents: number | null;
  priceSteps: string | null;
  promotionCents: number | null;
  pricedOn: string | null;
  /** Everything that is searched. */
  text: string;
}

interface EntryKey {
  position: number;
  id: number;
}

/** Those that can be recommended, in the order of the catalogue. */
export const listEntries = (tx: Tx, after: EntryKey | null, max: number): Promise<EntryRow[]> =>
  tx.db
    .selectFrom('product')
    .select([
      'id',
      'position',
      'top_position as topPosition',
      'source',
      'category_id as categoryId',
      'agent',
      sql<boolean>`shop_url_template is not null`.as('hasShop'),
      'young',
      'hybrid',
      'bundle',
      'class',
      'speed_mbit as speedMbit',
      'monthly_cents as monthlyCents',
      'price_steps as priceSteps',
      'promotion_cents as promotionCents',
      pricedOn.as('pricedOn'),
      sql<string>`concat_ws(' ', name, display_name, description, description1, description2, description3, description4,
        (select string_agg(said.value, ' ') from jsonb_array_elements(translations) as texts, jsonb_each_text(texts) as said
          where said.key <> 'language'))`.as('text'),
    ])
    .where('active', '=', true)
    .where('provider', '=', tx.mandant.config.productApi)
    .$if(after !== null, (query) => query.where(sql<boolean>`(position, id) > (${after?.position}, ${after?.id})`))
    .orderBy('position')
    .orderBy('id')
    .limit(max)
    .$castTo<EntryRow>()
    .execute();

export interface PairRow {
  productId: number;
  premiumId: number;
  /** The product is one of agents. */
  agent: boolean;
}

/** Which premium is offered with which product, whether it can be recommended or not. */
export const listPairs = ({ db }: Tx, after: PairRow | null, max: number): Promise<PairRow[]> =>
  db
    .selectFrom('premium_product as offered')
    .innerJoin('product', (join) =>
      join.onRef('product.mandant_id', '=', 'offered.mandant_id').onRef('product.id', '=', 'offered.product_id'),
    )
    .select(['offered.product_id as productId', 'offered.premium_id as premiumId', 'product.agent'])
    // What never was public is the desk's alone.
    .where('product.drafted', '=', false)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(offered.product_id, offered.premium_id) > (${after?.productId}, ${after?.premiumId})`),
    )
    .orderBy('offered.product_id')
    .orderBy('offered.premium_id')
    .limit(max)
    .execute();

/** The word of each category, active or not: products of one that was taken off are still found without it. */
export const listCategoryWords = ({ db }: Tx): Promise<{ id: number; category: string }[]> =>
  db.selectFrom('category').select(['id', 'category']).orderBy('position').orderBy('id').execute();
