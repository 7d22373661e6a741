/** The four steps to the premium, each on its own: the order may come before or after the confirmation (3.3). */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { RecipientOrder } from '@weitersagen/contract/recipient/schemas';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Journey, type Step } from '../../ui/journey.tsx';

type Order = Pick<Value<typeof RecipientOrder>, 'steps' | 'deletionOn'>;

export function RecipientJourney({ order: { steps, deletionOn } }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const isOrdered = steps.some(({ step, isReached }) => step === 'ordered' && isReached);
  const missing = (step: Exclude<Order['steps'][number]['step'], 'confirmed'>) =>
    step === 'orderConfirmed' && !isOrdered ? 'orderLater' : step;
  const shown = steps.map(({ step, isReached, on }): Step => {
    const name = t(`agreement.step.${step}`);
    if (isReached) {
      return { name, note: on ? t('agreement.doneOn', { day: day(on, locale) }) : t('agreement.done'), state: 'done' };
    }
    if (step !== 'confirmed') return { name, note: t(`agreement.missing.${missing(step)}`), state: 'open' };
    const note = deletionOn ? t('agreement.yourTurn', { day: day(deletionOn, locale) }) : t('agreement.yourTurnPlain');
    return { name, note, state: 'now' };
  });
  return <Journey label={t('agreement.journey')} steps={shown} />;
}
