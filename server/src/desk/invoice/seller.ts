/**
 * Who the mandant is on invoices of agencies: shown as it was said, changed by an admin with a reason; where it is paid to another
 * account another admin agrees (rules 3.12, 4.4).
 */
import type { Asked } from '@weitersagen/contract/approval/schemas';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { ChangeSeller, ShownSeller } from '@weitersagen/contract/invoice/desk';
import { stepUp } from '#identity/identity.ts';
import { findSeller, wishSeller } from '#invoice/invoice.ts';
import { operatorKind } from '#operator/operator.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { askOr } from '../approval/ask-or.ts';
import { listOpenOf } from '../approval/sql.ts';
import { findLastEvent } from '../event/sql.ts';

type Shown = Value<typeof ShownSeller>;

export const showSeller = (ctx: Ctx): Promise<Shown> => ctx.read(shownIn);

async function shownIn(tx: Tx): Promise<Shown> {
  const last = await findLastEvent(tx.db, tx.mandant.id, { object: 'mandant', id: tx.mandant.id, event: 'seller' });
  return {
    seller: (await findSeller(tx)) ?? null,
    changedAt: last?.at ?? null,
    changedBy: last?.actorKind === 'operator' ? last.actor : null,
    approvals: (await listOpenOf(tx.db, tx.mandant.id, 'mandant', tx.mandant.id)).filter(
      ({ kind }) => kind === 'changeSeller',
    ),
  };
}

export async function changeSeller(
  ctx: Ctx,
  { reason, code, password, ...given }: Value<typeof ChangeSeller>,
  answer: Answer,
): Promise<Shown | Value<typeof Asked>> {
  await stepUp(operatorKind, ctx, { code, password });
  return askOr(ctx, answer, shownIn, async (tx) => ({
    kind: 'changeSeller',
    given: await wishSeller(tx, given),
    reason,
  }));
}
