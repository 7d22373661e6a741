/** Everybody who sells for a mandant: found by company, town, number or e-mail address, or by whoever works there. */
import { downloadAgencies, listAgencies, showAgencyDetail } from '@weitersagen/contract/agency/desk';
import { type AgencyRow, agencyView } from '@weitersagen/contract/agency/desk/schemas';
import { agencyStatus } from '@weitersagen/contract/agency/status';
import type { Value } from '@weitersagen/contract/basics/wire';
import { useLoaderData } from 'react-router';
import { wordOf } from '../../form/filter-words.ts';
import { day } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import { useFileChoice } from '../../work/choice/file-choice.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { useCounted } from '../overview/counted-tabs.ts';
import { usePreview } from '../preview/use-preview.ts';
import { deskPath, type Load } from '../screen.ts';
import { AgencyPanel } from './agency-panel.tsx';

type Row = Value<typeof AgencyRow>;

const kind: ListKind = {
  shortFinds: 'beginning',
  status: agencyStatus,
  views: agencyView,
  columns: { createdAt: 'RegistriertAm', company: 'Firma', number: 'Agenturnummer' },
};

export const load = (given: Load) => loadList(given, kind, listAgencies);

export default function AgencyListScreen() {
  const t = useT();
  const loaded = useLoaderData<typeof load>();
  const choice = useFileChoice(loaded.page, downloadAgencies);
  const preview = usePreview(
    'agenturen',
    (api, number) => api(showAgencyDetail, { params: { number } }),
    (detail) => <AgencyPanel detail={detail} />,
  );
  const tabs = (['inReview', 'unfinished', 'merging'] as const).map((code) => ({
    name: t(`desk.agency.view.${code}`),
    fields: { ansicht: wordOf(agencyView, code) },
  }));
  return (
    <HeadedList
      words="desk.agency"
      statesOf="agency"
      viewKey="desk.agency.view"
      kind={kind}
      loaded={loaded}
      file={downloadAgencies}
      columns={(reader) => [choice.column, ...columnsOf(reader)]}
      keyOf={({ number }) => number}
      isOneLine
      tabs={useCounted('agenturen', tabs)}
      deeds={choice.deeds}
      preview={preview}
    />
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.agency.company'),
    kind: 'lead',
    sortedBy: 'company',
    cell: ({ number, company }) => (
      <LeadLink href={deskPath(slug, 'agenturen', number)} number={number}>
        <bdi>{company}</bdi>
      </LeadLink>
    ),
  },
  { head: t('desk.agency.status'), cell: ({ status }) => <StateBadge of="agency" code={status} /> },
  { head: t('desk.agency.city'), cell: ({ city }) => city },
  {
    head: t('desk.agency.owner'),
    cell: ({ owner }) => (owner ? <bdi>{owner}</bdi> : t('desk.agency.deleted')),
  },
  { head: t('desk.agency.people'), kind: 'sum', cell: ({ people }) => people },
  {
    head: t('desk.agency.since'),
    kind: 'aside',
    sortedBy: 'createdAt',
    cell: ({ createdAt }) => day(createdAt, locale),
  },
  {
    head: t('desk.agency.lastLogin'),
    kind: 'aside',
    cell: ({ lastLoginAt }) => (lastLoginAt ? day(lastLoginAt, locale) : t('desk.agency.never')),
  },
];
