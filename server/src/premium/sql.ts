import type { PremiumEntry, PremiumTexts } from '@weitersagen/contract/premium/entry';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { ofProvider } from '#product/product.ts';

const premiums = ({ db }: Tx) =>
  db
    .selectFrom('premium')
    .select([
      'id',
      'external_id as externalId',
      'name',
      'description',
      'translations',
      'kind',
      'value_cents as valueCents',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'shown_until as shownUntil',
    ])
    // What never was public is the desk's alone.
    .where('drafted', '=', false)
    .orderBy('id')
    .$narrowType<{
      translations: readonly PremiumTexts[];
      kind: PremiumKind;
      startsOn: string | null;
      endsOn: string | null;
      shownUntil: string | null;
    }>();

export const listPremiums = (tx: Tx) => premiums(tx).execute();

export type OfferedPremium = Awaited<ReturnType<typeof listPremiums>>[number];

export const findPremium = (tx: Tx, id: number) => premiums(tx).where('id', '=', id).executeTakeFirst();

/**
 * Every premium offered with a product, whatever its days: `choosablePremiums` and `snapshotPremium` decide. A promised one is among
 * them, whether it is still offered with the product or not.
 */
export const listPremiumsOf = (tx: Tx, productId: number, promisedId: number | null = null) =>
  premiums(tx)
    .where(({ eb, or }) =>
      or([
        eb('id', 'in', tx.db.selectFrom('premium_product').select('premium_id').where('product_id', '=', productId)),
        ...(promisedId === null ? [] : [eb('id', '=', promisedId)]),
      ]),
    )
    .execute();

/** The same of many products, by product. */
export async function listPremiumsByProduct(
  tx: Tx,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, OfferedPremium[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await premiums(tx)
    .innerJoin('premium_product', 'premium_product.premium_id', 'premium.id')
    .select('premium_product.product_id as productId')
    .where(sql<boolean>`premium_product.product_id = any(${[...productIds]}::int[])`)
    .execute();
  return Map.groupBy(rows, ({ productId }) => productId);
}

/**
 * Products of a provider that are offered with nothing yet get the premiums of the mandant's own product of the same external id:
 * what was earned with a product is earned with it whoever delivers it. What the desk says afterwards stays.
 */
export const offerAsOwn = ({ db }: Tx, provider: string, externalIds: readonly string[]): Promise<unknown> =>
  sql`
    insert into premium_product (product_id, premium_id)
    select p.id, offered.premium_id
    from product p
    join product own on ${ofProvider('own.provider', 'standard')} and own.external_id = p.external_id
    join premium_product offered on offered.product_id = own.id
    where ${ofProvider('p.provider', provider)} and p.external_id = any(${[...externalIds]}::text[])
      and not exists (select from premium_product known where known.product_id = p.id)
    on conflict do nothing`.execute(db);

/** The products a premium is offered with. */
export const listProductIdsOf = async ({ db }: Tx, premiumId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('premium_product')
    .select('product_id as productId')
    .where('premium_id', '=', premiumId)
    .orderBy('product_id')
    .execute();
  return rows.map(({ productId }) => productId);
};

const columns = [
  'id',
  'external_id',
  'name',
  'description',
  'translations',
  'kind',
  'value_cents',
  'starts_on',
  'ends_on',
  'shown_until',
] as const;

/** Gives those that are new or were otherwise. */
export const putPremiums = ({ db }: Tx, all: readonly PremiumEntry[]): Promise<{ id: number }[]> =>
  db
    .insertInto('premium')
    .columns(columns)
    .expression(
      sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from jsonb_populate_recordset(null::premium, ${JSON.stringify(
        all.map((one) => ({
          id: one.id,
          external_id: one.externalId,
          name: one.name,
          description: one.description,
          translations: one.translations,
          kind: one.kind,
          value_cents: one.valueCents,
          starts_on: one.startsOn,
          ends_on: one.endsOn,
          shown_until: one.shownUntil,
        })),
      )}::jsonb)`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['mandant_id', 'id'])
        .doUpdateSet((row) => ({
          external_id: row.ref('excluded.external_id'),
          name: row.ref('excluded.name'),
          description: row.ref('excluded.description'),
          translations: row.ref('excluded.translations'),
          kind: row.ref('excluded.kind'),
          value_cents: row.ref('excluded.value_cents'),
          starts_on: row.ref('excluded.starts_on'),
          ends_on: row.ref('excluded.ends_on'),
          shown_until: row.ref('excluded.shown_until'),
          drafted: false,
        }))
        .where(sql<boolean>`premium.* is distinct from excluded.*`),
    )
    .returning('id')
    .execute();

/** The highest value each of these products is offered with, whatever its days; nothing of one that is offered with none. */
export async function highestOffers({ db }: Tx, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('premium_product as o')
    .innerJoin('premium', 'premium.id', 'o.premium_id')
    .select(['o.product_id as productId', (eb) => eb.fn.max('premium.value_cents').as('valueCents')])
    .where((eb) => eb('o.product_id', '=', eb.fn.any(eb.val([...productIds]))))
    .where('premium.drafted', '=', false)
    .groupBy('o.product_id')
    .execute();
  return new Map(rows.map(({ productId, valueCents }) => [productId, Number(valueCents)]));
}

/** Insurances on offer of which a recipient could get more than the limit, and nobody has said why (E-05). */
export async function listExcesses(db: Db, limitCents: number, capCents: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product.id from product
    join premium_product offered on offered.product_id = product.id
    join premium on premium.id = offered.premium_id
    where product.insurance and product.active and product.excess_reason is null
      and least(premium.value_cents, ${capCents ?? 2_147_483_647}::int) > ${limitCents}
    order by product.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives the premiums of those that are new. */
export const addOffers = (
  { db }: Tx,
  offers: readonly { product_id: number; premium_id: number }[],
): Promise<{ id: number }[]> =>
  db
    .insertInto('premium_product')
    .values([...offers])
    .onConflict((conflict) => conflict.doNothing())
    .returning('premium_id as id')
    .execute();
