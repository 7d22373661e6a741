/** A list that the page of an agency has led to: whose rows it shows, and the way to those of everybody. */
import { useLocation } from 'react-router';
import { SelectFilter } from '../../form/filter-fields.tsx';
import { useT } from '../../i18n/t.ts';
import { agencyField } from './agency-field.ts';

export function AgencyFilter() {
  const t = useT();
  const number = new URLSearchParams(useLocation().search).get(agencyField);
  if (!number) return null;
  return (
    <SelectFilter
      name={agencyField}
      label={t('desk.agency.one')}
      value={number}
      options={[
        ['', t('work.list.all')],
        [number, number],
      ]}
    />
  );
}
