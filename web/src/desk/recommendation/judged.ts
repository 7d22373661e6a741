/**
 * What an operator may do with a recommendation and its people now, and why not: the contract's tables (rules 3.1, 3.2)
 * in the words of the desk. The server enforces the same.
 */
import { type AccountEvent, mayAccount } from '@weitersagen/contract/account/rules';
import type { Value } from '@weitersagen/contract/basics/wire';
import { mayOrder } from '@weitersagen/contract/order/rules';
import type { RecommendationDetail } from '@weitersagen/contract/recommendation/desk';
import { mayRecommendation } from '@weitersagen/contract/recommendation/rules';
import { type GoodwillFacts, goodwillCents, obstacleToGoodwill } from '@weitersagen/contract/reward/goodwill';
import { isReceived } from '@weitersagen/contract/reward/rules';
import type { TextKey } from '../../i18n/t.ts';

export type Detail = Value<typeof RecommendationDetail>;
type State = Pick<Detail, 'status'>;

export function obstacleToCancel(recommendation: State): TextKey | undefined {
  if (mayRecommendation('cancel', recommendation)) return undefined;
  return `desk.recommendation.whyCancel.${recommendation.status === 'released' ? 'released' : 'over'}`;
}

type Cancelled = Pick<Detail, 'rootNumber' | 'recipientStatus'> & {
  orders: readonly Pick<Detail['orders'][number], 'status'>[];
};

/** What ends with a recommendation that is cancelled (E15, A10), and who hears of it: the link goes with a root only. */
export const cancellationOf = ({ rootNumber, orders, recipientStatus }: Cancelled) => ({
  link: rootNumber === null ? ('root' as const) : ('followUp' as const),
  orders: orders.filter((order) => mayOrder('drop', order)).length,
  mails: recipientStatus === 'confirmed' ? ('both' as const) : ('one' as const),
});

type Own = Pick<Detail['rewards'][number], 'role' | 'status' | 'kind' | 'amountCents'>;

/** What the data of a recipient take along (R10): the recommendation, and of the own rewards what is not paid yet. */
export function forgettingOf({ status, rewards }: State & { rewards: readonly Own[] }) {
  const own = rewards.filter(({ role }) => role === 'recipient');
  const sum = (which: (reward: Own) => boolean) =>
    own.filter(which).reduce((cents, { amountCents }) => cents + amountCents, 0);
  return {
    isEnd: mayRecommendation('loseRecipient', { status }) || mayRecommendation('forgetRecipient', { status }),
    waivedCents: sum((reward) => reward.status === 'ready'),
    underWayCents: sum((reward) => reward.status === 'collected' && !isReceived(reward)),
    voucherCents: sum((reward) => reward.status === 'collected' && isReceived(reward)),
  };
}

export function whyNoGoodwill(facts: GoodwillFacts): TextKey | undefined {
  const obstacle = obstacleToGoodwill(facts);
  return obstacle && `desk.recommendation.whyGoodwill.${obstacle}`;
}

export function obstacleToLock(event: AccountEvent & ('lock' | 'unlock'), status: Detail['recommenderStatus']) {
  if (mayAccount(event, { status })) return undefined;
  return `desk.recommendation.whyLock.${status === 'deleted' ? 'deleted' : 'created'}` as const satisfies TextKey;
}

/** `35`, `35,00`, `1.000,50`, `35.00` as whole cents; nothing where it is no amount that may be granted. */
export function goodwillOf(text: string): number | undefined {
  const plain = text.replace(/[\s€]/g, '');
  const [, euros = '', cents = ''] = /^(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:[,.](\d{1,2}))?$/.exec(plain) ?? [];
  if (euros === '') return undefined;
  const amount = Number(euros.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
  return amount >= goodwillCents.min && amount <= goodwillCents.max ? amount : undefined;
}

/** How the decisions about a stopped bank account are called in the address. */
export const bankQuestions = { freeBank: 'bankdaten-freigeben', dropBank: 'bankdaten-loeschen' } as const;
