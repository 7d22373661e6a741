/** Mails to whoever a reward belongs to. They go with the person's data; to a deleted person there is none. */
import { dayOf } from '@weitersagen/contract/basics/day';
import type { Tx } from '#platform/context.ts';
import { type NewMail, queueMails } from '#platform/mail/queue.ts';
import type { Template } from '#platform/mail/template.ts';
import { productNameIn } from '#product/product.ts';
import type { RewardMail } from './mail/mails.ts';
import type { Reward } from './sql.ts';

/** `more` is what the template knows beside the reward; one that knows nothing else takes none. */
export async function mailCollectors(tx: Tx, template: Template<RewardMail>, rewards: readonly Reward[]): Promise<void>;
export async function mailCollectors<More extends object>(
  tx: Tx,
  template: Template<RewardMail & More>,
  rewards: readonly Reward[],
  more: NoInfer<More>,
): Promise<void>;
export async function mailCollectors(
  tx: Tx,
  template: Template<RewardMail>,
  rewards: readonly Reward[],
  more: object = {},
): Promise<void> {
  await queueMails(
    tx,
    template,
    rewards.flatMap((reward) => toMail(reward, more)),
  );
}

function toMail(reward: Reward, more: object): NewMail<RewardMail>[] {
  const { email: to, language, accountId, recipientId } = reward;
  if (to === null) return [];
  const { number, attempt, amountCents, collectUntil, firstName, isGoodwill } = reward;
  const product = productNameIn({ name: reward.productName, translations: reward.productTexts }, language);
  const told = {
    ...{ number, attempt, amountCents, collectUntil, product, firstName, isGoodwill, last4: reward.ibanLast4 },
    paidOn: reward.paidAt && dayOf(reward.paidAt),
    isRecommender: accountId !== null,
  };
  const whose =
    accountId === null
      ? ({ object: 'recipient', objectId: recipientId } as const)
      : ({ object: 'account', objectId: accountId } as const);
  return [{ to, language, ...whose, parameters: { ...told, ...more } }];
}
