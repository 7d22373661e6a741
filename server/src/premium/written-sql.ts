/** Rows of premiums as the desk writes them: held while somebody decides, begun, and offered with exactly these products. */
import type { PremiumEntry } from '@weitersagen/contract/premium/entry';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';

interface StandingPremium extends PremiumEntry {
  /** Never was public. */
  isDrafted: boolean;
}

const standing = ({ db }: Tx) =>
  db
    .selectFrom('premium')
    .select(['id', 'external_id as externalId', 'name', 'description', 'translations', 'kind'])
    .select([
      'value_cents as valueCents',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'shown_until as shownUntil',
      'drafted as isDrafted',
    ])
    .select(
      sql<
        number[]
      >`array(select o.product_id from premium_product o where o.premium_id = premium.id order by o.product_id)`.as(
        'productIds',
      ),
    )
    .$narrowType<{ translations: PremiumEntry['translations']; kind: PremiumKind }>();

export const findStandingPremium = (tx: Tx, id: number): Promise<StandingPremium | undefined> =>
  standing(tx).where('id', '=', id).executeTakeFirst();

/** What is or was offered, in the order of the ids. */
export const listPublicPremiums = (tx: Tx): Promise<PremiumEntry[]> =>
  standing(tx).where('drafted', '=', false).orderBy('id').execute();

/** Held until the transaction ends. */
export const lockPremiums = (tx: Tx, ids: readonly number[]): Promise<StandingPremium[]> =>
  standing(tx)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** The kinds of those that are or were public, by their id. */
export async function kindsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('premium')
    .select(['id', 'kind'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where('drafted', '=', false)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

export const nextPremiumId = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('premium')
      .select(({ fn }) => sql<number>`coalesce(${fn.max('id')}, 0) + 1`.as('next'))
      .executeTakeFirstOrThrow()
  ).next;

interface Begun {
  id: number;
  externalId: string;
  name: string;
  kind: PremiumKind;
}

/** Their value counts from when they are public on. */
export const insertDrafted = (db: Db, all: readonly Begun[]) =>
  db
    .insertInto('premium')
    .columns(['id', 'external_id', 'name', 'kind', 'value_cents', 'drafted'])
    .expression(
      sql`select g.id, g."externalId", g.name, g.kind, 1, true
        from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as g(id int, "externalId" text, name text, kind text) order by g.id`,
    )
    .execute();

/** What a list of the desk shows of one that never was public. */
export const markDraftedPremium = async (
  db: Db,
  id: number,
  named: { name?: string; kind?: PremiumKind },
): Promise<void> => {
  if (Object.keys(named).length > 0)
    await db.updateTable('premium').set(named).where('id', '=', id).where('drafted', '=', true).execute();
};

/** False where it was public once, or has codes that are worth money. */
export async function removeDraftedPremium(db: Db, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('premium')
    .where('id', '=', id)
    .where('drafted', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('voucher_code').select('voucher_code.id').where('voucher_code.premium_id', '=', id))),
    )
    .returning('id')
    .execute();
  return gone.length > 0;
}

/** A product that goes is offered with nothing. */
export const dropOffersOf = (db: Db, productId: number) =>
  db.deleteFrom('premium_product').where('product_id', '=', productId).execute();

export const listByNumber = (db: Db, externalIds: readonly string[]) =>
  db
    .selectFrom('premium')
    .select(['id', 'name', 'external_id as externalId'])
    .where((eb) => eb('external_id', '=', eb.fn.any(eb.val([...externalIds]))))
    .execute();

/** Numbers of all but these. */
export async function listTakenNumbers(db: Db, except: readonly number[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('premium')
    .select('external_id as externalId')
    .where(({ not, eb, fn, val }) => not(eb('id', '=', fn.any(val([...except])))))
    .execute();
  return new Set(rows.map(({ externalId }) => externalId));
}

export interface Insured {
  id: number;
  name: string;
  /** An insurance on offer of which nobody has said that more than the limit is right (E-05). */
  isLimited: boolean;
}

export const listNamed = (db: Db, ids: readonly number[]): Promise<Insured[]> =>
  db
    .selectFrom('product')
    .select(['id', 'name'])
    .select(sql<boolean>`insurance and active and excess_reason is null`.as('isLimited'))
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();

interface Offer {
  id: number;
  productIds: readonly number[];
}

/** Each is offered with its products and no others; one that is not there is passed over. */
export async function setOffers(db: Db, offers: readonly Offer[]): Promise<void> {
  const pairs = offers.flatMap(({ id, productIds }) => productIds.map((product) => ({ premium: id, product })));
  const given = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g(premium int, product int)`;
  await sql`
    delete from premium_product o where o.premium_id = any(${offers.map(({ id }) => id)}::int[])
      and not exists (select from ${given} where g.premium = o.premium_id and g.product = o.product_id)`.execute(db);
  await sql`
    insert into premium_product (product_id, premium_id)
    select p.id, g.premium from ${given} join product p on p.id = g.product order by p.id, g.premium
    on conflict do nothing`.execute(db);
}
