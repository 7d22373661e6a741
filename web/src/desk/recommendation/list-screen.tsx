/** All recommendations: found by number, name or e-mail of one of the two people. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { listRecommendations } from '@weitersagen/contract/operator/desk-endpoints';
import type { RecommendationRow } from '@weitersagen/contract/operator/desk-schemas';
import { downloadRecommendations } from '@weitersagen/contract/operator/file-endpoints';
import { recommendationStatus } from '@weitersagen/contract/recommendation/status';
import { day } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useLoaded, useSeat } from '../desk-context.ts';
import { StateBadge } from '../history/state-badge.tsx';
import { FileLink, type ListColumn, ListPage } from '../list/list-page.tsx';
import { bodyOf, fileAddress, type ListKind } from '../list/list-query.ts';
import { deskPath, type Load, need } from '../screen.ts';
import { PageHead } from '../shell/page-head.tsx';

type Row = Value<typeof RecommendationRow>;

const kind: ListKind = {
  status: recommendationStatus,
  columns: { createdAt: 'ErstelltAm', status: 'Status', number: 'Empfehlungsnummer' },
};

export const load = async ({ api, query }: Load) => {
  const body = bodyOf(query, kind);
  return { body, page: need(await api(listRecommendations, { body })) };
};

export default function RecommendationListScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { body, page } = useLoaded<typeof load>();
  return (
    <>
      <PageHead
        title={t('desk.recommendation.title')}
        actions={<FileLink href={fileAddress(mandant.slug, downloadRecommendations, body)} />}
      />
      <ListPage
        kind={kind}
        body={body}
        page={page}
        columns={columnsOf(t, locale, mandant.slug)}
        keyOf={({ number }) => number}
        statusKey="desk.state.recommendation"
        searchLabel={t('desk.recommendation.search')}
        hasDays
        empty={{ title: t('desk.recommendation.empty'), text: t('desk.recommendation.emptyText') }}
        countKey="desk.recommendation.count"
      />
    </>
  );
}

const columnsOf = (t: T, locale: string, slug: string): ListColumn<Row>[] => [
  {
    head: t('desk.recommendation.number'),
    sortedBy: 'number',
    cell: ({ number, rootNumber }) => (
      <>
        <a href={deskPath(slug, 'empfehlungen', number)}>{number}</a>
        {rootNumber && <small>{t('desk.recommendation.followUp', { number: rootNumber })}</small>}
      </>
    ),
  },
  { head: t('desk.recommendation.created'), sortedBy: 'createdAt', cell: ({ createdAt }) => day(createdAt, locale) },
  { head: t('desk.recommendation.product'), cell: ({ product }) => product },
  {
    head: t('desk.recommendation.recommender'),
    cell: ({ recommender }) => recommender || <span className={layout.soft}>{t('desk.recommendation.deleted')}</span>,
  },
  {
    head: t('desk.recommendation.recipient'),
    cell: ({ recipient }) => recipient || <span className={layout.soft}>{t('desk.recommendation.nobody')}</span>,
  },
  { head: t('desk.recommendation.clicks'), kind: 'sum', cell: ({ entries }) => entries },
  {
    head: t('desk.recommendation.status'),
    sortedBy: 'status',
    cell: ({ status }) => <StateBadge of="recommendation" code={status} />,
  },
];
