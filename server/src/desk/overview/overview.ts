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
import { flaggedOf, readMarksNow } from '../payout/flags.ts';
import { countAside, listUnpaid } from '../payout/next-run-sql.ts';
import { findBankCheck } from '../payout/sql.ts';
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
  const { unpaid, payable, marks, aside, bank } = await ctx.report(async (tx) => {
    const unpaid = await listUnpaid(tx.db, ctx.mandant.id, ctx.now);
    const payable = unpaid.filter(({ isFree }) => isFree);
    return {
      unpaid,
      payable,
      marks: await readMarksNow(tx, payable),
      aside: await countAside(tx.db, ctx.mandant.id, ctx.now),
      bank: await findBankCheck(tx.db, ctx.mandant.id),
    };
  });
  const ids = payable.map(({ rewardId }) => rewardId);
  const { exporters, left } = await ctx.read((tx) => listExporters(tx, ids));
  const taken = payable.filter(({ rewardId }) => !left.has(rewardId));
  return {
    ...aside,
    count: taken.length,
    sumCents: taken.reduce((sum, { amountCents }) => sum + amountCents, 0),
    held: unpaid.filter(({ isFree, isStopped }) => !isFree && !isStopped).length,
    waitsForOther: left.size,
    exporters: exporters.map(({ email }) => email),
    bank,
    ...flaggedOf(ctx, payable, marks),
  };
}
