/**
 * What a tariff costs, told alike on a card, its page, beside a form and where it was promised (PAngV, rules K-05): the price
 * of the first months large, the later one in the same breath and never smaller than half of it, what is paid once, the
 * minimum term, with VAT. A screen that shows it names the texts `price.`.
 */
import { priceSpans } from '@weitersagen/contract/product/price';
import { isOnRequest, type Quote } from '@weitersagen/contract/product/quote';
import type { ReactNode } from 'react';
import { money } from '../../../i18n/format.ts';
import { besideText, laterTexts, rebateText, usualText } from '../../../i18n/price-text.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';

export function Price({ quote }: { quote: Quote }) {
  const t = useT();
  const locale = useLocale();
  if (isOnRequest(quote)) return <p className="price">{t('price.onRequest')}</p>;
  const [first, ...later] = priceSpans(quote);
  const usual = usualText(quote, t, locale);
  const rebate = rebateText(quote, t, locale);
  return (
    <div className="price">
      <p>
        <b className={layout.money}>{money(first?.cents, locale)}</b> {t('price.month')}
        {first && first.toMonth !== null && (
          <>
            {' '}
            <span>{t('price.firstMonths', { months: first.toMonth })}</span>
          </>
        )}
        {laterTexts(later, t, locale).map((text) => (
          <Later key={text}>{text}</Later>
        ))}
        {usual && <Later>{usual}</Later>}
      </p>
      <p>{besideText(quote, t, locale)}</p>
      {rebate && <p className="price-promotion">{rebate}</p>}
    </div>
  );
}

const Later = ({ children }: { children: ReactNode }) => (
  <>
    , <strong>{children}</strong>
  </>
);
