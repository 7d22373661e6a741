/** What a report is narrowed to: the value of a dimension as the figures know it, and what people call it. */
import type { ReportQuery } from '@weitersagen/contract/report/desk';
import type { Dimension } from '@weitersagen/contract/report/steps';
import type { Narrowed } from '#figure/figure.ts';
import type { Db } from '#platform/database/db.ts';
import * as sql from './sql.ts';

export interface Narrowing {
  of: Narrowed;
  /** Rows of products as rows of their category; what is in none is in no row. */
  fold?: <R extends { value: string }>(row: R) => R[];
}

export async function narrowingOf(db: Db, mandantId: number, { dimension, value }: ReportQuery): Promise<Narrowing> {
  if (dimension === 'product') return { of: value === null ? null : { products: [idOf(value)] } };
  if (dimension === 'category') return ofCategories(db, mandantId, value);
  return { of: dimension === null || value === null ? null : { dimension, value } };
}

/** A number that is none finds nothing. */
const idOf = (value: string): number => (/^\d{1,9}$/.test(value) ? Number(value) : 0);

/** A product is looked up when somebody asks: it may be in another category than when something happened to it. */
async function ofCategories(db: Db, mandantId: number, value: string | null): Promise<Narrowing> {
  const products = await sql.listCategorised(db, mandantId);
  const categoryOf = new Map(products.map(({ id, category }) => [String(id), category]));
  const own = products.filter(({ category }) => category === value).map(({ id }) => id);
  return {
    of: value === null ? null : { products: own },
    fold: (row) => {
      const category = categoryOf.get(row.value);
      return category === undefined ? [] : [{ ...row, value: category }];
    },
  };
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
