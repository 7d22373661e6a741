/** The own money of a year: a bar a month, what was received below what is expected, every number as a table to open. */
import type { Months as Shown } from '@weitersagen/contract/personal-area/schemas';
import { money } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Fold } from '../../../ui/fold.tsx';
import layout from '../../../ui/layout.module.css';
import { Chips } from '../../../ui/work/chips.tsx';
import { useAddress } from '../../page/page-frame.ts';
import styles from '../entry-chart.module.css';

/** In the address: the year that is looked at. */
export const yearMark = 'jahr';
const place = 'geld';

interface Props extends Shown {
  /** Of the list beside it, which stays as it is. */
  group: string | null;
}

export function Months({ year, months, years, group }: Props) {
  const t = useT();
  const locale = useLocale();
  const address = useAddress('personalArea', { gruppe: group, [yearMark]: 'JAHR' });
  const [received, expected] = (['receivedCents', 'expectedCents'] as const).map((what) =>
    months.reduce((sum, month) => sum + month[what], 0),
  ) as [number, number];
  const sums = { year, received: money(received, locale), expected: money(expected, locale) };
  return (
    <section className={layout.card} aria-labelledby={place}>
      <h2 id={place}>{t('area.months', { year })}</h2>
      {years.length > 1 && (
        <Chips
          label={t('area.months.choose')}
          chips={years.map((one) => ({
            name: String(one),
            href: `${address?.replace('JAHR', String(one))}#${place}`,
            isCurrent: one === year,
          }))}
        />
      )}
      {received + expected === 0 ? (
        <p className={layout.soft}>{t('area.months.none', { year })}</p>
      ) : (
        <>
          <figure className={styles.chart}>
            <Bars months={months} title={t('area.months.chart', sums)} />
            <figcaption>
              <Key name={t('area.months.received', sums)} />
              <Key name={t('area.months.expected', sums)} isExpected />
            </figcaption>
          </figure>
          <Numbers months={months} />
        </>
      )}
    </section>
  );
}

const [barWidth, gap, height, below] = [20, 8, 96, 18];
const whole = 12 * (barWidth + gap);

function Bars({ months, title }: Pick<Shown, 'months'> & { title: string }) {
  const locale = useLocale();
  const most = Math.max(...months.map(({ receivedCents, expectedCents }) => receivedCents + expectedCents));
  const tall = (of: number): number => (of === 0 ? 0 : Math.max(3, Math.round((of / most) * height)));
  return (
    <svg viewBox={`0 0 ${whole} ${height + below}`} role="img" aria-labelledby="money-of-months">
      <title id="money-of-months">{title}</title>
      {months.map(({ month, receivedCents, expectedCents }) => {
        const x = (month - 1) * (barWidth + gap) + gap / 2;
        const [has, comes] = [tall(receivedCents), tall(expectedCents)];
        return (
          <g key={month}>
            <rect x={x} y={height - has} width={barWidth} height={has} />
            {comes > 0 && (
              <rect
                className={styles.expected}
                x={x + 0.75}
                y={Math.max(0, height - has - comes) + 0.75}
                width={barWidth - 1.5}
                height={comes - 1.5}
              />
            )}
            <text x={x + barWidth / 2} y={height + 14} fontSize="11" textAnchor="middle" fill="currentColor">
              {monthName(month, locale, 'narrow')}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${height + 0.5}H${whole}`} />
    </svg>
  );
}

const Key = ({ name, isExpected = false }: { name: string; isExpected?: boolean }) => (
  <span>
    <svg width="12" height="10" viewBox="0 0 12 10" aria-hidden="true">
      <rect className={isExpected ? styles.expected : undefined} x="0.75" y="0.75" width="8.5" height="8.5" />
    </svg>
    {name}
  </span>
);

function Numbers({ months }: Pick<Shown, 'months'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <Fold summary={t('area.months.numbers')}>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">{t('area.months.month')}</th>
            <th scope="col">{t('area.sum.received')}</th>
            <th scope="col">{t('area.months.open')}</th>
          </tr>
        </thead>
        <tbody>
          {months
            .filter(({ receivedCents, expectedCents }) => receivedCents + expectedCents > 0)
            .map(({ month, receivedCents, expectedCents }) => (
              <tr key={month}>
                <td>{monthName(month, locale, 'long')}</td>
                <td>{money(receivedCents, locale)}</td>
                <td>{money(expectedCents, locale)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Fold>
  );
}

/** Every year has the same. */
const monthName = (month: number, locale: string, width: 'narrow' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 15));
