/**
 * By what a list is narrowed and sorted: one form whose fields are the address. What makes no difference is not offered. Once the
 * page is alive it sends itself.
 */
import type { TariffChoice } from '@weitersagen/contract/product/schemas';
import { SelectFilter, TextFilter } from '../../../form/filter-fields.tsx';
import form from '../../../form/form.module.css';
import { money, number } from '../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Fold } from '../../../ui/fold.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Asked } from './asked.ts';
import { CampaignFields } from './campaign-fields.tsx';
import styles from './filter.module.css';
import { priceLimits } from './price-limits.ts';

interface Props {
  asked: Asked;
  choice: TariffChoice;
  /** Of devices. */
  manufacturers: readonly string[];
  /** Of the list below. */
  address: string;
}

export function FilterForm({ asked, choice, manufacturers, address }: Props) {
  const t = useT();
  const { hasYoung, hasHybrid } = choice;
  return (
    <Fold summary={t('category.filter')} className={styles.filter}>
      <search>
        <form method="get" action={address} className={styles.form} data-sends-itself>
          <CampaignFields />
          <TextFilter name="suche" label={t('category.search')} value={asked.suche} />
          <Selects asked={asked} choice={choice} manufacturers={manufacturers} />
          {(hasYoung || hasHybrid) && (
            <div>
              {hasYoung && <FlagFilter name="young" label={t('category.young')} isSet={asked.young !== undefined} />}
              {hasHybrid && (
                <FlagFilter name="hybrid" label={t('category.hybrid')} isSet={asked.hybrid !== undefined} />
              )}
            </div>
          )}
          <SelectFilter
            name="sortierung"
            label={t('category.sort')}
            value={asked.sortierung ?? ''}
            options={ordersOf(choice, t)}
          />
          <button type="submit" className={`${button.button} ${button.second}`}>
            <Icon name="search" />
            {t('category.show')}
          </button>
        </form>
      </search>
    </Fold>
  );
}

function Selects({ asked, choice, manufacturers }: Omit<Props, 'address'>) {
  const t = useT();
  const locale = useLocale();
  const { speedsMbit, deviceTypes, bundles, priceMinCents, priceMaxCents } = choice;
  const limits = priceLimits(priceMinCents, priceMaxCents).map(String);
  const selects = [
    {
      name: 'preis',
      label: t('category.price'),
      any: t('category.anyPrice'),
      values: limits,
      said: (value: string) => t('category.priceUpTo', { price: money(Number(value) * 100, locale) }),
    },
    {
      name: 'tempo',
      label: t('category.speed'),
      any: t('category.anySpeed'),
      values: speedsMbit.map(String),
      said: (value: string) => t('category.speedFrom', { speed: number(Number(value), locale) }),
    },
    {
      name: 'hersteller',
      label: t('category.maker'),
      any: t('category.anyMaker'),
      values: manufacturers,
      said: (value: string) => value,
    },
    {
      name: 'geraet',
      label: t('category.kind'),
      any: t('category.anyKind'),
      values: deviceTypes,
      said: (value: string) => t(value === 'tablet' ? 'category.tablet' : 'category.smartphone'),
    },
    {
      name: 'buendel',
      label: t('category.bundle'),
      any: t('category.anyBundle'),
      values: bundles,
      said: (value: string) => t(value === 'TP' ? 'category.TP' : 'category.DP'),
    },
  ] as const;
  return selects.map(({ name, label, any, values, said }) => {
    const value = asked[name];
    /** What an address asks for stays what is chosen, whether it is offered or not. */
    const all = value === undefined || (values as readonly string[]).includes(value) ? values : [...values, value];
    return (
      all.length > 1 && (
        <SelectFilter
          key={name}
          name={name}
          label={label}
          value={value ?? ''}
          options={[['', any], ...all.map((each) => [each, said(each)] as const)]}
        />
      )
    );
  });
}

const FlagFilter = ({ name, label, isSet }: { name: string; label: string; isSet: boolean }) => (
  <label className={form.check}>
    <input className={form.tick} type="checkbox" name={name} value="1" defaultChecked={isSet} />
    <span>{label}</span>
  </label>
);

const ordersOf = ({ speedsMbit, valueFromCents, valueCents, priceMinCents, priceMaxCents }: TariffChoice, t: T) => [
  ['', t('category.sortEmpfohlen')] as const,
  ...(priceMinCents === priceMaxCents ? [] : [['preis', t('category.sortPreis')] as const]),
  ...(speedsMbit.length > 1 ? [['tempo', t('category.sortTempo')] as const] : []),
  ...(valueFromCents === valueCents ? [] : [['praemie', t('category.sortPraemie')] as const]),
];
