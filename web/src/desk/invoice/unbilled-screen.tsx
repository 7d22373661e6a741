/** Whom nothing could be billed although something was due, and why; each with the way to mend it. */

import type { Value } from '@weitersagen/contract/basics/wire';
import { billAgencyNow, listUnbilledAgencies, type UnbilledAgency } from '@weitersagen/contract/invoice/desk';
import { useLoaderData, useSearchParams } from 'react-router';
import { need } from '../../api/need.ts';
import { TextField } from '../../form/field/text-field.tsx';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { type Column, Table } from '../../ui/work/table.tsx';
import { Ask, Question } from '../../work/decision/question.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { billedMark, billQuestion } from './bill-address.ts';

type Row = Value<typeof UnbilledAgency>;

export const load = async ({ api }: Load) => ({ rows: need(await api(listUnbilledAgencies)) });

export const submit = ({ form, done, t }: Submit) =>
  form.send(
    billAgencyNow,
    { params: { agencyNumber: form.values.agencyNumber ?? '' }, schema: billAgencyNow.params },
    ({ isBilled }) => done(t(isBilled ? 'desk.unbilled.done' : 'desk.unbilled.nothing')),
  );

export default function UnbilledScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { rows } = useLoaderData<typeof load>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(slug, 'rechnungen')}>{t('desk.invoice.title')}</BackToList>}
        title={t('desk.unbilled.title')}
        lead={t('desk.unbilled.lead')}
      />
      {rows.some(({ lacksSeller }) => lacksSeller) && (
        <Notice kind="warn">
          {t('desk.unbilled.noSeller')} <a href={deskPath(slug, 'rechnungen', 'steller')}>{t('desk.seller.enter')}</a>
        </Notice>
      )}
      <Table
        caption={t('desk.unbilled.count', { count: rows.length })}
        rows={rows}
        columns={useColumns()}
        keyOf={({ agencyNumber }) => agencyNumber}
        empty={
          <EmptyState title={t('desk.unbilled.empty')} level="h2">
            {t('desk.unbilled.emptyText')}
          </EmptyState>
        }
      />
      <Ask name={billQuestion} isSmall>
        {t('desk.unbilled.bill')}
      </Ask>
      <Question
        name={billQuestion}
        title={t('desk.unbilled.bill')}
        submit={t('desk.unbilled.bill')}
        schema={billAgencyNow.params}
        consequence={<p>{t('desk.unbilled.billThen')}</p>}
      >
        <TextField
          name="agencyNumber"
          label={t('desk.agency.number')}
          autoComplete="off"
          width="short"
          inputMode="numeric"
          value={query.get(billedMark) ?? ''}
        />
      </Question>
    </>
  );
}

function useColumns(): Column<Row>[] {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  return [
    {
      head: t('desk.invoice.agency'),
      kind: 'name',
      cell: ({ company, agencyNumber }) => (
        <a href={deskPath(slug, 'agenturen', agencyNumber)}>
          <bdi>{company}</bdi> {agencyNumber}
        </a>
      ),
    },
    { head: t('desk.unbilled.since'), cell: ({ since }) => day(since, locale) },
    {
      head: t('desk.unbilled.why'),
      cell: ({ problems, lacksSeller }) =>
        [...(lacksSeller ? [t('desk.unbilled.whySeller')] : []), ...problems].map((one) => <div key={one}>{one}</div>),
    },
    {
      head: t('desk.unbilled.mend'),
      kind: 'action',
      cell: ({ agencyNumber, company, problems }) =>
        problems.length > 0 && (
          <a
            className={`${button.button} ${button.second} ${button.small}`}
            href={`${deskPath(slug, 'agenturen', agencyNumber)}?frage=aendern`}
            aria-label={`${t('desk.unbilled.mend')}: ${company}`}
          >
            {t('desk.unbilled.mend')}
          </a>
        ),
    },
  ];
}
