/**
 * The export of a draft (rules 3.11). Opening ten thousand accounts and writing their file takes longer than a
 * transaction should, so the file is made between a read and a short write, and stored only if nothing about the run
 * has changed meanwhile: every attempt of the file is still in the draft and may still be paid.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { bankDayFrom } from '@weitersagen/contract/payout/bank-day';
import { obstacleToPayout } from '@weitersagen/contract/reward/rules';
import { findDebtor } from '#mandant/mandant.ts';
import { type BankFile, checkRun, getRun, keepFile, lockRun, type Run, sealFile } from '#payout-run/payout-run.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { newFileMark } from '#platform/random.ts';
import { bankOf, leaveDraft, lockRewards, stopOwnAccount } from '#reward/reward.ts';
import * as sql from './sql.ts';
import { type Transfer, writeTransferFile } from './transfer-file.ts';

const triesMax = 5;

/** Refuses who is no other person for the run; asked with the run locked, and once before its file is made. */
export type ExportGuard = (tx: Tx, run: Run) => Promise<void>;

export async function exportRun(ctx: Ctx, id: number, guard: ExportGuard): Promise<void> {
  for (let tried = 0; tried < triesMax; tried++) {
    const { items, debtor } = await ctx.read(async (tx) => {
      const run = await getRun(tx, id);
      checkRun(tx, run, 'export');
      await guard(tx, run);
      const listed = await sql.listItems(tx.db, id);
      if (listed.length === 0) refuse('state.not-allowed');
      return { items: listed, debtor: await findDebtor(tx) };
    });
    const made = ctx.mandant.config.isSandbox
      ? sandboxMade
      : makeFile(ctx, id, debtor ?? refuse('state.not-allowed'), items);
    const stored = await ctx.write((tx) => storeFile(tx, id, { items, made, guard }));
    if (stored) return;
  }
  refuse('state.not-allowed');
}

interface Made {
  /** Nothing where the run has moved on and an account that was its is no longer there; null: a sandbox makes none. */
  file: BankFile | undefined | null;
  /** Rewards that would go to the account they are paid from. */
  own: ReadonlySet<number>;
}

const sandboxMade: Made = { file: null, own: new Set() };

function makeFile(ctx: Ctx, id: number, debtor: { holder: string; iban: string }, items: readonly sql.ItemRow[]): Made {
  const own = new Set<number>();
  const transfers = items.flatMap(({ endToEndId, amountCents, recommendationNumber, ...item }): Transfer[] => {
    const bank = bankOf(ctx, { ...item, id: item.rewardId });
    if (bank?.iban === debtor.iban) own.add(item.rewardId);
    return bank ? [{ endToEndId, cents: amountCents, ...bank, purpose: `Praemie ${recommendationNumber}` }] : [];
  });
  if (transfers.length < items.length) return { file: undefined, own };
  const messageId = `WS-${ctx.mandant.id}-${id}-${newFileMark()}`;
  const text = writeTransferFile({
    messageId,
    createdAt: ctx.now,
    executionOn: bankDayFrom(today(ctx.now)),
    debtor,
    transfers,
  });
  return { file: sealFile(ctx, id, { messageId, text }), own };
}

/** False when the draft has changed since it was read, or changes now because an attempt in it is held. */
async function storeFile(
  tx: Tx,
  id: number,
  { items, made: { file, own }, guard }: { items: readonly sql.ItemRow[]; made: Made; guard: ExportGuard },
): Promise<boolean> {
  const rewards = await lockRewards(tx, { runId: id });
  const run = await lockRun(tx, id);
  checkRun(tx, run, 'export');
  await guard(tx, run);
  const held = rewards.filter((reward) => obstacleToPayout({ ...reward, run: 'none' }, tx.now) !== undefined);
  const toSelf = rewards.filter((reward) => own.has(reward.id) && !held.includes(reward));
  await leaveDraft(tx, [...held, ...toSelf]);
  await stopOwnAccount(tx, toSelf);
  if (held.length + toSelf.length > 0 || !isSame(items, await sql.listItems(tx.db, id))) return false;
  if (file === undefined) throw new Error(`an account is missing in draft ${id}`);
  await keepFile(tx, run, file);
  return true;
}

const isSame = (before: readonly sql.ItemRow[], now: readonly sql.ItemRow[]): boolean =>
  before.length === now.length &&
  before.every(({ rewardId, attempt }, index) => now[index]?.rewardId === rewardId && now[index]?.attempt === attempt);
