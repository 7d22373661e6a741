/** What somebody wrote in a claim lies sealed: there may be anything about a contact in it. */
import type { Tx } from '#platform/context.ts';
import { placeIn } from '#platform/vault.ts';
import type { Claim } from './sql.ts';

type Where = Pick<Tx, 'system' | 'mandant'>;
type Column = 'claim.words' | 'claim.appeal';

const place = (tx: Where, column: Column, number: string) => placeIn(tx, column, number);

export const sealWords = (tx: Where, column: Column, number: string, words: string): string =>
  tx.system.vault.seal(words.normalize('NFC'), place(tx, column, number));

/** Null where they went with the person, or nobody has appealed. */
export function openWords(
  tx: Where,
  { number, wordsSealed, appealSealed }: Pick<Claim, 'number' | 'wordsSealed' | 'appealSealed'>,
): { words: string | null; appealWords: string | null } {
  const open = (column: Column, sealed: string | null): string | null =>
    sealed === null ? null : tx.system.vault.open(sealed, place(tx, column, number));
  return { words: open('claim.words', wordsSealed), appealWords: open('claim.appeal', appealSealed) };
}
