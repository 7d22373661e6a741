/** A/B tests at the desk: planned by editors, ended early or deleted by them, read by everybody who works there. */
import {
  type AbTestDay,
  AbTestDay as AbTestDayRow,
  type AbTestDetail,
  type AbTestGround,
  type AbTestRow,
  abTestsMax,
  type NewAbTest,
} from '@weitersagen/contract/ab-test/desk';
import { stateOf } from '@weitersagen/contract/ab-test/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { ChannelName } from '@weitersagen/contract/recommendation/channels';
import { offeredChannels } from '@weitersagen/contract/recommendation/channels';
import * as tests from '#ab-test/ab-test.ts';
import { operatorOf } from '#operator/operator.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { sendShortCsv } from '#platform/http/csv.ts';
import { checkNew, groundOf, listBlocks } from './ground.ts';
import * as sql from './sql.ts';

export const listAbTests = (ctx: Ctx): Promise<AbTestRow[]> =>
  ctx.report(async ({ db }) =>
    (await sql.listTests(db, ctx.mandant.id, abTestsMax)).map((row) => presentRow(ctx, row)),
  );

function presentRow(
  { now }: Ctx,
  { blockId: _block, words: _words, shareOrder: _order, ...row }: sql.AbTestRow,
): AbTestRow {
  return { ...row, state: stateOf(row, today(now)) };
}

export const showAbTestGround = (ctx: Ctx): Promise<AbTestGround> => ctx.read(groundOf);

export async function showAbTest(ctx: Ctx, id: number): Promise<AbTestDetail> {
  const { row, days } = await ctx.report((tx) => readTest(tx, id));
  const { blockId, words, shareOrder } = row;
  const block = blockId === null ? undefined : (await ctx.read(listBlocks)).find((one) => one.id === blockId);
  return {
    ...presentRow(ctx, row),
    block: block ? { id: block.id, title: block.title } : null,
    words,
    orderA: row.subject === 'shareOrder' ? offeredChannels(ctx.mandant.config) : [],
    orderB: shareOrder as ChannelName[],
    days,
  };
}

async function readTest({ db, mandant }: Tx, id: number): Promise<{ row: sql.AbTestRow; days: AbTestDay[] }> {
  const row = (await sql.findTest(db, mandant.id, id)) ?? refuse('unknown');
  const names = { a: tests.nameOf(id, 'A'), b: tests.nameOf(id, 'B') };
  return { row, days: await sql.listDays(db, { mandantId: mandant.id, from: row.from, until: row.until, ...names }) };
}

export async function downloadAbTest(ctx: Ctx, id: number, answer: Answer): Promise<void> {
  const { days } = await ctx.report((tx) => readTest(tx, id));
  sendShortCsv(answer, `abtest-${id}-${ctx.mandant.slug}`, AbTestDayRow, days);
}

export async function createAbTest(ctx: Ctx, asked: NewAbTest): Promise<AbTestDetail> {
  const { operatorId } = operatorOf(ctx);
  const { block, order, words, ...test } = asked;
  const isBlock = test.subject === 'block';
  const id = await ctx.write(async (tx) => {
    checkNew(await groundOf(tx), asked);
    const version = {
      blockId: isBlock ? block : null,
      words: isBlock ? words : [],
      shareOrder: isBlock ? [] : order,
    };
    return tests.planAbTest(tx, { ...test, ...version }, operatorId);
  });
  return showAbTest(ctx, id);
}

export async function endAbTest(ctx: Ctx, id: number): Promise<AbTestDetail> {
  await ctx.write((tx) => tests.endAbTest(tx, id));
  return showAbTest(ctx, id);
}

export async function removeAbTest(ctx: Ctx, id: number): Promise<{ isDeleted: boolean }> {
  await ctx.write((tx) => tests.removeAbTest(tx, id));
  return { isDeleted: true };
}
