/**
 * The books of the rewards (design 4.2): double entry, append only, whole cents. A posting moves cents from one account
 * to another and is never edited; what has to be taken back is the reversal of its kind, a row of its own. Reward, kind
 * and attempt are the key, so that a retry books once. What the balances of a reward have to be in its status is
 * checked by the database when the transaction ends (migration 0005).
 */
import { type AccountName, type PostingName, sides } from '@weitersagen/contract/ledger/ledger';
import type { Tx } from '#platform/context.ts';
import * as sql from './sql.ts';

export interface Posting {
  rewardId: number;
  kind: PostingName;
  /** Grows whenever a reward becomes ready again. */
  attempt: number;
  cents: number;
}

/** Books; the same reward, kind and attempt again books nothing. */
export async function post(tx: Tx, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  const rows = postings.map(({ rewardId, kind, attempt, cents }) => {
    const { debit, credit, label } = sides(kind);
    return { reward_id: rewardId, kind, attempt, debit, credit, amount_cents: cents, text: label };
  });
  await sql.insertPostings(tx.db, rows, tx.now);
}

/** Takes back what stands of these kinds, each under the attempt it was booked with; what stands not books nothing. */
export async function reverse(tx: Tx, rewardIds: readonly number[], kinds: readonly PostingName[]): Promise<void> {
  if (rewardIds.length > 0) await sql.reversePostings(tx.db, rewardIds, kinds, tx.now);
}

/** Balances of a reward per account, credit minus debit; accounts without a posting are missing. */
export async function balance(tx: Tx, rewardId: number): Promise<Partial<Record<AccountName, number>>> {
  const rows = await sql.listBalances(tx.db, rewardId);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
