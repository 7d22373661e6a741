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
    .select(['id', 'external_id as externalId', 'name', 'description', 'kind', 'value_cents as valueCents'])
    .select(['starts_on as startsOn', 'ends_on as endsOn', 'shown_until as shownUntil', 'drafted as isDrafted'])
    .select(
      sql<
        number[]
      >`array(select o.product_id from premium_product o where o.premium_id = premium.id order by o.product_id)`.as(
        'productIds',
      ),
    )
    .$narrowType<{ kind: PremiumKind }>();

export const findStandingPremium = (tx: Tx, id: number): Promise<StandingPremium | undefined> =>
  standing(tx).where('id', '=', id).executeTakeFirst();

/** What is or was offered, in the order of the ids. */
export const listPublicPremiums = (tx: Tx): Promise<PremiumEntry[]> =>
  standing(tx).where('drafted', '=', false).orderBy('id').execute();

/** Held until the transaction ends. */
export const lockPremium = (tx: Tx, id: number): Promise<StandingPremium | undefined> =>
  standing(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const nextPremiumId = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('premium')
      .select(({ fn }) => sql<number>`coalesce(${fn.max('id')}, 0) + 1`.as('next'))
      .executeTakeFirstOrThrow()
  ).next;

/** Its value counts from when it is public on. */
export const insertDrafted = (db: Db, begun: { id: number; external_id: string; name: string; kind: PremiumKind }) =>
  db
    .insertInto('premium')
    .values({ ...begun, value_cents: 1, drafted: true })
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

export const findByNumber = (db: Db, externalId: string, except: number) =>
  db
    .selectFrom('premium')
    .select(['id', 'name'])
    .where('external_id', '=', externalId)
    .where('id', '<>', except)
    .executeTakeFirst();

/** Numbers of all but these. */
export async function listTakenNumbers(db: Db, except: readonly number[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('premium')
    .select('external_id as externalId')
    .where(({ not, eb, fn, val }) => not(eb('id', '=', fn.any(val([...except])))))
    .execute();
  return new Set(rows.map(({ externalId }) => externalId));
}

interface Insured {
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
    .orderBy('id')
    .execute();

/** It is offered with these and no others; one that is not there is passed over. */
export async function setOffers(db: Db, premiumId: number, productIds: readonly number[]): Promise<void> {
  await sql`delete from premium_product where premium_id = ${premiumId} and product_id <> all(${[...productIds]}::int[])`.execute(
    db,
  );
  await sql`
    insert into premium_product (product_id, premium_id)
    select id, ${premiumId} from product where id = any(${[...productIds]}::int[]) order by id
    on conflict do nothing`.execute(db);
}
