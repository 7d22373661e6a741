/** Payout runs at the desk: the list, its file, and what an operator decides about a run: the verb, and the run as it is now. */
import type { Asked } from '@weitersagen/contract/approval/schemas';
import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { germanMoment } from '@weitersagen/contract/basics/day';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  createPayout as createCall,
  type PayoutFileQuery,
  PayoutItemLine,
  type PayoutQuery,
  PayoutRow,
  type PayoutRun,
} from '@weitersagen/contract/payout/desk';
import { type Flag, touchedDays } from '@weitersagen/contract/payout/flags';
import type { PayoutStatus } from '@weitersagen/contract/payout/status';
import { createRun, exportRun } from '#payout/payout.ts';
import { getRun } from '#payout-run/payout-run.ts';
import { plusHours } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { sendCsv } from '#platform/http/csv.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import { bankOf } from '#reward/reward.ts';
import * as settlement from '#settlement/settlement.ts';
import { guardExport, leaveOut, obstacleToExport } from '../approval/another.ts';
import { askOr } from '../approval/ask-or.ts';
import { listOpenOf } from '../approval/sql.ts';
import { eventsOf } from '../event/event.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { withTails } from '../list/people.ts';
import { flagsOf, readMarks } from './flags.ts';
import * as sql from './sql.ts';

type Shown = Value<typeof PayoutRun>;

export const listPayouts = (ctx: Ctx, query: ListQuery<typeof PayoutQuery>) =>
  ctx.report((tx) => sql.pagePayouts(tx.db, ctx.mandant.id, withTails(ctx, query)));

export const downloadPayouts = listFile<Value<typeof PayoutFileQuery>, typeof PayoutRow>(
  'auszahlungslaeufe',
  PayoutRow,
  listPayouts,
);

export async function showPayout(ctx: Ctx, id: number): Promise<Shown> {
  const run = await ctx.report((tx) => describe(tx, id));
  return { ...run, obstacleToExport: await ctx.read((tx) => obstacleOf(tx, run)) };
}

/** As it is inside the transaction that decides. */
async function showIn(tx: Tx, id: number): Promise<Shown> {
  const run = await describe(tx, id);
  return { ...run, obstacleToExport: await obstacleOf(tx, run) };
}

/** Why the one who looks may not export a draft. */
const obstacleOf = async (tx: Tx, run: { id: number; status: PayoutStatus; createdById: number }) =>
  (run.status === 'draft' ? await obstacleToExport(tx, run) : undefined) ?? null;

/** The run with its transfers; names and accounts are opened for nothing else. */
async function describe(tx: Tx, id: number) {
  const run = (await sql.findPayoutRow(tx.db, tx.mandant.id, id)) ?? refuse('unknown');
  const transfers = await sql.listTransfers(tx.db, tx.mandant.id, id);
  const marks = await readMarks(tx, transfers, {
    from: plusHours(run.createdAt, -touchedDays * 24),
    to: run.confirmedAt ?? run.discardedAt ?? tx.now,
  });
  const items = transfers.map(({ rewardId, attempt, firstName, lastName, ...transfer }) => {
    const bank = bankOf(tx, { ...transfer, attempt, id: rewardId });
    const flags = flagsOf(marks, { rewardId, attempt, firstName, lastName, holder: bank?.holder ?? null });
    // Of a transfer that came back the account is gone, and the person is still known.
    const name = bank?.holder ?? [firstName, lastName].filter(Boolean).join(' ');
    return { ...transfer, attempt, name, maskedIban: bank ? maskIban(bank.iban) : '', flags };
  });
  return {
    ...run,
    items,
    approvals: await listOpenOf(tx.db, tx.mandant.id, 'payout', id),
    events: await eventsOf(tx, 'payout', id),
  };
}

/** The transfers of a run as a file. */
export async function downloadPayoutItems(ctx: Ctx, id: number, answer: Answer): Promise<void> {
  const { items } = await showPayout(ctx, id);
  const rows = items.map((item) => ({ ...item, flags: item.flags.map(flagLine) }));
  sendCsv(answer, { name: `auszahlung-${id}`, row: PayoutItemLine, read: async () => ({ rows, after: null }) });
}

const flagLine = ({ text, at, by }: Flag): string =>
  [text, at && germanMoment(at).replace(' - ', ' '), by].filter(Boolean).join(' ');

/** The same Idempotency-Key once. */
export const createPayout = (ctx: Ctx): Promise<Shown> =>
  writeOnce(ctx, createCall, null, async (tx) => showIn(tx, await createRun(tx, leaveOut)));

export async function exportPayout(ctx: Ctx, id: number): Promise<Shown> {
  await exportRun(ctx, id, guardExport);
  return showPayout(ctx, id);
}

export async function confirmPayout(ctx: Ctx, id: number): Promise<Shown> {
  await settlement.confirmPayout(ctx, id);
  return showPayout(ctx, id);
}

/** From the export on another person has to agree to it, and whoever asks says that the bank never got the file. */
export function discardPayout(
  ctx: Ctx,
  id: number,
  { wasNotHandedOver, reason }: { wasNotHandedOver: boolean; reason: string | null },
  answer: Answer,
): Promise<Shown | Value<typeof Asked>> {
  return askOr(
    ctx,
    answer,
    (tx) => showIn(tx, id),
    async (tx) => {
      const run = await getRun(tx, id);
      if (run.status === 'exported' && !wasNotHandedOver) refuse('state.not-allowed');
      return { kind: 'discardPayout', given: { runId: id }, reason: reason ?? notHandedOver };
    },
  );
}

/** What is said by ticking the box. */
const notHandedOver = 'Diese Datei wurde der Bank nicht übergeben.';
