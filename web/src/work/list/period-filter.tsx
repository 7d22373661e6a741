/** The days of a list: one choice for the usual spans, two fields for any other. The address has the days themselves. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TextFilter } from '../../form/filter-fields.tsx';
import form from '../../form/form.module.css';
import { daysOf, type Period, periodOf, periods } from '../../form/period.ts';
import { useT } from '../../i18n/t.ts';
import { useSitting } from '../work-area.ts';
import { addressWith } from './list-query.ts';

export function PeriodFilter({ query }: { query: URLSearchParams }) {
  const t = useT();
  const { today } = useSitting();
  const navigate = useNavigate();
  const [isOwn, setOwn] = useState(false);
  const [from, to] = [query.get('von') ?? '', query.get('bis') ?? ''];
  const asked = periodOf(from, to, today);
  const shown = isOwn ? 'own' : asked;
  const choose = (choice: string) => {
    setOwn(choice === 'own');
    if (choice === 'own') return;
    const days = choice === '' ? undefined : daysOf(choice as Period, today);
    void navigate(addressWith(query, { von: days?.from ?? null, bis: days?.to ?? null }), { preventScrollReset: true });
  };
  return (
    <>
      <div className={form.field}>
        <label htmlFor="filter-period">{t('work.list.period')}</label>
        <select
          className={form.input}
          id="filter-period"
          value={shown}
          onInput={(event) => event.stopPropagation()}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{t('work.list.periodOf.any')}</option>
          {periods.map((period) => (
            <option key={period} value={period}>
              {t(`work.list.periodOf.${period}`)}
            </option>
          ))}
          <option value="own">{t('work.list.periodOf.own')}</option>
        </select>
      </div>
      {shown === 'own' ? (
        <>
          <TextFilter name="von" label={t('work.list.from')} type="date" value={from} />
          <TextFilter name="bis" label={t('work.list.to')} type="date" value={to} />
        </>
      ) : (
        <>
          <input type="hidden" name="von" defaultValue={from} />
          <input type="hidden" name="bis" defaultValue={to} />
        </>
      )}
    </>
  );
}
