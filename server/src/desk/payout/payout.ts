/** Payout runs at the desk: the list, its file, and what an operator decides about a run: the verb, and the run as it is now. */
import { maskIban } from '@weitersagen/contract/basics/iban';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  createPayout as createCall,
  type PayoutFileQuery,
  PayoutItem,
  type PayoutQuery,
  PayoutRow,
  type PayoutRun,
} from '@weitersagen/contract/payout/desk';
import { createRun, exportRun } from '#payout/payout.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { sendCsv } from '#platform/http/csv.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import { bankOf } from '#reward/reward.ts';
import * as settlement from '#settlement/settlement.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import * as sql from './sql.ts';

type Shown = Value<typeof PayoutRun>;

export const listPayouts = (ctx: Ctx, query: ListQuery<typeof PayoutQuery>) =>
  ctx.report((tx) => sql.pagePayouts(tx.db, ctx.mandant.id, query));

export const downloadPayouts = listFile<Value<typeof PayoutFileQuery>, typeof PayoutRow>(
  'auszahlungslaeufe',
  PayoutRow,
  listPayouts,
);

export const showPayout = (ctx: Ctx, id: number): Promise<Shown> => ctx.report((tx) => describe(tx, id));

/** The run with its transfers; names and accounts are opened for nothing else. */
async function describe(tx: Tx, id: number): Promise<Shown> {
  const run = (await sql.findPayoutRow(tx.db, tx.mandant.id, id)) ?? refuse('unknown');
  const items = (await sql.listTransfers(tx.db, tx.mandant.id, id)).map((transfer) => {
    const bank = bankOf(tx, transfer);
    return { ...transfer, name: bank?.holder ?? '', maskedIban: bank ? maskIban(bank.iban) : '' };
  });
  return { ...run, items };
}

/** The transfers of a run as a file. */
export async function downloadPayoutItems(ctx: Ctx, id: number, answer: Answer): Promise<void> {
  const { items: rows } = await showPayout(ctx, id);
  sendCsv(answer, { name: `auszahlung-${id}`, row: PayoutItem, read: async () => ({ rows, after: null }) });
}

/** The same Idempotency-Key once. */
export const createPayout = (ctx: Ctx): Promise<Shown> =>
  writeOnce(ctx, createCall, null, async (tx) => describe(tx, await createRun(tx)));

export async function exportPayout(ctx: Ctx, id: number): Promise<Shown> {
  await exportRun(ctx, id);
  return showPayout(ctx, id);
}

export async function confirmPayout(ctx: Ctx, id: number): Promise<Shown> {
  await settlement.confirmPayout(ctx, id);
  return showPayout(ctx, id);
}

export async function discardPayout(ctx: Ctx, id: number, wasNotHandedOver: boolean): Promise<Shown> {
  await settlement.discardPayout(ctx, id, wasNotHandedOver);
  return showPayout(ctx, id);
}
