/**
 * The books (rules 4.2): double entry, append only, whole cents. A posting moves cents from one account to another and
 * is never edited; what has to be taken back is the reversal of its kind, a row of its own. The books know accounts, cents
 * and the subject a posting is about, and nothing else of it. Subject, kind and attempt are the key, so that a retry books
 * once. What the balances of a subject have to be is checked by the database when the transaction ends (migration 0012).
 */
import {
  type AccountName,
  type PostingKind,
  type PostingName,
  type Subject,
  type Subjects,
  sides,
} from '@weitersagen/contract/ledger/ledger';
import type { Tx } from '#platform/context.ts';
import * as sql from './sql.ts';

export interface Posting {
  subject: Subject;
  kind: PostingKind;
  /** Grows whenever the subject starts anew, as a reward that becomes ready again. */
  attempt: number;
  cents: number;
}

/** Books; the same subject, kind and attempt again books nothing. */
export async function post(tx: Tx, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  const rows = postings.map(({ subject, kind, attempt, cents }) => {
    const { debit, credit, label } = sides(kind);
    return {
      subject_kind: subject.kind,
      subject_id: subject.id,
      kind,
      attempt,
      debit,
      credit,
      amount_cents: cents,
      text: label,
    };
  });
  await sql.insertPostings(tx.db, rows, tx.now);
}

/** Takes back what stands of these kinds, each under the attempt it was booked with; what stands not books nothing. */
export async function reverse(tx: Tx, subjects: Subjects, kinds: readonly PostingName[]): Promise<void> {
  if (subjects.ids.length > 0) await sql.reversePostings(tx.db, subjects, kinds, tx.now);
}

/** What of the books has been kept for so many years goes by whole subjects (rules 1.13), of the next rows by their moment. */
export const endOldPostings = ({ db }: Tx, old: sql.OldPostings): Promise<sql.Settled> => sql.deleteSettled(db, old);

/** Balances of a subject per account, credit minus debit; accounts without a posting are missing. */
export async function balance(tx: Tx, subject: Subject): Promise<Partial<Record<AccountName, number>>> {
  const rows = await sql.listBalances(tx.db, subject);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
