/** A payout run at the desk and in its decisions: made, shown, locked, confirmed, discarded. The front file says the rules. */
import { maskIban } from '@weitersagen/contract/basics/iban';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  createPayout,
  type PayoutFileQuery,
  PayoutItem,
  type PayoutPage,
  type PayoutQuery,
  PayoutRow,
  type PayoutRun,
} from '@weitersagen/contract/payout/desk';
import { hasFile, mayPayout, type PayoutEvent, payoutMoves } from '@weitersagen/contract/payout/rules';
import { endToEndId, obstacleToPayout } from '@weitersagen/contract/reward/rules';
import { findDebtor } from '#mandant/mandant.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import { sendCsv } from '#platform/http/csv.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import { bankOf, lockPayable } from '#reward/reward.ts';
import * as sql from './sql.ts';

type Shown = Value<typeof PayoutRun>;

/** Everything that can be paid now and is in no run; 409 where there is nothing, or no account to pay from. */
export const createRun = (ctx: Ctx): Promise<Shown> =>
  writeOnce(ctx, createPayout, null, async (tx) => {
    if (!(await findDebtor(tx))) refuse('state.not-allowed');
    const rewards = (await lockPayable(tx)).filter((reward) => obstacleToPayout(reward, tx.now) === undefined);
    if (rewards.length === 0) refuse('state.not-allowed');
    const id = await sql.insertRun(tx.db, operatorOf(tx), tx.now);
    const items = rewards.map(({ id: rewardId, number, attempt, amountCents }) => ({
      subject_kind: 'reward' as const,
      subject_id: rewardId,
      attempt,
      amount_cents: amountCents,
      end_to_end_id: endToEndId(number, attempt),
    }));
    await sql.insertItems(tx.db, id, items);
    await recordEvent(tx, { object: 'payout', id, event: 'create', from: null, to: 'draft' });
    return describeRun(tx, id);
  });

export const showRun = (ctx: Ctx, id: number): Promise<Shown> => ctx.read((tx) => describeRun(tx, id));

export async function listRuns(ctx: Ctx, query: Value<typeof PayoutQuery>): Promise<Value<typeof PayoutPage>> {
  return ctx.read((tx) => sql.pageRuns(tx.db, query));
}

/** The list as a file. */
export async function downloadRuns(ctx: Ctx, query: Value<typeof PayoutFileQuery>, answer: Answer): Promise<void> {
  const rest = { before: null, fromEnd: false, isUncounted: true };
  const read = (page: { pageSize: number; after: string | null }) =>
    ctx.read((tx) => sql.pageRuns(tx.db, { ...query, ...page, ...rest }));
  sendCsv(answer, { name: `auszahlungslaeufe-${ctx.mandant.slug}`, row: PayoutRow, read });
}

/** The transfers of a run as a file. */
export async function downloadItems(ctx: Ctx, id: number, answer: Answer): Promise<void> {
  const { items: rows } = await showRun(ctx, id);
  sendCsv(answer, { name: `auszahlung-${id}`, row: PayoutItem, read: async () => ({ rows, after: null }) });
}

/** The run with its transfers; names and accounts are opened for nothing else. */
export async function describeRun(tx: Tx, id: number): Promise<Shown> {
  const run = (await sql.findRun(tx.db, id)) ?? refuse('unknown');
  const items = (await sql.listItems(tx.db, id)).map((item) => {
    const bank = bankOf(tx, item);
    return { ...item, name: bank?.holder ?? '', maskedIban: bank ? maskIban(bank.iban) : '' };
  });
  return { ...run, items };
}

/** The bank file, the same bytes every time; that of a discarded run is kept like every record, and given to nobody. */
export async function downloadFile(ctx: Ctx, id: number, answer: Answer): Promise<void> {
  const row = (await ctx.read((tx) => sql.findFile(tx.db, id))) ?? refuse('unknown');
  if (!hasFile(row) || row.file_sealed === null) refuse('state.not-allowed');
  answer.header('content-disposition', `attachment; filename="auszahlung-${id}.xml"`);
  answer.file(ctx.system.vault.open(row.file_sealed, 'payout_run.file'), 'application/xml');
}

export type LockedRun = sql.LockedRun;

/** Locks the row of the run; its rewards are locked before it. */
export const lockRun = async (tx: Tx, id: number): Promise<LockedRun> =>
  (await sql.lockRun(tx.db, id)) ?? refuse('unknown');

/** Recommendations that end or go on with the run. */
export const listRecommendationsOf = ({ db }: Tx, runId: number): Promise<number[]> =>
  sql.listRecommendationIds(db, runId);

/** Refuses what the run's status does not allow, and what a second person has to do (four eyes). */
export function checkRun(tx: Tx, run: LockedRun, event: PayoutEvent): void {
  if (!mayPayout(event, run)) refuse('state.not-allowed');
  const needsOther = event === 'confirm' || (event === 'discard' && run.status === 'exported');
  if (needsOther && tx.system.config.fourEyes && run.createdById === operatorOf(tx)) refuse('state.not-allowed');
}

/** The bank has executed the file; the run is checked and locked. */
export async function confirmRun(tx: Tx, run: LockedRun): Promise<void> {
  await sql.markConfirmed(tx.db, run.id, { by: operatorOf(tx), at: tx.now });
  await noteMove(tx, run, 'confirm');
}

/** The file is void; every attempt in it is free again. */
export async function discardRun(tx: Tx, run: LockedRun): Promise<void> {
  await sql.markDiscarded(tx.db, run.id, { by: operatorOf(tx), at: tx.now });
  await noteMove(tx, run, 'discard');
}

export const noteMove = (tx: Tx, { id, status }: LockedRun, event: PayoutEvent): Promise<void> =>
  recordEvent(tx, { object: 'payout', id, event, from: status, to: payoutMoves[event].to });

export function operatorOf({ actor }: Pick<Tx, 'actor'>): number {
  return actor.kind === 'operator' ? actor.operatorId : refuse('token.invalid');
}

const fileYears = 8;

/** Job: a bank file is kept eight years, like every booking record (C-16); gives how many went. */
export const forgetFiles = (ctx: Ctx): Promise<number> => {
  const before = new Date(ctx.now);
  before.setUTCFullYear(before.getUTCFullYear() - fileYears);
  return ctx.write((tx) => sql.clearFiles(tx.db, before));
};
