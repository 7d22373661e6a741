/**
 * The start page of the desk: what waits for a person today, and nothing that waits for nobody; and what the question
 * before a payout run says.
 */
import { decidersMin } from '@weitersagen/contract/approval/rules';
import { codesOf } from '@weitersagen/contract/basics/label';
import type { Value } from '@weitersagen/contract/basics/wire';
import { type Overview, type WaitingKind, waitingKind } from '@weitersagen/contract/overview/desk';
import type { NextRun } from '@weitersagen/contract/payout/desk';
import { lacksPortalSecret } from '#mandant/mandant.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { countDeciders, countOpen, listExporters } from '../approval/another.ts';
import { listFlagged } from '../payout/flags.ts';
import { findBankCheck } from '../payout/sql.ts';
import { findNextRun, listPayable } from '../reward/sql.ts';
import { countWaiting, type WaitingRow } from './sql.ts';

/** Only they may open the list. */
const ofAdmins: readonly WaitingKind[] = [
  'securitySeries',
  'operatorSeries',
  'portalSecretMissing',
  'providerWaiting',
  'providerFailed',
];

export async function showOverview(ctx: Ctx): Promise<Value<typeof Overview>> {
  await ctx.system.security.flush();
  const { counted, bank } = await ctx.report(async (tx) => ({
    counted: await countWaiting(tx),
    bank: await findBankCheck(tx.db, ctx.mandant.id),
  }));
  const rows = [...(await ctx.read(countDecisions)), ...counted];
  const order = codesOf(waitingKind);
  const isAdmin = ctx.actor.kind === 'operator' && ctx.actor.role === 'BetreiberAdmin';
  const waiting = rows.filter(({ kind, count }) => count > 0 && (isAdmin || !ofAdmins.includes(kind)));
  return { waiting: waiting.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)), bank };
}

/**
 * What waits for a decision of two: for the one who looks, and for somebody else; whether there are enough of them; and
 * whether a secret is missing.
 */
async function countDecisions(tx: Tx): Promise<WaitingRow[]> {
  const { own, others } = await countOpen(tx);
  const deciders = await countDeciders(tx);
  const isFew = tx.system.config.fourEyes && deciders < decidersMin;
  return [
    { kind: 'approvalOpen', count: own, sumCents: null },
    { kind: 'approvalElsewhere', count: others, sumCents: null },
    { kind: 'fewDeciders', count: isFew ? 1 : 0, sumCents: null },
    { kind: 'portalSecretMissing', count: (await lacksPortalSecret(tx)) ? 1 : 0, sumCents: null },
  ];
}

/** All that a run takes, counted to the last: somebody is about to answer for the sum. */
export async function showNextRun(ctx: Ctx): Promise<Value<typeof NextRun>> {
  const { all, payable, bank } = await ctx.report(async (tx) => ({
    all: await findNextRun(tx.db, ctx.mandant.id, ctx.now),
    payable: await listPayable(tx.db, ctx.mandant.id, ctx.now),
    bank: await findBankCheck(tx.db, ctx.mandant.id),
  }));
  const { exporters, left } = await ctx.read((tx) =>
    listExporters(
      tx,
      payable.map(({ id }) => id),
    ),
  );
  const leftCents = payable.reduce((sum, { id, cents }) => sum + (left.has(id) ? cents : 0), 0);
  return {
    ...all,
    count: all.count - left.size,
    sumCents: all.sumCents - leftCents,
    waitsForOther: left.size,
    exporters: exporters.map(({ email }) => email),
    bank,
    ...(await listFlagged(ctx)),
  };
}
