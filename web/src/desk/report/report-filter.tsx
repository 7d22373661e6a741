/** What a report is narrowed by: its days, what they are compared with, and one dimension with one value. */
import type { Report } from '@weitersagen/contract/report/desk';
import { comparison } from '@weitersagen/contract/report/period';
import { dimension } from '@weitersagen/contract/report/steps';
import { useLocation } from 'react-router';
import { SelectFilter, TextFilter } from '../../form/filter-fields.tsx';
import { wordOf, wordsOf } from '../../form/filter-words.ts';
import { Filters } from '../../form/filters.tsx';
import { useT } from '../../i18n/t.ts';
import { useFieldsOf } from '../../work/list/list-filters.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { type Asked, spans, valueField } from './asked.ts';
import { valueName } from './part/values.tsx';

export function ReportFilter({ asked: { span, query }, report }: { asked: Asked; report: Report }) {
  const t = useT();
  const { slug } = useSeat().mandant;
  const form = useFieldsOf(useLocation().search);
  const { dimension: by, value } = query;
  return (
    <Filters
      ref={form}
      reset={t('work.list.reset')}
      resetHref={deskPath(slug, 'berichte')}
      hint={{ id: 'report-hint', text: t('desk.report.oneDimension') }}
    >
      <SelectFilter
        name="zeitraum"
        label={t('work.list.period')}
        value={span}
        options={spans.map((one) => [one, t(`desk.report.spanOf.${one}`)])}
      />
      {span === 'eigen' && (
        <>
          <TextFilter name="von" label={t('work.list.from')} type="date" value={query.from} />
          <TextFilter name="bis" label={t('work.list.to')} type="date" value={query.until} />
        </>
      )}
      <SelectFilter
        name="vergleich"
        label={t('desk.report.compare')}
        value={wordOf(comparison, query.compare)}
        options={wordsOf(comparison).map(([word, code]) => [word, t(`desk.report.compareOf.${code as 'before'}`)])}
      />
      <SelectFilter
        name="dimension"
        label={t('desk.report.dimension')}
        value={by ? wordOf(dimension, by) : ''}
        options={[
          ['', t('desk.report.everything')],
          ...wordsOf(dimension).map(([word, code]) => [word, t(`desk.report.dimensionOf.${code as 'kind'}`)] as const),
        ]}
      />
      {by && (
        <SelectFilter
          key={by}
          name={valueField(by)}
          label={t(`desk.report.dimensionOf.${by}`)}
          value={value ?? ''}
          options={[
            ['', t('desk.report.allValues')],
            ...report.choices.map((one) => [one.value, valueName(one, by, t)] as const),
          ]}
        />
      )}
    </Filters>
  );
}
