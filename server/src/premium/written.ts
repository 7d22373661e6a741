/**
 * What the desk writes of premiums. A premium is never deleted once it was public, and its kind stays: recommendations name it. Its
 * value may change, because what was promised is a snapshot (rules 4.1).
 */
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import type { PremiumEntry } from '@weitersagen/contract/premium/entry';
import { insuranceLimitCents, recipientMost } from '@weitersagen/contract/reward/shares';
import type { Tx } from '#platform/context.ts';
import { type ComingNumbers, lockCatalogue, type Numbered, numberProblems } from '#product/product.ts';
import { putPremiums } from './sql.ts';
import * as sql from './written-sql.ts';

type Begun = Pick<PremiumEntry, 'id' | 'name' | 'externalId' | 'kind'>;

/** A new premium, with the next free id. */
export async function beginPremium(tx: Tx, begun: Omit<Begun, 'id'>): Promise<number> {
  await lockCatalogue(tx);
  const id = await sql.nextPremiumId(tx.db);
  await beginPremiums(tx, [{ ...begun, id }]);
  return id;
}

/** New ones with ids of their own. */
export async function beginPremiums(tx: Tx, all: readonly Begun[]): Promise<void> {
  await lockCatalogue(tx);
  refuseProblems((await beginPremiumProblems(tx, all)).flat());
  await sql.insertDrafted(
    tx.db,
    all.map(({ id, externalId, name, kind }) => ({ id, externalId, name, kind })),
  );
}

/** What keeps each from being begun, one after the other. */
export const beginPremiumProblems = (tx: Tx, all: readonly Numbered[], coming?: ComingNumbers): Promise<Problem[][]> =>
  numberProblems(all, { ...numbersOf(tx), coming });

const numbersOf = ({ db }: Tx) => ({
  list: (externalIds: readonly string[]) => sql.listByNumber(db, externalIds),
  code: 'premium-number-known',
});

/** What keeps each entry from being public: as if those before it were public that nothing keeps from it. */
export async function premiumProblems(
  tx: Tx,
  all: readonly PremiumEntry[],
  {
    products: coming = new Map(),
    premiums,
    besides = [],
  }: { products?: ComingNumbers; premiums?: ComingNumbers; besides?: readonly (readonly Problem[])[] } = {},
): Promise<Problem[][]> {
  const kinds = await sql.kindsOf(
    tx.db,
    all.map(({ id }) => id),
  );
  const products = await sql.listNamed(tx.db, [...new Set(all.flatMap(({ productIds }) => productIds))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const others = all.map((entry, place) => [
    ...((kinds.get(entry.id) ?? entry.kind) === entry.kind ? [] : [{ field: 'Art', code: 'premium-kind-stays' }]),
    ...dayProblems(entry),
    ...productProblems(tx, entry, byId, coming),
    ...(besides[place] ?? []),
  ]);
  return numberProblems(all, { ...numbersOf(tx), coming: premiums, besides: others });
}

const refuseProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) refuse('input.invalid', { problems });
};

/** One that never counts is a slip; of two ends the later one decides (S-10). */
function dayProblems({ startsOn, endsOn, shownUntil }: PremiumEntry): Problem[] {
  const isBefore = (end: string | null): boolean => startsOn !== null && end !== null && end < startsOn;
  if (isBefore(endsOn)) return [{ field: 'Enddatum', code: 'end-before-start' }];
  return endsOn === null && isBefore(shownUntil) ? [{ field: 'EnddatumAnzeige', code: 'end-before-start' }] : [];
}

/** Each is there, and of an insurance nobody gets more than the limit by it, unless somebody answers for that (E-05). */
function productProblems(
  tx: Tx,
  { productIds, valueCents }: PremiumEntry,
  byId: ReadonlyMap<number, sql.Insured>,
  coming: ComingNumbers,
): Problem[] {
  const missing = productIds.find((id) => !byId.has(id) && !coming.has(id));
  if (missing !== undefined)
    return [{ field: 'Produkte', code: 'premium-product-unknown', values: { value: String(missing) } }];
  const most = recipientMost(valueCents, tx.mandant.config.recipientCapCents);
  const limited = productIds.toSorted((a, b) => a - b).find((id) => byId.get(id)?.isLimited);
  if (limited === undefined || most <= insuranceLimitCents) return [];
  const values = { product: byId.get(limited)?.name ?? '', value: euro(most), limit: euro(insuranceLimitCents) };
  return [{ field: 'WertCent', code: 'premium-excess', values }];
}

/** Each entry counts from now on, with exactly the products it names; what cannot be is refused. */
export async function publishPremiums(tx: Tx, entries: readonly PremiumEntry[]): Promise<void> {
  await lockCatalogue(tx);
  refuseProblems((await premiumProblems(tx, entries)).flat());
  await putPremiums(tx, entries);
  await sql.setOffers(tx.db, entries);
}
