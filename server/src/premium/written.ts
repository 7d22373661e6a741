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
import { lockCatalogue } from '#product/product.ts';
import { putPremiums } from './sql.ts';
import * as sql from './written-sql.ts';

/** A new premium, with the next free id where it has none of its own. */
export async function beginPremium(
  tx: Tx,
  { id: own, name, externalId, kind }: Pick<PremiumEntry, 'name' | 'externalId' | 'kind'> & { id?: number },
): Promise<number> {
  await lockCatalogue(tx);
  const problems = await numberProblems(tx, 0, externalId);
  if (problems.length > 0) refuse('input.invalid', { problems });
  const id = own ?? (await sql.nextPremiumId(tx.db));
  await sql.insertDrafted(tx.db, { id, external_id: externalId, name, kind });
  return id;
}

/** What keeps an entry from being public as this premium. */
export async function premiumProblems(tx: Tx, id: number, entry: PremiumEntry): Promise<Problem[]> {
  const known = await sql.findStandingPremium(tx, id);
  return [
    ...(await numberProblems(tx, id, entry.externalId)),
    ...(known && !known.isDrafted && known.kind !== entry.kind ? [{ field: 'Art', code: 'premium-kind-stays' }] : []),
    ...dayProblems(entry),
    ...(await productProblems(tx, entry)),
  ];
}

async function numberProblems(tx: Tx, id: number, externalId: string): Promise<Problem[]> {
  const other = await sql.findByNumber(tx.db, externalId, id);
  return other
    ? [{ field: 'ExterneId', code: 'premium-number-known', values: { value: `${other.id}, ${other.name}` } }]
    : [];
}

/** One that never counts is a slip; of two ends the later one decides (S-10). */
function dayProblems({ startsOn, endsOn, shownUntil }: PremiumEntry): Problem[] {
  const isBefore = (end: string | null): boolean => startsOn !== null && end !== null && end < startsOn;
  if (isBefore(endsOn)) return [{ field: 'Enddatum', code: 'end-before-start' }];
  return endsOn === null && isBefore(shownUntil) ? [{ field: 'EnddatumAnzeige', code: 'end-before-start' }] : [];
}

/** Each is there, and of an insurance nobody gets more than the limit by it, unless somebody answers for that (E-05). */
async function productProblems(tx: Tx, { productIds, valueCents }: PremiumEntry): Promise<Problem[]> {
  const found = await sql.listNamed(tx.db, productIds);
  const known = new Set(found.map(({ id }) => id));
  const missing = productIds.find((id) => !known.has(id));
  if (missing !== undefined)
    return [{ field: 'Produkte', code: 'premium-product-unknown', values: { value: String(missing) } }];
  const most = recipientMost(valueCents, tx.mandant.config.recipientCapCents);
  const limited = found.find(({ isLimited }) => isLimited);
  if (!limited || most <= insuranceLimitCents) return [];
  const values = { product: limited.name, value: euro(most), limit: euro(insuranceLimitCents) };
  return [{ field: 'WertCent', code: 'premium-excess', values }];
}

/** The entry counts from now on, with exactly the products it names; what cannot be is refused. */
export async function publishPremium(tx: Tx, entry: PremiumEntry): Promise<void> {
  await lockCatalogue(tx);
  const problems = await premiumProblems(tx, entry.id, entry);
  if (problems.length > 0) refuse('input.invalid', { problems });
  await putPremiums(tx, [entry]);
  await sql.setOffers(tx.db, entry.id, entry.productIds);
}
