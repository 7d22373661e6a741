/** What was chosen and what it costs: a tariff, with its device where there is one; to be promised, or as it was. */
import { isOnRequest, type Quote } from '@weitersagen/contract/product/quote';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { useProductLanguage } from '../../page/page-frame.ts';
import { Price } from './price.tsx';

interface Props {
  quote: Quote;
  /** It was said on the day of the recommendation, and is told to whoever comes later. */
  isPromised?: boolean;
}

export function Chosen({ quote, isPromised = false }: Props) {
  const t = useT();
  const lang = useProductLanguage();
  return (
    <div className="chosen">
      {quote.deviceName !== null && (
        <p>
          {t('price.with')} <b lang={lang}>{quote.deviceName}</b>
        </p>
      )}
      <Price quote={quote} />
      {isPromised && !isOnRequest(quote) && <p className={`${layout.small} ${layout.soft}`}>{t('price.promised')}</p>}
    </div>
  );
}
