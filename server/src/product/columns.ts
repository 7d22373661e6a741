/** How product and category stand in their tables: what is written, read and compared comes from these lists. */
import type { CategoryEntry, ProductEntry } from '@weitersagen/contract/product/entry';
import type { Tables } from '#platform/database/tables.ts';

export const productColumns = {
  id: 'id',
  externalId: 'external_id',
  name: 'name',
  displayName: 'display_name',
  description: 'description',
  description1: 'description1',
  description2: 'description2',
  description3: 'description3',
  description4: 'description4',
  translations: 'translations',
  categoryId: 'category_id',
  source: 'source',
  bundle: 'bundle',
  group: 'product_group',
  class: 'class',
  young: 'young',
  hybrid: 'hybrid',
  speedMbit: 'speed_mbit',
  monthlyCents: 'monthly_cents',
  priceSteps: 'price_steps',
  onceCents: 'once_cents',
  termMonths: 'term_months',
  promotionName: 'promotion_name',
  rebateCents: 'rebate_cents',
  promotionCents: 'promotion_cents',
  footnote: 'footnote_id',
  commission: 'commission',
  externalTariffId: 'external_tariff_id',
  picture: 'picture',
  smallPicture: 'small_picture',
  topPosition: 'top_position',
  position: 'position',
  agent: 'agent',
  insurance: 'insurance',
  excessReason: 'excess_reason',
  shopUrlTemplate: 'shop_url_template',
  active: 'active',
} as const satisfies Record<keyof ProductEntry, keyof Tables['product']>;

export const categoryColumns = {
  id: 'id',
  slug: 'slug',
  title: 'title',
  breadcrumb: 'breadcrumb',
  subtitle: 'subtitle',
  translations: 'translations',
  source: 'source',
  category: 'category',
  picture: 'picture',
  icon: 'icon',
  position: 'position',
} as const satisfies Record<keyof CategoryEntry, keyof Tables['category']>;

type Columns = Readonly<Record<string, string>>;

/** For `select`: `product.external_id as externalId`. */
export const selected = (table: string, columns: Columns): string[] =>
  Object.entries(columns).map(([name, column]) => `${table}.${column} as ${name}`);

/** The columns of an upsert that are written over: all but the key. */
export const overwritten = (columns: Columns): string[] => Object.values(columns).filter((column) => column !== 'id');
