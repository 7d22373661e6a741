/** How the provider stands: how old is what is shown, what keeps newer things away, when it is tried again. */
import type { ProviderState } from '@weitersagen/contract/provider/desk';
import type { ReactNode } from 'react';
import { day, moment, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/state/progress.tsx';
import { Ask, Question } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';

export const fetchQuestion = 'abholen';

interface Props {
  state: ProviderState;
}

/** `children`: what else can be done about it. */
export function Standing({ state, children }: Props & { children: ReactNode }) {
  const t = useT();
  const isOwn = state.productApi === 'standard';
  return (
    <section className={layout.stack} aria-labelledby="standing">
      <div role="status">
        <Said state={state} />
      </div>
      <div className={`${layout.card} ${layout.read}`}>
        <h2 id="standing">{t('desk.provider.standing')}</h2>
        <StateFacts state={state} />
        {state.isRunning && (
          <Progress label={t('desk.provider.running')} of={1} note={t('desk.provider.runningNote')} />
        )}
      </div>
      <div className={layout.row}>
        {!isOwn && (
          <>
            <Ask name={fetchQuestion} obstacle={state.isRunning ? t('desk.provider.whyRunning') : undefined}>
              {t('desk.provider.fetch')}
            </Ask>
            <Question
              name={fetchQuestion}
              title={t('desk.provider.fetch.ask')}
              submit={t('desk.provider.fetch')}
              consequence={<p>{t('desk.provider.fetch.then')}</p>}
            />
          </>
        )}
        {children}
      </div>
    </section>
  );
}

/** The one thing that matters most. */
function Said({ state }: Props) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { productApi, waitingId, failure, failures, confirmedOn, staleOn } = state;
  if (productApi === 'standard') return <Notice>{t('desk.provider.own')}</Notice>;
  if (waitingId !== null)
    return (
      <Notice kind="warn">
        {t('desk.provider.waits')}{' '}
        <a href={deskPath(mandant.slug, 'anbieter', waitingId)}>{t('desk.provider.waits.go')}</a>
      </Notice>
    );
  if (failure !== null) {
    const why = t(`desk.provider.failureOf.${failure}`);
    return (
      <Notice kind="bad">
        {t('desk.provider.away', { count: failures, why })}{' '}
        {confirmedOn === null || staleOn === null
          ? t('desk.provider.away.nothing')
          : t('desk.provider.away.last', { day: day(confirmedOn, locale), until: day(staleOn, locale) })}
      </Notice>
    );
  }
  if (confirmedOn === null) return <Notice>{t('desk.provider.notYet')}</Notice>;
  return <Notice kind="good">{t('desk.provider.well', { day: day(confirmedOn, locale) })}</Notice>;
}

function StateFacts({ state }: Props) {
  const t = useT();
  const locale = useLocale();
  const { productApi, address, products, confirmedOn, takenAt, staleOn, triedAt, nextAt } = state;
  const chosen = [t('desk.provider.choice'), t(`desk.provider.nameOf.${productApi}`)] as const;
  if (productApi === 'standard') return <Facts facts={[chosen]} />;
  const at = (value: Date | null) => (value === null ? '–' : moment(value, locale));
  return (
    <Facts
      facts={[
        chosen,
        [t('desk.provider.address'), <bdi key="address">{address ?? '–'}</bdi>],
        [t('desk.provider.products'), number(products, locale)],
        [t('desk.provider.confirmed'), confirmedOn === null ? '–' : day(confirmedOn, locale)],
        [t('desk.provider.takenAt'), at(takenAt)],
        [t('desk.provider.staleOn'), staleOn === null ? '–' : day(staleOn, locale)],
        [t('desk.provider.triedAt'), at(triedAt)],
        [t('desk.provider.nextAt'), nextAt === null ? t('desk.provider.nextSoon') : at(nextAt)],
      ]}
    />
  );
}
