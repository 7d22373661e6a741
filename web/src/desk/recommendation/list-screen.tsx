/** All recommendations: found by number, or by e-mail of one of the two people. */
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  downloadRecommendations,
  listRecommendations,
  type RecommendationRow,
  showRecommendationDetail,
} from '@weitersagen/contract/recommendation/desk';
import { recommendationStatus } from '@weitersagen/contract/recommendation/status';
import { useLoaderData } from 'react-router';
import { day } from '../../i18n/format.ts';
import { useFileChoice } from '../../work/choice/file-choice.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { ofAgency } from '../agency/agency-field.ts';
import { AgencyFilter } from '../agency/agency-filter.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { ofReport } from '../report/list-narrowing.ts';
import { NarrowedFilters } from '../report/narrowed-filters.tsx';
import { deskPath, type Load } from '../screen.ts';
import { RecommendationPanel } from './recommendation-panel.tsx';

type Row = Value<typeof RecommendationRow>;

const kind: ListKind = {
  status: recommendationStatus,
  columns: { createdAt: 'ErstelltAm', status: 'Status', number: 'Empfehlungsnummer' },
  fields: { ...ofAgency, ...ofReport },
};

export const load = (given: Load) => loadList(given, kind, listRecommendations);

export default function RecommendationListScreen() {
  const preview = usePreview(
    'empfehlungen',
    (api, number) => api(showRecommendationDetail, { params: { number } }),
    (detail) => <RecommendationPanel detail={detail} />,
  );
  const loaded = useLoaderData<typeof load>();
  const choice = useFileChoice(loaded.page, downloadRecommendations);
  return (
    <HeadedList
      words="desk.recommendation"
      statesOf="recommendation"
      kind={kind}
      filters={
        <>
          <AgencyFilter />
          <NarrowedFilters of="recommendation" />
        </>
      }
      loaded={loaded}
      file={downloadRecommendations}
      columns={(reader) => [choice.column, ...columnsOf(reader)]}
      keyOf={({ number }) => number}
      isOneLine
      preview={preview}
      deeds={choice.deeds}
    />
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.recommendation.who'),
    kind: 'lead',
    sortedBy: 'number',
    cell: ({ number, recommender, recipient }) => (
      <LeadLink href={deskPath(slug, 'empfehlungen', number)} number={number}>
        {recommender ? <bdi>{recommender}</bdi> : t('desk.recommendation.deleted')}
        {' → '}
        {recipient ? <bdi>{recipient}</bdi> : t('desk.recommendation.nobody')}
      </LeadLink>
    ),
  },
  {
    head: t('desk.recommendation.product'),
    kind: 'state',
    cell: ({ product, company, recipientCompany, rootNumber }) => (
      <>
        <span>{product}</span>
        {(recipientCompany ?? company) !== null && (
          <small>
            <bdi>{recipientCompany ?? company}</bdi>
          </small>
        )}
        {rootNumber && <small>{t('desk.recommendation.followUp', { number: rootNumber })}</small>}
      </>
    ),
  },
  {
    head: t('desk.recommendation.status'),
    sortedBy: 'status',
    cell: ({ status }) => <StateBadge of="recommendation" code={status} />,
  },
  { head: t('desk.recommendation.clicks'), kind: 'sum', cell: ({ entries }) => entries },
  {
    head: t('desk.recommendation.created'),
    kind: 'aside',
    sortedBy: 'createdAt',
    cell: ({ createdAt }) => day(createdAt, locale),
  },
];
