/** A payout run at the desk: made, shown with its transfers, listed. The front file says the rules. */
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
import { endToEndId, obstacleToPayout } from '@weitersagen/contract/reward/rules';
import { findDebtor } from '#mandant/mandant.ts';
import { openRun } from '#payout-run/payout-run.ts';
import type { Ctx, Tx } from '#platform/context.ts';
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
    const transfers = rewards.map(({ id, number, attempt, amountCents }) => ({
      subject: { kind: 'reward' as const, id },
      attempt,
      cents: amountCents,
      endToEndId: endToEndId(number, attempt),
    }));
    return describeRun(tx, await openRun(tx, transfers));
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

/** Recommendations that end or go on with the run. */
export const listRecommendationsOf = ({ db }: Tx, runId: number): Promise<number[]> =>
  sql.listRecommendationIds(db, runId);
