/** The four steps to the premium, each on its own: the order may come before or after the confirmation (rules 3.3). */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { RecipientOrder } from '@weitersagen/contract/recipient/schemas';
import { day, fullName } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { type Step, Steps } from '../../ui/steps.tsx';

type Order = Value<typeof RecipientOrder>;
type RecipientStep = Order['steps'][number];
/** What the steps are made of; who knows less shows less. */
type Known = Pick<Order, 'steps' | 'deletionOn'> & Partial<Omit<Order, 'steps' | 'deletionOn'>>;

export function RecipientSteps({ order }: { order: Known }) {
  const t = useT();
  const noteOf = useNote(order);
  const steps = order.steps.map(
    (step): Step => ({
      name: t(`agreement.step.${step.step}`),
      note: noteOf(step),
      state: step.isReached ? 'done' : isNow(step, order) ? 'now' : 'open',
    }),
  );
  return <Steps label={t('agreement.journey')} steps={steps} />;
}

/** What the person can do something about. */
const isNow = ({ step }: RecipientStep, order: Known): boolean => {
  if (step === 'ordered')
    return !order.endedOn && order.steps.some((other) => other.step === 'confirmed' && other.isReached);
  return (
    step === 'confirmed' || (step === 'rewarded' && order.rewardStatus === 'ready' && order.needsBankData === true)
  );
};

function useNote(order: Known): (step: RecipientStep) => string {
  const t = useT();
  const locale = useLocale();
  const { deletionOn, steps } = order;
  const isOrdered = steps.some(({ step, isReached }) => step === 'ordered' && isReached);
  const missing = {
    ordered: () => lost() ?? t('agreement.missing.ordered'),
    confirmed: () =>
      deletionOn ? t('agreement.yourTurn', { day: day(deletionOn, locale) }) : t('agreement.yourTurnPlain'),
    orderConfirmed: () => t(isOrdered ? 'agreement.missing.orderConfirmed' : 'agreement.missing.orderLater'),
    rewarded: () => premium(),
  } satisfies Record<RecipientStep['step'], () => string>;

  function lost(): string | undefined {
    const { orderStatus, endedOn } = order;
    if (!endedOn || (orderStatus !== 'rejected' && orderStatus !== 'cancelled')) return undefined;
    return t(`agreement.lost.${orderStatus}`, { day: day(endedOn, locale) });
  }

  function premium(): string {
    const { amountCents, recommender, rewardStatus, needsBankData, collectUntil, releasableOn } = order;
    if (amountCents === 0 && recommender)
      return t('agreement.missing.other', { name: fullName(recommender.firstName, recommender.lastInitial) });
    if (rewardStatus === 'ready' && needsBankData)
      return collectUntil
        ? t('agreement.missing.accountUntil', { day: day(collectUntil, locale) })
        : t('agreement.missing.account');
    if (rewardStatus === 'ready' || rewardStatus === 'collected') return t('agreement.missing.transfer');
    return releasableOn
      ? t('agreement.missing.releasable', { day: day(releasableOn, locale) })
      : t('agreement.missing.rewarded');
  }

  return ({ step, isReached, on }) => {
    if (!isReached) return missing[step]();
    return on ? t('agreement.doneOn', { day: day(on, locale) }) : t('agreement.done');
  };
}
