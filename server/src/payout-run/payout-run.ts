/**
 * Payout runs by subject (rules 3.11): one bank file with one transfer for each attempt of a subject, from draft over
 * exported to confirmed, or discarded. As the ledger, they know nothing of what is paid: who goes into a run is decided by
 * `payout`, and what its end means by `settlement`. No attempt is in two runs that count, which the database sees to.
 */

import { createHash } from 'node:crypto';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Subject, Subjects } from '@weitersagen/contract/ledger/ledger';
import { hasFile, mayPayout, type PayoutEvent, payoutMoves } from '@weitersagen/contract/payout/rules';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import { placeIn } from '#platform/vault.ts';
import * as sql from './sql.ts';

export type Run = sql.RunRow;

export interface Transfer {
  subject: Subject;
  attempt: number;
  cents: number;
  endToEndId: string;
}

/** A draft with these transfers; gives its id. */
export async function openRun(tx: Tx, transfers: readonly Transfer[]): Promise<number> {
  const id = await sql.insertRun(tx.db, { by: operatorOf(tx), at: tx.now, isSingleHanded: !tx.system.config.fourEyes });
  const items = transfers.map(({ subject, attempt, cents, endToEndId }) => ({
    subject_kind: subject.kind,
    subject_id: subject.id,
    attempt,
    amount_cents: cents,
    end_to_end_id: endToEndId,
  }));
  await sql.insertItems(tx.db, id, items);
  await recordEvent(tx, { object: 'payout', id, event: 'create', from: null, to: 'draft' });
  return id;
}

export const getRun = async (tx: Tx, id: number): Promise<Run> => (await sql.findRun(tx.db, id)) ?? refuse('unknown');

/** Locks the row of the run; its subjects are locked before it. */
export const lockRun = async (tx: Tx, id: number): Promise<Run> => (await sql.lockRun(tx.db, id)) ?? refuse('unknown');

/** Refuses what the run's status does not allow: nobody exports the own run, or confirms the own export (four eyes). */
export function checkRun(tx: Tx, run: Run, event: PayoutEvent): void {
  if (!mayPayout(event, run)) refuse('state.not-allowed');
  if (!tx.system.config.fourEyes) return;
  const other = { export: run.createdById, confirm: run.exportedById, discard: null }[event];
  if (other === operatorOf(tx)) refuse('approval.self');
}

/** Takes what is held or ended out of the drafts it is in (K10, A8, P10, stop). */
export async function leaveDrafts({ db }: Tx, subjects: Subjects): Promise<void> {
  if (subjects.ids.length > 0) await sql.deleteDraftItems(db, subjects);
}

export interface BankFile {
  /** Also stands in the file; no bank ever gets it twice. */
  messageId: string;
  sealed: string;
  hash: string;
}

/** As it is kept; of many transfers that takes longer than a transaction should. */
export const sealFile = (ctx: Ctx, id: number, { messageId, text }: { messageId: string; text: string }): BankFile => ({
  messageId,
  sealed: ctx.system.vault.seal(text, placeIn(ctx, 'payout_run.file', id)),
  hash: hashOf(text),
});

/**
 * The bank gets the file, which is kept sealed, and its hash with the event; the run is checked and locked. Without one it is the
 * run of a sandbox (rules 1.14), which goes on as if a bank had executed it.
 */
export async function keepFile(tx: Tx, run: Run, file: BankFile | null): Promise<void> {
  if ((file === null) !== tx.mandant.config.isSandbox)
    throw new Error(`run ${run.id}: a file, and only outside a sandbox`);
  const { messageId = null, sealed = null, hash = 'Sandbox: keine Bankdatei' } = file ?? {};
  await sql.markExported(tx.db, run.id, { messageId, file: sealed, by: operatorOf(tx), at: tx.now });
  await recordMove(tx, run, 'export', hash);
}

/** In groups, for people who compare it. */
const hashOf = (file: string): string =>
  `SHA-256 ${createHash('sha256')
    .update(file)
    .digest('hex')
    .replace(/.{8}(?=.)/g, '$& ')}`;

/** The bank has executed the file; the run is checked and locked. */
export async function confirmRun(tx: Tx, run: Run): Promise<void> {
  await sql.markConfirmed(tx.db, run.id, { by: operatorOf(tx), at: tx.now });
  await recordMove(tx, run, 'confirm');
}

/** The file is void; every attempt in it is free again. */
export async function discardRun(tx: Tx, run: Run): Promise<void> {
  await sql.markDiscarded(tx.db, run.id, { by: operatorOf(tx), at: tx.now });
  await recordMove(tx, run, 'discard');
}

const recordMove = (tx: Tx, { id, status }: Run, event: PayoutEvent, reason?: string): Promise<void> =>
  recordEvent(tx, { object: 'payout', id, event, from: status, to: payoutMoves[event].to, reason });

function operatorOf({ actor }: Pick<Tx, 'actor'>): number {
  return actor.kind === 'operator' ? actor.operatorId : refuse('token.invalid');
}

/** The bank file, the same bytes every time, and who took it; that of a discarded run is kept like every record, and given to nobody. */
export async function takeFile(ctx: Ctx, id: number): Promise<string> {
  const row = (await ctx.read((tx) => sql.findFile(tx.db, id))) ?? refuse('unknown');
  if (!hasFile(row) || row.fileSealed === null) refuse('state.not-allowed');
  const file = ctx.system.vault.open(row.fileSealed, placeIn(ctx, 'payout_run.file', id));
  // Runs exported before a message id was drawn left no hash with their event.
  if (row.messageId !== null && hashOf(file) !== (await ctx.read((tx) => sql.findExportNote(tx.db, id))))
    throw new Error(`the file of payout run ${id} is not the one that was exported`);
  const { status } = row;
  await ctx.write((tx) => recordEvent(tx, { object: 'payout', id, event: 'fetch', from: status, to: status }));
  return file;
}

export async function downloadFile(ctx: Ctx, id: number, answer: Answer): Promise<void> {
  const file = await takeFile(ctx, id);
  answer.header('content-disposition', `attachment; filename="auszahlung-${id}.xml"`);
  answer.file(file, 'application/xml');
}

/** A bank file is a record of the books (rules 1.13); gives how many went. */
export const endOldFiles = ({ db }: Tx, years: number, max: number): Promise<number> => sql.clearFiles(db, years, max);

/** Transfers go with the postings of what they were about, so that both sums of the bank stay equal. */
export const endTransfersOf = async ({ db }: Tx, subjects: Subjects): Promise<void> => {
  await sql.deleteItemsOf(db, subjects);
};
