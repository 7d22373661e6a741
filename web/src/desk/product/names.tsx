/** Where products are, and what a visitor reads of the price of each. */
import { priceSpans } from '@weitersagen/contract/product/price';
import { money } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { commissionSigns, rowsIn } from '../content/editor/priced/priced-text.ts';
import { deskPath } from '../screen.ts';

export const productsAt = 'produkte';
export const productPath = (slug: string, id: number | string): string => deskPath(slug, productsAt, id);

interface Told {
  monthlyCents: number | null;
  priceSteps: string | null;
  onceCents?: number | null;
  termMonths?: number | null;
  /** Paid in place of the price while a promotion lasts. */
  promotion?: { name: string; cents: number } | null;
  rebate?: { name: string; cents: number } | null;
}

/** The price over time, as pages tell it, in one sentence. */
export function priceSentence(told: Told, t: T, locale: string): string {
  const { onceCents, termMonths, promotion, rebate } = told;
  const spans = priceSpans(promotion ? { ...told, monthlyCents: promotion.cents } : told);
  const [first, ...later] = spans;
  if (!first) return t('price.onRequest');
  const months = first.toMonth === null ? '' : ` ${t('price.firstMonths', { months: first.toMonth })}`;
  return [
    `${money(first.cents, locale)} ${t('price.month')}${months}`,
    ...later.map((span, index) =>
      t(index === 0 ? 'price.then' : 'price.fromMonth', { month: span.fromMonth, price: money(span.cents, locale) }),
    ),
    ...(promotion ? [usual(promotion.name, told.monthlyCents, t, locale)] : []),
    ...(onceCents === undefined ? [] : [t('price.once', { price: money(onceCents, locale) })]),
    ...(termMonths === undefined || termMonths === null ? [] : [t('price.term', { months: termMonths })]),
    ...(rebate ? [t('price.rebate', { promotion: rebate.name, amount: money(rebate.cents, locale) })] : []),
  ].join(', ');
}

const usual = (promotion: string, cents: number | null, t: T, locale: string): string =>
  t(promotion === '' ? 'price.usualPrice' : 'price.usual', { promotion, price: money(cents, locale) });

/** Short, for a row of a list. */
export function ShortPrice(told: Pick<Told, 'monthlyCents' | 'priceSteps'>) {
  return priceSentence(told, useT(), useLocale());
}

/** What each class of sales partners earns, one below the other. */
export function Classes({ commission }: { commission: string }) {
  const locale = useLocale();
  return rowsIn(commission, commissionSigns).map(({ key, first, cents }) => (
    // A class and its amount stay together.
    <div key={key}>{`${first}:\u00a0${money(Number(cents), locale)}`}</div>
  ));
}
