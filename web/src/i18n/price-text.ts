/** What a tariff costs, in words: over time (K-05), once, and for how long one is bound. Where it is shown, its texts are `price.`. */
import { priceSpans } from '@weitersagen/contract/product/price';
import { isOnRequest, type Quote } from '@weitersagen/contract/product/quote';
import { money } from './format.ts';
import type { T } from './t.ts';

type Priced = Pick<Quote, 'monthlyCents' | 'priceSteps'>;

/** `in den ersten 6 Monaten 19,95 €, danach 34,95 €`; of one price that price alone. */
function spansText(quote: Priced, t: T, locale: string): string {
  const [first, ...later] = priceSpans(quote);
  if (!first) return t('price.onRequest');
  const price = money(first.cents, locale);
  const begin = first.toMonth === null ? price : `${t('price.firstMonths', { months: first.toMonth })} ${price}`;
  return [begin, ...laterTexts(later, t, locale)].join(', ');
}

/** Of the price after the first one, each in turn. */
export const laterTexts = (
  later: readonly { fromMonth: number; cents: number }[],
  t: T,
  locale: string,
): readonly string[] =>
  later.map(({ fromMonth, cents }, index) =>
    t(index === 0 ? 'price.then' : 'price.fromMonth', { month: fromMonth, price: money(cents, locale) }),
  );

/** What is paid once, for how long one is bound, and that VAT is within. */
export const besideText = (quote: Quote, t: T, locale: string): string => {
  const { deviceId, onceCents, termMonths } = quote;
  return [
    ...(deviceId === null ? [] : [deviceText(quote, t, locale)]),
    t(deviceId === null ? 'price.once' : 'price.onceOfTariff', { price: money(onceCents, locale) }),
    ...(termMonths === null ? [] : [t('price.term', { months: termMonths })]),
    t('price.vat'),
  ].join(', ');
};

function deviceText({ deviceCents, usualDeviceCents, promotion }: Quote, t: T, locale: string): string {
  const now = t('price.device', { price: money(deviceCents, locale) });
  const usual = withoutPromotion(usualDeviceCents, promotion, t, locale);
  return usual === undefined ? now : `${now} (${usual})`;
}

/** What the month costs without the promotion; nothing where none lowers it. */
export const usualText = ({ usualCents, promotion }: Quote, t: T, locale: string): string | undefined =>
  withoutPromotion(usualCents, promotion, t, locale);

function withoutPromotion(cents: number | null, promotion: string | null, t: T, locale: string): string | undefined {
  if (cents === null) return undefined;
  const price = money(cents, locale);
  return promotion === null ? t('price.usualPrice', { price }) : t('price.usual', { promotion, price });
}

/** What the promotion saves in all; nothing where it is not said. */
export const rebateText = ({ promotion, rebateCents }: Quote, t: T, locale: string): string | undefined =>
  promotion === null || rebateCents === null
    ? undefined
    : t('price.rebate', { promotion, amount: money(rebateCents, locale) });

/** All of it in one line. */
export function quoteText(quote: Quote, t: T, locale: string): string {
  if (isOnRequest(quote)) return t('price.onRequest');
  const parts = [usualText(quote, t, locale), besideText(quote, t, locale), rebateText(quote, t, locale)];
  const beside = parts.filter((part) => part !== undefined).join(', ');
  return t('price.whole', { price: spansText(quote, t, locale), beside });
}
