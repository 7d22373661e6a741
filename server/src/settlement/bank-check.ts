/**
 * Two ways to one sum (rules 4.2): what the confirmed runs transferred, less what came back, is what the books say the bank
 * paid. Whoever changes a transfer, a reward or a posting past the program changes one of both.
 */

import { today } from '#platform/clock.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';

import * as sql from './sql.ts';

/** Job: keeps both sums of the day, the last ones where it runs twice; gives how many runs were added up. */
export const checkBank = pass(async (ctx) => {
  const { runs, ...sums } = await ctx.read((tx) => sql.sumBank(tx.db));
  await ctx.write((tx) => sql.putBankCheck(tx.db, { ...sums, day: today(tx.now), at: tx.now }));
  return runs;
}, whoHas(sql.bankRow));
