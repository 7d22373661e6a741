/** Mails to whoever a reward belongs to. They go with the person's data; to a deleted person there is none. */
import type { Tx } from '#platform/context.ts';
import { type NewMail, queueMails } from '#platform/mail/mail.ts';
import type { Reward } from './sql.ts';

type RewardTemplate = 'M10' | 'M11' | 'M13' | 'M14' | 'M15' | 'M16' | 'M17' | 'M35';

/** What every one of these mails knows; the token of a link is made when the mail is sent. */
export interface RewardMail {
  number: string;
  attempt: number;
  amountCents: number;
  collectUntil: string | null;
  product: string;
  firstName: string | null;
  isGoodwill: boolean;
  /** Of the IBAN of the pickup. */
  last4: string | null;
}

export async function mailCollectors(
  tx: Tx,
  template: RewardTemplate,
  rewards: readonly Reward[],
  more: Record<string, unknown> = {},
): Promise<void> {
  await queueMails(
    tx,
    rewards.flatMap((reward) => toMail(template, reward, more)),
  );
}

export const mailCollector = (
  tx: Tx,
  template: RewardTemplate,
  reward: Reward,
  more: Record<string, unknown> = {},
): Promise<void> => mailCollectors(tx, template, [reward], more);

function toMail(template: RewardTemplate, reward: Reward, more: Record<string, unknown>): NewMail[] {
  const {
    number,
    attempt,
    amountCents,
    collectUntil,
    productName,
    firstName,
    isGoodwill,
    ibanLast4: last4,
    email,
    language,
    accountId,
    recipientId,
  } = reward;
  if (email === null) return [];
  const parameters: RewardMail = {
    number,
    attempt,
    amountCents,
    collectUntil,
    product: productName,
    firstName,
    isGoodwill,
    last4,
  };
  const whose =
    accountId === null
      ? ({ object: 'recipient', objectId: recipientId } as const)
      : ({ object: 'account', objectId: accountId } as const);
  return [{ template, to: email, language, ...whose, parameters: { ...parameters, ...more } }];
}
