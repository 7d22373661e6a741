/** How the company went: four figures, the funnel, and what somebody steers by. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Overview } from '@weitersagen/contract/overview/desk';
import type { ReactNode } from 'react';
import { day, money, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useSeat } from '../desk-context.ts';
import { FigureCards } from './figure-cards.tsx';
import styles from './figures.module.css';
import { Funnel } from './funnel.tsx';
import { daysSince, returnShareOf, sumOf } from './reading.ts';
import { placeOf } from './waiting-kinds.ts';

export function Numbers({ figures, oldest }: Pick<Value<typeof Overview>, 'figures' | 'oldest'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className={layout.stack} aria-labelledby="numbers">
      <div>
        <h2 id="numbers">{t('desk.figures.title')}</h2>
        <p className={layout.soft}>
          {t('desk.figures.lead', { from: day(figures.from, locale), until: day(figures.until, locale) })}
        </p>
      </div>
      <FigureCards figures={figures} />
      <div className={styles.panels}>
        <Funnel figures={figures} />
        <section className={styles.panel} aria-labelledby="steer">
          <h3 id="steer">{t('desk.figures.steer')}</h3>
          <Steering figures={figures} oldest={oldest} />
        </section>
      </div>
    </section>
  );
}

function Steering({ figures, oldest }: Pick<Value<typeof Overview>, 'figures' | 'oldest'>) {
  const t = useT();
  const locale = useLocale();
  const share = returnShareOf(figures);
  const { medianDays, medianDaysBefore, owedCents } = figures;
  const returned = sumOf(figures, 'returned').count;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const facts: [string, ReactNode][] = [
    [t('desk.figures.owed'), money(owedCents, locale)],
    [
      t('desk.figures.median'),
      medianDays === null ? (
        t('desk.figures.noPayout')
      ) : (
        <>
          {t('desk.figures.days', { count: medianDays })}
          {medianDaysBefore !== null && <small>{t('desk.figures.daysBefore', { count: medianDaysBefore })}</small>}
        </>
      ),
    ],
    [
      t('desk.figures.returned'),
      share === null ? (
        t('desk.figures.noPayout')
      ) : (
        <>
          {percent.format(share)}
          <small>
            {t('desk.figures.returnedOf', { count: returned, all: number(sumOf(figures, 'paid').count, locale) })}
          </small>
        </>
      ),
    ],
    [t('desk.figures.oldest'), <Oldest key="oldest" oldest={oldest} />],
  ];
  return <Facts facts={facts} />;
}

function Oldest({ oldest }: Pick<Value<typeof Overview>, 'oldest'>) {
  const t = useT();
  const { operator, mandant } = useSeat();
  const [first] = oldest.toSorted((one, other) => one.since.getTime() - other.since.getTime());
  if (!first) return t('desk.start.nothing');
  return (
    <>
      <a href={`/verwaltung/${mandant.slug}/${placeOf[first.kind]}`}>{t(`desk.waiting.${first.kind}`)}</a>
      <small>{t('desk.start.since', { count: daysSince(first.since, operator.today) })}</small>
    </>
  );
}
