/** Everybody who recommends: found by a part of the name, the e-mail or the hash, with what each has altogether. */
import { accountStatus } from '@weitersagen/contract/account/status';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  downloadRecommenders,
  listRecommenders,
  type RecommenderRow,
  showRecommenderDetail,
} from '@weitersagen/contract/recommender/desk';
import { useLoaderData } from 'react-router';
import { day, money } from '../../i18n/format.ts';
import { Parted } from '../../ui/work/parted.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { ofAgency } from '../agency/agency-field.ts';
import { AgencyFilter } from '../agency/agency-filter.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { deskPath, type Load } from '../screen.ts';
import { RecommenderPanel } from './recommender-panel.tsx';

type Row = Value<typeof RecommenderRow>;

const kind: ListKind = {
  status: accountStatus,
  columns: { createdAt: 'ErstelltAm', status: 'Status' },
  shortFinds: 'beginning',
  fields: ofAgency,
};

export const load = (given: Load) => loadList(given, kind, listRecommenders);

export default function RecommenderListScreen() {
  const preview = usePreview(
    'empfehler',
    (api, hash) => api(showRecommenderDetail, { params: { hash } }),
    (detail) => <RecommenderPanel detail={detail} />,
  );
  return (
    <HeadedList
      words="desk.recommender"
      statesOf="account"
      kind={kind}
      filters={<AgencyFilter />}
      loaded={useLoaderData<typeof load>()}
      file={downloadRecommenders}
      columns={columnsOf}
      keyOf={({ hash }) => hash}
      isOneLine
      preview={preview}
    />
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.recommender.name'),
    kind: 'lead',
    cell: ({ hash, name, email }) => (
      <>
        <LeadLink href={deskPath(slug, 'empfehler', hash)}>
          <bdi>{name || t('desk.recommender.deleted')}</bdi>
        </LeadLink>
        {email && (
          <small>
            <Parted text={email} />
          </small>
        )}
      </>
    ),
  },
  {
    head: t('desk.recommender.status'),
    sortedBy: 'status',
    cell: ({ status }) => <StateBadge of="account" code={status} />,
  },
  {
    head: t('desk.recommender.since'),
    kind: 'aside',
    sortedBy: 'createdAt',
    cell: ({ createdAt }) => day(createdAt, locale),
  },
  {
    head: t('desk.recommender.lastLogin'),
    kind: 'aside',
    cell: ({ lastLoginAt }) => (lastLoginAt ? day(lastLoginAt, locale) : t('desk.recommender.never')),
  },
  { head: t('desk.recommender.recommendations'), kind: 'sum', cell: ({ recommendations }) => recommendations },
  { head: t('desk.recommender.waiting'), kind: 'sum', cell: ({ waitingCents }) => money(waitingCents, locale) },
  { head: t('desk.recommender.ready'), kind: 'sum', cell: ({ readyCents }) => money(readyCents, locale) },
  { head: t('desk.recommender.received'), kind: 'sum', cell: ({ receivedCents }) => money(receivedCents, locale) },
];
