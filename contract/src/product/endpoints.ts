/** What can be recommended, each product with what it earns: public and the same for everybody. */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { ById, Category, Product, ProductSummary } from './schemas.ts';

export const listProducts = endpoint({
  method: 'GET',
  path: '/produkt',
  summary: 'All products that can be recommended, with the premiums valid today',
  access: ['anyone'],
  reply: z.array(ProductSummary),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/produktkategorie',
  summary: 'The categories of the catalogue, in its order',
  access: ['anyone'],
  reply: z.array(Category),
});

export const showProduct = endpoint({
  method: 'GET',
  path: '/produkt/:id',
  summary: 'One product',
  access: ['anyone'],
  refusals: ['unknown'],
  params: ById,
  reply: Product,
});

const productPicture = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: ['anyone'],
    refusals: ['unknown'],
    params: ById,
    produces: 'image/svg+xml',
  });

export const showProductPicture = productPicture('/produkt/:id/grafik', 'Picture of a product');
export const showSmallProductPicture = productPicture('/produkt/:id/sgrafik', 'Small picture of a product');
export const showCategoryPicture = productPicture('/produktkategorie/:id/grafik', 'Picture of a category');
export const showCategoryIcon = productPicture('/produktkategorie/:id/icon', 'Line icon of a category');
