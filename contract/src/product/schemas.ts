/** Products and categories as the wire shows them (rules 7.7). */
import * as z from 'zod/mini';
import { id } from '../basics/integer.ts';
import { cents } from '../basics/money.ts';
import { extend, optional, wire } from '../basics/wire.ts';
import { Premium } from '../premium/schemas.ts';

export const ProductSummary = wire({
  id: ['Id', z.int()],
  externalId: ['ExterneId', z.string()],
  name: ['Name', z.string()],
  description: ['Beschreibung', z.string()],
  categoryId: ['KategorieId', optional(z.int())],
  source: ['Quelle', z.enum(['festnetz', 'mobilfunk'])],
  hasShopLink: ['ShopLinkVorhanden', z.boolean()],
  /** The recipient is served by an agent instead of a shop (G-12). */
  isAgent: ['Berater', z.boolean()],
  /** The best premium of today; 0 when there is none. */
  valueCents: ['WertCent', cents],
  value: ['Wert', z.string()],
  premiums: ['Praemien', z.array(Premium)],
});

export const Product = extend(ProductSummary, {
  footnotes: ['Fussnoten', z.array(z.int())],
});

/** A category of the catalogue (rules 7.7): where it stands in the tree says its breadcrumb, "Internet / Hybrid". */
export const Category = wire({
  id: ['Id', z.int()],
  slug: ['Slug', z.string()],
  name: ['Name', z.string()],
  title: ['Titel', z.string()],
  breadcrumb: ['Breadcrumb', z.string()],
  subtitle: ['Untertitel', optional(z.string())],
  source: ['Quelle', z.enum(['festnetz', 'mobilfunk'])],
  category: ['Kategorie', z.string()],
  position: ['Sortierung', z.int()],
});

export const ById = wire({ id: ['id', id] });
