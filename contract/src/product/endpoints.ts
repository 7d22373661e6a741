/** What can be recommended, each product with what it earns: public and the same for everybody. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { line } from '../basics/text.ts';
import { optional, wire } from '../basics/wire.ts';
import { source } from './entry.ts';
import { ById, Category, FixedLine, Mobile, Product, ProductQuery, ProductSummary, TariffChoice } from './schemas.ts';

export const listProducts = endpoint({
  method: 'GET',
  path: '/produkt',
  summary:
    'All products that can be recommended, with the premiums valid today; with `quelle` tariffs of the landline or mobile ones, those of a category and narrowed by filters',
  access: ['anyone'],
  query: ProductQuery,
  reply: z.union([z.array(FixedLine), z.array(Mobile), z.array(ProductSummary)]),
});

export const showTariffChoice = endpoint({
  method: 'GET',
  path: '/produkt/auswahl',
  summary: 'How many tariffs a question to `produkt` finds, and what they can be narrowed by',
  access: ['anyone'],
  query: ProductQuery,
  reply: TariffChoice,
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/produktkategorie',
  summary: 'The categories of the catalogue, in its order and in the language of the request',
  access: ['anyone'],
  reply: z.array(Category),
});

const OneQuery = wire({
  source: ['quelle', optional(source)],
  /** With a device, of the mobile ones. */
  deviceId: ['handyId', optional(id)],
});

export const showProduct = endpoint({
  method: 'GET',
  path: '/produkt/:id',
  summary: 'One product; with `quelle` as a tariff, a mobile one with a device',
  access: ['anyone'],
  refusals: ['unknown'],
  params: ById,
  query: OneQuery,
  reply: z.union([FixedLine, Mobile, Product]),
});

export const showExternalProduct = endpoint({
  method: 'GET',
  path: '/produkt/extern/:externeId',
  summary: 'One product by the number the client gives it or its tariff',
  access: ['anyone'],
  refusals: ['unknown'],
  params: wire({ externalId: ['externeId', line(1, 60)] }),
  query: OneQuery,
  reply: z.union([FixedLine, Mobile, Product]),
});

export const listDeviceTariffs = endpoint({
  method: 'GET',
  path: '/produkt/handytarife/:id',
  summary: 'A device with each tariff it is sold with',
  access: ['anyone'],
  refusals: ['unknown'],
  params: ById,
  reply: z.array(Mobile),
});

const productPicture = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: ['anyone'],
    refusals: ['unknown'],
    params: ById,
    produces: ['image/svg+xml', 'image/avif', 'image/webp', 'image/jpeg', 'image/png'],
  });

export const showProductPicture = productPicture(
  '/produkt/:id/grafik',
  'Picture of a product: 960 wide, the uploaded one in the best format that the caller takes, else a drawn one',
);
export const showSmallProductPicture = productPicture('/produkt/:id/sgrafik', 'Small picture of a product: 320 wide');
export const showCategoryPicture = productPicture('/produktkategorie/:id/grafik', 'Picture of a category: 960 wide');
export const showCategoryIcon = productPicture(
  '/produktkategorie/:id/icon',
  'Icon of a category: 48 wide, the uploaded one or a line',
);
