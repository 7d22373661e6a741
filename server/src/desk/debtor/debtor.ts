/**
 * The mandant's account that pays the rewards, on the desk: shown masked, changed by two admins with a reason (rules
 * 3.12, 7.13).
 */
import type { Asked } from '@weitersagen/contract/approval/schemas';
import { maskIban } from '@weitersagen/contract/bank-account/iban';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { ChangeDebtor, MaskedDebtor } from '@weitersagen/contract/debtor/desk';
import { stepUp } from '#identity/identity.ts';
import { findDebtor } from '#mandant/mandant.ts';
import { operatorKind } from '#operator/operator.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { askOr } from '../approval/ask-or.ts';
import { listOpenOf } from '../approval/sql.ts';
import { findLastEvent } from '../event/sql.ts';

type Shown = Value<typeof MaskedDebtor>;

export const showDebtor = (ctx: Ctx): Promise<Shown> => ctx.read(shownIn);

async function shownIn(tx: Tx): Promise<Shown> {
  const debtor = await findDebtor(tx);
  const last = await findLastEvent(tx.db, tx.mandant.id, { object: 'mandant', id: tx.mandant.id, event: 'debtor' });
  return {
    holder: debtor?.holder ?? null,
    maskedIban: debtor ? maskIban(debtor.iban) : null,
    changedAt: last?.at ?? null,
    // By the shell is by the file of the installation, whoever sat there.
    changedBy: last?.actorKind === 'operator' ? last.actor : null,
    approvals: (await listOpenOf(tx.db, tx.mandant.id, 'mandant', tx.mandant.id)).filter(
      ({ kind }) => kind === 'changeDebtor',
    ),
  };
}

/** Another admin agrees; files that are made already stay as they are, the next export takes the new account. */
export async function changeDebtor(
  ctx: Ctx,
  { reason, code, password, ...given }: Value<typeof ChangeDebtor>,
  answer: Answer,
): Promise<Shown | Value<typeof Asked>> {
  await stepUp(operatorKind, ctx, { code, password });
  return askOr(ctx, answer, shownIn, { kind: 'changeDebtor', given, reason });
}
