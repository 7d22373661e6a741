/** Why what was asked for can be done no more: what has happened since, for whoever agrees and is refused (rules 3.12). */
import { germanMoment } from '@weitersagen/contract/basics/day';
import { Refusal } from '@weitersagen/contract/basics/refusals';
import { happenedWords, objectWords } from '@weitersagen/contract/event/words';
import type { ApprovalRow } from '#approval/approval.ts';
import type { Tx } from '#platform/context.ts';
import { agenciesOf } from './another.ts';
import { outdatingOf } from './outdating.ts';
import { findChange } from './touch-sql.ts';

/** The step, with a refusal that names what has changed where nothing else says it. */
export async function sayingWhatChanged<R>(tx: Tx, approval: ApprovalRow, step: () => Promise<R>): Promise<R> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Refusal) || error.refusal !== 'state.not-allowed' || error.details.problems) throw error;
    const change = await findChange(tx, approval, outdatingOf(approval.kind), agenciesOf(tx, approval));
    if (!change) throw error;
    const language = tx.locale === 'en' ? 'en' : 'de';
    const what = `${objectWords[change.object][language]}: ${happenedWords(change)[language]}`;
    const by = [germanMoment(change.at).replace(' - ', ' '), change.by].filter(Boolean).join(', ');
    throw new Refusal('approval.changed', { values: { change: `${what} (${by})` } });
  }
}
