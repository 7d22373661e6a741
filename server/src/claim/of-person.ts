/** Claims with their person: for the own data, and when the person goes. */
import { isOpenClaim } from '@weitersagen/contract/claim/rules';
import { reasonOf } from '@weitersagen/contract/event/reasons';
import { forgetWritten } from '#approval/approval.ts';
import { forgetFilesOf, listFilesOf, type SentFile } from '#files/files.ts';
import type { Tx } from '#platform/context.ts';
import { endClaim } from './move.ts';
import * as sql from './sql.ts';
import { openWords } from './words-of.ts';

export type OwnClaim = sql.Claim & { words: string | null; appealWords: string | null; files: SentFile[] };

/** Every claim of a person, the oldest first. */
export async function listClaimsOf(tx: Tx, accountId: number): Promise<OwnClaim[]> {
  const claims = await sql.listOfAccount(tx.db, accountId);
  const files = await listFilesOf(
    tx,
    'claim',
    claims.map(({ id }) => id),
  );
  return claims.map((claim) => ({ ...claim, ...openWords(tx, claim), files: files.get(claim.id) ?? [] }));
}

/** B9: what is open ends without a decision; words, files and what operators wrote go, that there was a claim stays. */
export async function forgetClaimsOf(tx: Tx, accountId: number): Promise<void> {
  const claims = await sql.lockOfAccount(tx.db, accountId);
  for (const claim of claims.filter(isOpenClaim))
    await endClaim(tx, claim, claim.status === 'filed' ? 'drop' : 'dropAppealed', {
      outcome: 'refused',
      reason: reasonOf('accountGone'),
      by: null,
    });
  await forgetFilesOf(tx, accountId);
  await sql.forgetWords(tx.db, accountId);
  await forgetWritten(tx, 'claim', claims);
}
