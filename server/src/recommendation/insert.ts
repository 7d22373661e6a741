/** The row of a recommendation with its number, hash, code and event, and what was typed about the contact, sealed (E-17). */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { NewRecommendation } from '@weitersagen/contract/recommendation/schemas';
import type { Tx } from '#platform/context.ts';
import { newHash16, newShortCode, withNewNumber } from '#platform/random.ts';
import { type Place, placeIn } from '#platform/vault.ts';
import * as sql from './sql.ts';

type Recommendation = sql.Recommendation;
type NewValues = Omit<sql.NewRow, 'number' | 'hash' | 'shortCode' | 'contactSealed'> & { contact: Contact | null };

/** Makes a recommendation with fresh number, hash and code, and its event. */
export function insertRecommendation(tx: Tx, values: NewValues): Promise<Recommendation> {
  const hash = newHash16();
  return withNewNumber('recommendation', (number) => insertReserved(tx, values, { number, hash }));
}

/**
 * The same with a number that was given out before (E21); nothing when it is taken. The code is taken at home before: one that
 * leads nowhere harms nobody, a link without a code would.
 */
export async function insertReserved(
  tx: Tx,
  { contact, ...values }: NewValues,
  { number, hash }: { number: string; hash: string },
): Promise<Recommendation | undefined> {
  const shortCode = newShortCode();
  if (!(await tx.homeFirst((db) => sql.takeCode(db, shortCode, { mandantId: tx.mandant.id, number }))))
    return undefined;
  const contactSealed = contact && tx.system.vault.seal(JSON.stringify(contact), contactPlace(tx, number));
  return sql.insert(tx, { ...values, hash, number, shortCode, contactSealed });
}

type Contact = NonNullable<Value<typeof NewRecommendation>['contact']>;

/** What the recommender typed about the contact; null where that was nothing, or has gone. */
export const contactOf = (
  tx: Pick<Tx, 'system' | 'mandant'>,
  { number, contactSealed }: Pick<Recommendation, 'number' | 'contactSealed'>,
): Contact | null =>
  contactSealed === null
    ? null
    : (JSON.parse(tx.system.vault.open(contactSealed, contactPlace(tx, number))) as Contact);

const contactPlace = (tx: Pick<Tx, 'mandant'>, number: string): Place => placeIn(tx, 'recommendation.contact', number);
