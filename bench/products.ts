/** Products by the thousand, spread evenly over a few categories, each with a premium. */
import { sql } from 'kysely';
import type { Environment } from './environment.ts';
import { mandantId } from './people.ts';

export const firstId = 500_000;
export const someWords = [
  'Zuhause',
  'Glasfaser',
  'Regio',
  'Hybrid',
  'Familie',
  'Studium',
  'Nord',
  'Kompakt',
  'Komfort',
  'Direkt',
] as const;
export const someCategories = [
  'internet',
  'glasfaser',
  'tv',
  'young',
  'sport',
  'company-start',
  'internet-telefon',
  'webshop',
] as const;

export async function fillProducts(
  environment: Environment,
  { slug, products }: { slug: string; products: number },
): Promise<void> {
  const id = await mandantId(environment, slug);
  await environment.database.transaction({ mandantId: id, role: 'app', readOnly: false }, async (db) => {
    await sql`
      insert into product (id, external_id, name, description, category_id, source, position, monthly_cents, price_steps, once_cents,
        speed_mbit, bundle, young, hybrid, term_months, shop_url_template, description1)
      select ${firstId} + n, 'BENCH-' || n, (${someWords}::text[])[1 + n % 10] || ' ' || (${someWords}::text[])[1 + n / 10 % 10] || ' ' || n % 1000,
        'Bis zu ' || n % 1000 || ' MBit/s für Familien und Homeoffice', c.id, 'festnetz', 1000 + n, 1995 + n % 4000,
        case when n % 3 = 0 then '6:' || 995 + n % 2000 || ';24:' || 1995 + n % 4000 end, 6995, 16 * (1 + n % 60), case when n % 4 = 0 then 'TP' else 'DP' end,
        n % 9 = 0, n % 7 = 0, 24, 'https://shop.example/?pid={Empfehlungsnummer}', 'Flatrate ins deutsche Festnetz'
      from generate_series(1, ${products}::int) n
      join lateral (select id from category where category = (${someCategories}::text[])[1 + n % ${someCategories.length}::int] limit 1) c on true`.execute(
      db,
    );
    await sql`insert into premium_product (product_id, premium_id) select ${firstId} + n, 1 + n % 3 from generate_series(1, ${products}::int) n`.execute(
      db,
    );
  });
}
