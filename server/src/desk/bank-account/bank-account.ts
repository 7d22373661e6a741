/** What the desk decides about a bank account that its owner has stopped (M36): it is right, or it goes. Another person agrees. */
import type { Asked } from '@weitersagen/contract/approval/schemas';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { seeBank } from '#settlement/settlement.ts';
import { askOr } from '../approval/ask-or.ts';
import { type AccountState, stateOf } from '../recommender/unlock.ts';

type Waits = Value<typeof Asked>;
interface Given {
  reason: string;
  answer: Answer;
}

const ofAccount =
  (kind: 'freeBankAccount' | 'dropBankAccount') =>
  (ctx: Ctx, hash: string, { reason, answer }: Given): Promise<AccountState | Waits> =>
    askOr(
      ctx,
      answer,
      (tx) => stateOf(tx, hash),
      async (tx) => ({ kind, given: await seeBank(tx, { hash }), reason }),
    );

const ofRecipient =
  (kind: 'freeBankAccount' | 'dropBankAccount') =>
  (ctx: Ctx, recipient: string, { reason, answer }: Given): Promise<{ isStored: boolean } | Waits> =>
    askOr(
      ctx,
      answer,
      async () => ({ isStored: kind === 'freeBankAccount' }),
      async (tx) => ({ kind, given: await seeBank(tx, { recipient }), reason }),
    );

export const freeAccountBank = ofAccount('freeBankAccount');
export const dropAccountBank = ofAccount('dropBankAccount');
export const freeRecipientBank = ofRecipient('freeBankAccount');
export const dropRecipientBank = ofRecipient('dropBankAccount');
