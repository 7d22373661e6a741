/**
 * A product as a provider says it (E-09): by the names a mandant's file has, known by the provider's own id. What is the mandant's
 * to say is not asked of a provider: our id, pictures, what a partner earns, other languages, who serves the recipient, what an insurance may pay.
 */
import * as z from 'zod/mini';
import { opaque } from '../basics/text.ts';
import { extend, optional, type Value, without } from '../basics/wire.ts';
import { categorySlug, ProductEntry } from '../product/entry.ts';

export const ProvidedEntry = extend(
  without(
    ProductEntry,
    'id',
    'categoryId',
    'commission',
    'translations',
    'picture',
    'smallPicture',
    'agent',
    'insurance',
    'excessReason',
    'active',
  ),
  {
    /** Where it stands in the mandant's catalogue. */
    categorySlug: ['KategorieSlug', optional(categorySlug)],
    /** By https: it is where customers are led. */
    shopUrlTemplate: [
      'ShopUrlVorlage',
      optional(opaque(1000).check(z.regex(/^https:\/\/[^\s\\]{3,}$/, { error: 'invalid' }))),
    ],
  },
);
export type ProvidedEntry = Value<typeof ProvidedEntry>;
