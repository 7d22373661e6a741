/** Terms somebody agrees to without recommending: the text that was in force, and that this person agreed to it. */
import { termsIn } from '@weitersagen/contract/mandant/rules';
import { keepTerms } from '#mandant/mandant.ts';
import type { Tx } from '#platform/context.ts';
import * as sql from './person-sql.ts';

/** Kept apart from the person, under a keyed hash of the address, like every permission (3.3). */
export async function keepTermsOf(tx: Tx, { email }: { email: string }, source = 'K5'): Promise<void> {
  const { text } = termsIn(tx.mandant.config, tx.locale);
  await keepTerms(tx, text);
  await sql.insertTermsEvidence(tx.db, {
    person_hash: tx.system.vault.hash(email, 'permission'),
    text,
    source,
    at: tx.now,
  });
}
