/** The way to the premium has ended: what was reached, what ended it and when, and whom to ask. */
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { type Event, Timeline } from '../../ui/state/timeline.tsx';
import { useFrame } from '../page/page-frame.ts';
import { MailSentence } from '../shell/link/mail-sentence.tsx';
import type { OwnOrder } from './own-order.ts';
import type { End } from './recipient-end.ts';

export function EndedWay({ order, end: { why, on } }: { order: Pick<OwnOrder, 'steps'>; end: End }) {
  const t = useT();
  const locale = useLocale();
  const { supportEmail } = useFrame().mandant;
  const reached = order.steps
    .filter(({ isReached }) => isReached)
    .map(
      ({ step, on: reachedOn }): Event => ({
        name: t(`agreement.step.${step}`),
        note: reachedOn ? t('agreement.doneOn', { day: day(reachedOn, locale) }) : t('agreement.done'),
        state: 'done',
      }),
    );
  const ended: Event = {
    name: t(`agreement.ended.${why}`),
    note: t(`agreement.ended.${why}Why`, { day: on ? day(on, locale) : 'none' }),
    state: 'stopped',
  };
  return (
    <section className={layout.stack}>
      <h2>{t('agreement.journey')}</h2>
      <Timeline label={t('agreement.journey')} events={[...reached, ended]} />
      {supportEmail && (
        <p className={layout.small}>
          <MailSentence sentence={t('agreement.ended.question', { email: supportEmail })} email={supportEmail} />
        </p>
      )}
    </section>
  );
}
