/** Four figures of the last thirty days, each with its line, its change and a table of its days. */
import { type FigureDay, type Figures, periodDays } from '@weitersagen/contract/overview/desk';
import { day, money, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Fold } from '../../ui/fold.tsx';
import layout from '../../ui/layout.module.css';
import { Line } from '../../ui/work/chart/line.tsx';
import styles from './figures.module.css';
import { changeOf, sumOf } from './reading.ts';
import series from './series.module.css';

const steps = ['recommended', 'accepted', 'confirmed', 'paid'] as const;
type Step = (typeof steps)[number];

export const FigureCards = ({ figures }: { figures: Figures }) => (
  <ul className={styles.cards}>
    {steps.map((step) => (
      <li key={step}>
        <Card step={step} figures={figures} />
      </li>
    ))}
  </ul>
);

function Card({ step, figures }: { step: Step; figures: Figures }) {
  const t = useT();
  const locale = useLocale();
  const sum = sumOf(figures, step);
  const isMoney = step === 'paid';
  const [now, before] = isMoney ? [sum.cents, sum.centsBefore] : [sum.count, sum.countBefore];
  const written = (value: number): string => (isMoney ? money(value, locale) : number(value, locale));
  const shownOf = (one: FigureDay): number => (isMoney ? one.paidCents : one[step]);
  const name = t(`desk.figures.${step}`);
  const backCents = isMoney ? sumOf(figures, 'returned').cents : 0;
  const highest = figures.days.toSorted((one, other) => shownOf(other) - shownOf(one))[0];
  return (
    <article className={styles.card} aria-label={name}>
      <h3>{name}</h3>
      <p className={styles.sum}>{written(now)}</p>
      <p className={styles.change}>
        <Change now={now} before={before} />{' '}
        <span className={layout.soft}>
          {t('desk.figures.before', { sum: written(before) })}
          {backCents > 0 && `, ${t('desk.figures.cameBack', { sum: money(backCents, locale) })}`}
        </span>
      </p>
      <div className={series[step]}>
        <Line
          values={figures.days.map(shownOf)}
          label={
            highest && shownOf(highest) > 0
              ? t('desk.figures.line', {
                  name,
                  days: periodDays,
                  highest: written(shownOf(highest)),
                  day: day(highest.day, locale),
                })
              : t('desk.figures.flat', { name, days: periodDays })
          }
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{day(figures.from, locale)}</span>
        <span>{day(figures.until, locale)}</span>
      </p>
      <Days name={name} rows={figures.days.map((one) => [one.day, written(shownOf(one))] as const)} />
    </article>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const t = useT();
  const locale = useLocale();
  const change = changeOf(now, before);
  if (change === null) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' }).format(change);
  return <b>{t('desk.figures.change', { percent })}</b>;
}

/** The newest first: it is what somebody looks for. */
function Days({ name, rows }: { name: string; rows: readonly (readonly [day: string, value: string])[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Fold className={styles.days} summary={t('desk.figures.asTable')}>
      <table className={styles.table}>
        <caption className={layout.hush}>{t('desk.figures.byDay', { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.figures.day')}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(([on, value]) => (
            <tr key={on}>
              <th scope="row">{day(on, locale)}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
