/**
 * What a tariff costs month by month, as a small picture and in words, and in all until the minimum term ends (PAngV, K-05); and
 * what else is known of it in figures.
 */
import { priceSpans, totalCents } from '@weitersagen/contract/product/price';
import { quoteOf } from '@weitersagen/contract/product/quote';
import { isMobile, type Tariff } from '@weitersagen/contract/product/schemas';
import { money } from '../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../i18n/t.ts';
import { Facts } from '../../../ui/facts.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './detail.module.css';

/** The months that the picture shows where no minimum term says more. */
const monthsMin = 12;
const [width, height] = [240, 72];

/** Nothing where no price is told. */
export function PriceOverTime({ tariff }: { tariff: Tariff }) {
  const t = useT();
  const locale = useLocale();
  const quote = quoteOf(tariff);
  const spans = priceSpans(quote);
  const total = totalCents(quote);
  if (total === null) return null;
  return (
    <section aria-labelledby="over-time" className={layout.stack}>
      <h2 id="over-time">{t(spans.length > 1 ? 'product.overTime' : 'product.price')}</h2>
      {spans.length > 1 && <Steps spans={spans} months={quote.termMonths} />}
      <Facts
        facts={[
          ...spans.map(
            ({ fromMonth, toMonth, cents }) =>
              [monthsIn(t, { fromMonth, toMonth }), <Amount cents={cents} key="cents" />] as const,
          ),
          [t(quote.deviceId === null ? 'product.once' : 'product.connection'), money(quote.onceCents, locale)],
          ...(quote.deviceId === null ? [] : [[t('product.device'), money(quote.deviceCents, locale)] as const]),
          ...(quote.termMonths === null
            ? []
            : [
                [
                  t('product.total', { months: quote.termMonths }),
                  <b className={layout.money} key="total">
                    {money(total, locale)}
                  </b>,
                ] as const,
              ]),
          ...figuresOf(tariff, t),
        ]}
      />
    </section>
  );
}

const monthsIn = (t: T, { fromMonth, toMonth }: { fromMonth: number; toMonth: number | null }): string => {
  if (toMonth !== null) return t('product.months', { from: fromMonth, to: toMonth });
  return fromMonth === 1 ? t('product.always') : t('product.fromMonth', { from: fromMonth });
};

const figuresOf = (tariff: Tariff, t: T): (readonly [name: string, value: string])[] => {
  if (isMobile(tariff)) return [];
  const { speedMbit, bundle } = tariff;
  return [
    ...(speedMbit === null ? [] : [[t('category.speed'), t('product.speed', { speed: speedMbit })] as const]),
    ...(bundle === null ? [] : [[t('category.bundle'), t(`category.${bundle}`)] as const]),
  ];
};

function Amount({ cents }: { cents: number }) {
  const t = useT();
  return (
    <>
      <span className={layout.money}>{money(cents, useLocale())}</span> {t('price.month')}
    </>
  );
}

interface Drawn {
  spans: ReturnType<typeof priceSpans>;
  months: number | null;
}

/** A step for each price: as wide as it lasts, as high as it is. What it says stands below it. */
function Steps({ spans, months }: Drawn) {
  const begun = spans.at(-1)?.fromMonth ?? 1;
  const last = Math.max(monthsMin, months ?? 0, begun + 5);
  const highest = Math.max(1, ...spans.map(({ cents }) => cents));
  const at = (month: number): number => Math.round((width * (month - 1)) / last);
  return (
    <svg className={styles.steps} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {spans.map(({ fromMonth, toMonth, cents }) => {
        const tall = Math.max(4, Math.round((height * cents) / highest));
        const [left, right] = [at(fromMonth), at((toMonth ?? last) + 1)];
        return <rect key={fromMonth} x={left} width={right - left - 2} y={height - tall} height={tall} rx="3" />;
      })}
    </svg>
  );
}
