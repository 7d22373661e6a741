/**
 * The start page of the desk: what waits for a person today, and nothing that waits for nobody; how things go; and what the
 * question before a payout run says.
 */
import { decidersMin } from '@weitersagen/contract/approval/rules';
import { codesOf } from '@weitersagen/contract/basics/label';
import type { Value } from '@weitersagen/contract/basics/wire';
import { type Overview, type WaitingKind, waitingKind } from '@weitersagen/contract/overview/desk';
import type { NextRun } from '@weitersagen/contract/payout/desk';
import { lacksPortalSecret } from '#mandant/mandant.ts';
import { operatorOf } from '#operator/operator.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { countDeciders, countOpen, listExporters, obstacleToExport } from '../approval/another.ts';
import { flaggedOf, readMarksNow } from '../payout/flags.ts';
import { countAside, listUnpaid } from '../payout/next-run-sql.ts';
import { findBankCheck } from '../payout/sql.ts';
import { readFigures } from './period.ts';
import { countViews, countWaiting, listOpenRuns, type OpenRun, type WaitingRow } from './sql.ts';

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
  const { counted, views, bank, figures, runs } = await ctx.report(async (tx) => ({
    counted: await countWaiting(tx),
    views: await countViews(tx),
    bank: await findBankCheck(tx.db, ctx.mandant.id),
    figures: await readFigures(tx),
    runs: await listOpenRuns(tx),
  }));
  const decisions = await ctx.read(async (tx) => ({
    rows: await countDecisions(tx),
    notOwn: await listNotOwn(tx, runs),
  }));
  const order = codesOf(waitingKind);
  const isAdmin = ctx.actor.kind === 'operator' && ctx.actor.role === 'BetreiberAdmin';
  const waiting = [...decisions.rows, ...counted]
    .filter(({ kind, count }) => count > 0 && (isAdmin || !ofAdmins.includes(kind)))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return {
    waiting: waiting.map(({ kind, count, sumCents }) => ({ kind, count, sumCents })),
    notOwn: waiting.map(({ kind }) => kind).filter((kind) => decisions.notOwn.has(kind)),
    oldest: waiting.flatMap(({ kind, since }) => (since ? [{ kind, since }] : [])),
    views: views.map(({ kind, count }) => ({ view: kind, count })),
    bank,
    figures,
  };
}

/** More runs than these are somebody's to do in any case. */
const runsMax = 10;

/** Kinds of which everything waits for another person than the one who looks (rules 3.11 and 3.12). */
async function listNotOwn(tx: Tx, runs: readonly OpenRun[]): Promise<ReadonlySet<WaitingKind>> {
  const kinds = new Set<WaitingKind>(['approvalElsewhere']);
  if (!tx.system.config.fourEyes || runs.length >= runsMax) return kinds;
  const drafts = runs.filter(({ status }) => status === 'draft');
  const exported = runs.filter(({ status }) => status === 'exported');
  const obstacles = await Promise.all(drafts.map((run) => obstacleToExport(tx, run)));
  if (drafts.length > 0 && obstacles.every((obstacle) => obstacle !== undefined)) kinds.add('payoutDraft');
  const { operatorId } = operatorOf(tx);
  if (exported.length > 0 && exported.every(({ exportedById }) => exportedById === operatorId))
    kinds.add('payoutExported');
  return kinds;
}

/**
 * What waits for a decision of two: for the one who looks, and for somebody else; whether there are enough of them; and
 * whether a secret is missing.
 */
async function countDecisions(tx: Tx): Promise<WaitingRow[]> {
  const { own, others } = await countOpen(tx);
  const deciders = await countDeciders(tx);
  const isFew = tx.system.config.fourEyes && deciders < decidersMin;
  const counts = {
    approvalOpen: own,
    approvalElsewhere: others,
    fewDeciders: isFew ? 1 : 0,
    portalSecretMissing: (await lacksPortalSecret(tx)) ? 1 : 0,
  } as const;
  return Object.entries(counts).map(([kind, count]) => ({
    kind: kind as WaitingKind,
    count,
    sumCents: null,
    since: null,
  }));
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
