/** The review desk (rules 3.14): the list of cases, one whole, who looks at it, and how well each rule does. */

import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { codesOf } from '@weitersagen/contract/basics/label';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type CaseDetail,
  type CaseFileQuery,
  type CasePage,
  type CaseQuery,
  CaseRow,
  type showRules as rulesCall,
} from '@weitersagen/contract/case/desk';
import { mayReopen, rulesMax } from '@weitersagen/contract/case/rules';
import { signalRule } from '@weitersagen/contract/signal/rules';
import { explain } from '@weitersagen/contract/signal/words';
import * as cases from '#case/case.ts';
import { listColleagues, operatorOf } from '#operator/operator.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { listOpenOf } from '../approval/sql.ts';
import { eventsOf } from '../event/event.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { withTails } from '../list/people.ts';
import { presentReward } from '../reward/reward.ts';
import { listRewardRows } from '../reward/sql.ts';
import * as sql from './sql.ts';

type Row = Value<typeof CaseRow>;

export const listCases = (ctx: Ctx, query: ListQuery<typeof CaseQuery>): Promise<Value<typeof CasePage>> =>
  ctx.report((tx) => sql.pageCases(tx.db, ctx.mandant.id, withTails(ctx, query)));

export const downloadCases = listFile<Value<typeof CaseFileQuery>, typeof CaseRow>('faelle', CaseRow, listCases);

/** As it is inside the transaction that decides. */
export const rowOf = async (tx: Tx, id: number): Promise<Row> =>
  (await sql.findCaseRow(tx.db, tx.mandant.id, id)) ?? refuse('unknown');

export async function showCase(ctx: Ctx, id: number): Promise<Value<typeof CaseDetail>> {
  const mandantId = ctx.mandant.id;
  const isOfOne = await ctx.read((tx) => cases.mayReleaseAlone(tx, id, operatorOf(tx).operatorId));
  return ctx.report(async (tx) => {
    const row = await rowOf(tx, id);
    const numbers = await sql.listRewardNumbers(tx.db, mandantId, id);
    const rewards: Value<typeof CaseDetail>['rewards'] = [];
    for (const number of numbers) {
      const [found] = await listRewardRows(tx.db, mandantId, { number });
      if (found) rewards.push(presentReward(tx.now)(found));
    }
    const language = tx.locale === 'en' ? 'en' : 'de';
    const signals = await sql.listSignals(tx.db, mandantId, id);
    return {
      ...row,
      signals: signals.map((one) => ({ ...one, ...explain(one.rule, language) })),
      rewards,
      notes: await sql.listNotes(tx.db, mandantId, id),
      events: await eventsOf(tx, 'case', id),
      approvals: await listOpenOf(tx.db, mandantId, 'case', id),
      mayLock: await sql.hasLockable(tx.db, mandantId, id),
      needsAnother: !isOfOne,
      mayReopen: mayReopen({ ...row, runs: await sql.listRuns(tx.db, mandantId, id) }, tx.now),
    };
  });
}

/** Whoever may decide about money of the mandant may have a case. */
export const listCaseColleagues = (ctx: Ctx): Promise<{ email: string }[]> =>
  ctx.read(async (tx) => (await listDeciders(tx)).map(({ email }) => ({ email })));

const listDeciders = async (tx: Tx) => (await listColleagues(tx)).filter(({ role }) => role !== 'BetreiberRedaktion');

/** F3. To nobody without an address; one who does not work on the mandant is none to give it to. */
export const assignCase = (ctx: Ctx, id: number, email: string | null): Promise<Row> =>
  ctx.write(async (tx) => {
    const { found } = await cases.lockCase(tx, id);
    await cases.assignCase(tx, found, email === null ? null : await colleagueId(tx, email));
    return rowOf(tx, id);
  });

export async function colleagueId(tx: Tx, email: string): Promise<number> {
  const colleague = (await listDeciders(tx)).find((one) => one.email === email);
  return colleague?.id ?? refuse('input.invalid', { problems: [{ field: 'Email', code: 'invalid' }] });
}

export const noteCase = (ctx: Ctx, id: number, text: string): Promise<Row> =>
  ctx.write(async (tx) => {
    const { found } = await cases.lockCase(tx, id);
    await cases.noteCase(tx, found, text, operatorOf(tx).operatorId);
    return rowOf(tx, id);
  });

/** Every rule, also one that never fired, with the weight it has for the mandant. */
export async function showRules(ctx: Ctx): Promise<Reply<typeof rulesCall>> {
  const rules = codesOf(signalRule);
  const counted = new Map(
    (await ctx.report((tx) => sql.countRules(tx.db, ctx.mandant.id, { rules, max: rulesMax }))).map((row) => [
      row.rule,
      row,
    ]),
  );
  const { signalWeights } = ctx.mandant.config;
  return rules.map((rule) => ({
    weight: signalWeights[rule],
    ...(counted.get(rule) ?? { rule, fired: 0, decided: 0, right: 0 }),
  }));
}
