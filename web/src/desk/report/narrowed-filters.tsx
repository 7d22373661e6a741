/** A list that a report has led to: what its rows have in common, and the way to those of everybody. */
import { reasonName } from '@weitersagen/contract/event/reasons';
import { useLocation } from 'react-router';
import { SelectFilter } from '../../form/filter-fields.tsx';
import { reasonText } from '../../i18n/book-text.ts';
import { channelName } from '../../i18n/channel-name.ts';
import { type T, type TextKey, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { type NarrowedField, ofReport } from './list-narrowing.ts';

type List = 'recommendation' | 'order' | 'reward';

export function NarrowedFilters({ of }: { of: List }) {
  const t = useT();
  const address = new URLSearchParams(useLocation().search);
  const given = (Object.keys(ofReport) as NarrowedField[]).flatMap((field) => {
    const value = address.get(ofReport[field]);
    return value ? [{ field, value }] : [];
  });
  return (
    <>
      {given.map(({ field, value }) => (
        <SelectFilter
          key={field}
          name={ofReport[field]}
          label={t(`desk.report.narrowedBy.${field}`)}
          value={value}
          options={[
            ['', t('work.list.all')],
            [value, wordsOf(field, value, of, t)],
          ]}
        />
      ))}
      {given.length > 0 && !address.get('von') && <p className={layout.small}>{t('desk.report.narrowedYear')}</p>}
    </>
  );
}

function wordsOf(field: NarrowedField, value: string, of: List, t: T): string {
  if (field === 'kind') return t(`desk.report.kindOf.${value}` as TextKey);
  if (field === 'channel' || field === 'campaign') return channelName(value, t);
  if (field !== 'reason') return value;
  return of === 'reward' ? t(`desk.report.holdOf.${value}` as TextKey) : reasonText(value, reasonName(value), t);
}
