/** F7: a decision about a case is taken back on its day (rules 3.14). */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { mayReopen } from '@weitersagen/contract/case/rules';
import { getAccount } from '#account/account.ts';
import * as cases from '#case/case.ts';
import { operatorOf } from '#operator/operator.ts';
import { letRecommenderGo } from '#person/person.ts';
import type { Tx } from '#platform/context.ts';

/** With everything locked: what the decision did is as it was before. */
export async function reopen(tx: Tx, id: number, reason: string): Promise<void> {
  const locked = await cases.lockCase(tx, id);
  const { found, rewards } = locked;
  if (!mayReopen({ ...found, runs: rewards.map(({ run }) => run) }, tx.now)) refuse('state.not-allowed');
  if (found.status === 'locked' && found.accountId !== null)
    await letRecommenderGo(tx, (await getAccount(tx, found.accountId)).hash, reason);
  await cases.reopenCase(tx, locked, { reason, by: operatorOf(tx).operatorId });
}
