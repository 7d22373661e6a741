/** What a sales partner earns with a product, class by class (rules 4.3); whoever may not change it reads it. */
import { money } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import type { ControlProps } from '../control.tsx';
import { PricedRows } from './priced-rows.tsx';
import { commissionSigns, rowsIn } from './priced-text.ts';

export const Commission = (props: ControlProps) => (props.isHeld ? <Told {...props} /> : <Rows {...props} />);

function Told({ text, name }: ControlProps) {
  const t = useT();
  const locale = useLocale();
  const rows = rowsIn(text, commissionSigns);
  if (rows.length === 0) return <p className={layout.soft}>{t('desk.edit.noCommission')}</p>;
  return (
    <ul aria-label={name}>
      {rows.map(({ key, first, cents }) => (
        <li key={key}>
          {first}: {money(Number(cents), locale)}
        </li>
      ))}
    </ul>
  );
}

function Rows(props: ControlProps) {
  const t = useT();
  return (
    <PricedRows
      {...props}
      signs={commissionSigns}
      first={{ label: t('desk.edit.commissionClass') }}
      amount={t('desk.edit.commissionAmount')}
      add={t('desk.edit.addClass')}
      remove={(name, place) => t('desk.edit.removeClass', { name: name || String(place) })}
    />
  );
}
