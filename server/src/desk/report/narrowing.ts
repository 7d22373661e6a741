/** What a report is narrowed to: the value of a dimension as the figures know it, and what people call it. */
import type { ReportQuery } from '@weitersagen/contract/report/desk';
import type { Dimension } from '@weitersagen/contract/report/steps';
import type { Narrowed } from '#figure/figure.ts';
import type { Db } from '#platform/database/db.ts';
import * as sql from './sql.ts';

/** A category has the products that are in it now; nothing of a person or of days before is asked. */
export async function narrowingOf(db: Db, mandantId: number, { dimension, value }: ReportQuery): Promise<Narrowed> {
  if (dimension === null || value === null) return null;
  if (dimension === 'product') return { products: [idOf(value)] };
  if (dimension === 'category') return { products: await sql.listProductsIn(db, mandantId, idOf(value)) };
  return { dimension, value };
}

/** A number that is none finds nothing. */
const idOf = (value: string): number => (/^\d{1,9}$/.test(value) ? Number(value) : 0);

/** Rows of products as rows of their categories; a product is in another one than it was, and what is in none is in no row. */
export async function byCategory<R extends { value: string }>(
  db: Db,
  mandantId: number,
  rows: readonly R[],
): Promise<R[]> {
  const ids = new Set(rows.map(({ value }) => idOf(value)));
  const products = await sql.listCategoriesOf(db, mandantId, [...ids]);
  const categoryOf = new Map(products.map(({ id, category }) => [String(id), category]));
  return rows.flatMap((row) => {
    const category = categoryOf.get(row.value);
    return category ? [{ ...row, value: category }] : [];
  });
}

/** What people call the values; channels and kinds have words of their own, a campaign is called what its address says. */
export async function namesOf(
  db: Db,
  mandantId: number,
  dimension: Dimension,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = await namedOf(db, mandantId, dimension, values);
  return new Map(named.map(({ value, name }) => [value, name]));
}

async function namedOf(
  db: Db,
  mandantId: number,
  dimension: Dimension,
  values: readonly string[],
): Promise<readonly sql.Named[]> {
  switch (dimension) {
    case 'product':
      return sql.listProductNames(db, mandantId, values.map(idOf));
    case 'category':
      return sql.listCategoryNames(db, mandantId);
    case 'agency':
      return sql.listAgencyNames(db, mandantId, values);
    default:
      return [];
  }
}
