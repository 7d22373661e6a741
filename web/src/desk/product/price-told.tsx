/** Below the fields of the price: what a visitor reads of them right now. */

import { decode } from '@weitersagen/contract/basics/wire';
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { priceSteps } from '@weitersagen/contract/product/price';
import { useLocale, useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import { priceSentence } from './names.tsx';

const numberAt = (data: ItemData, name: string): number | null => {
  const value = data[name]?.[invariant];
  return typeof value === 'number' ? value : null;
};

/** What can be read of it while somebody types. */
function toldOf(data: ItemData) {
  const at = (name: string) => data[name]?.[invariant];
  const steps = decode(priceSteps, at('Preisaufteilung'));
  const name = String(at('Aktionsname') ?? '');
  const promoted = (field: string) => {
    const cents = numberAt(data, field);
    return cents === null ? null : { name, cents };
  };
  const isMobile = at('Quelle') === 'mobilfunk';
  return {
    monthlyCents: numberAt(data, 'PreisMonatlich'),
    priceSteps: steps.ok ? steps.value : null,
    onceCents: numberAt(data, 'PreisEinmalig'),
    termMonths: numberAt(data, 'MindestlaufzeitMonate'),
    promotion: isMobile ? promoted('Aktionspreis') : null,
    rebate: isMobile || name === '' ? null : promoted('Aktionsrabatt'),
  };
}

export function PriceTold({ data }: { data: ItemData }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div role="status">
      <Notice kind="info">
        <b>{t('desk.product.told')}</b> {priceSentence(toldOf(data), t, locale)}
      </Notice>
    </div>
  );
}
