/** Claims of recommenders: the queue with age and day, and what was decided. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { type ClaimRow, claimView, downloadClaims, listClaims, showClaim } from '@weitersagen/contract/claim/desk';
import { claimStatus } from '@weitersagen/contract/claim/status';
import { useLoaderData } from 'react-router';
import { wordsOf } from '../../form/filter-words.ts';
import { day } from '../../i18n/format.ts';
import { type TextKey, useT } from '../../i18n/t.ts';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { useCounted } from '../overview/counted-tabs.ts';
import { usePreview } from '../preview/use-preview.ts';
import { deskPath, type Load } from '../screen.ts';
import { ClaimPanel } from './claim-panel.tsx';

type Row = Value<typeof ClaimRow>;

const kind: ListKind = {
  status: claimStatus,
  views: claimView,
  columns: { filedAt: 'EingereichtAm', answerBy: 'AntwortBis', status: 'Status' },
};

export const load = (given: Load) => loadList(given, kind, listClaims);

export default function ClaimListScreen() {
  const t = useT();
  const preview = usePreview(
    'nachbuchungen',
    (api, number) => api(showClaim, { params: { number } }),
    (claim) => <ClaimPanel claim={claim} />,
  );
  return (
    <HeadedList
      words="desk.claim"
      statesOf="claim"
      kind={kind}
      loaded={useLoaderData<typeof load>()}
      file={downloadClaims}
      columns={columnsOf}
      keyOf={({ number }) => number}
      title="desk.nav.claims"
      viewKey="desk.claim.view"
      isOneLine
      preview={preview}
      tabs={useCounted(
        'nachbuchungen',
        wordsOf(claimView).map(([word, code]) => ({
          name: t(`desk.claim.view.${code}` as TextKey),
          fields: { ansicht: word },
        })),
      )}
    />
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.claim.recommender'),
    kind: 'lead',
    cell: ({ number, recommender }) => (
      <LeadLink href={deskPath(slug, 'nachbuchungen', number)} number={number}>
        {recommender ? <bdi>{recommender}</bdi> : t('desk.claim.deleted')}
      </LeadLink>
    ),
  },
  {
    head: t('desk.claim.about'),
    kind: 'name',
    cell: ({ recommendationNumber, externalNumber, fileCount }) => (
      <>
        {recommendationNumber && (
          <a href={deskPath(slug, 'empfehlungen', recommendationNumber)}>{recommendationNumber}</a>
        )}
        {externalNumber && <small>{t('desk.claim.order', { number: externalNumber })}</small>}
        {fileCount > 0 && <small>{t('desk.claim.files', { count: fileCount })}</small>}
      </>
    ),
  },
  {
    head: t('desk.claim.filedAt'),
    kind: 'aside',
    sortedBy: 'filedAt',
    cell: ({ filedAt, ageDays }) => (
      <>
        {day(filedAt, locale)}
        {ageDays !== null && <small>{t('desk.claim.age', { count: ageDays })}</small>}
      </>
    ),
  },
  { head: t('desk.claim.contractOn'), kind: 'aside', cell: ({ contractOn }) => day(contractOn, locale) },
  {
    head: t('desk.claim.answerBy'),
    sortedBy: 'answerBy',
    cell: ({ answerBy, isLate, ageDays }) =>
      ageDays === null ? (
        '–'
      ) : (
        <>
          {day(answerBy, locale)}
          {isLate && <small>{t('desk.claim.late')}</small>}
        </>
      ),
  },
  {
    head: t('desk.claim.state'),
    sortedBy: 'status',
    kind: 'state',
    cell: ({ status, outcome, decidedAt }) => (
      <>
        <StateBadge of="claim" code={status} />
        {status === 'decided' && outcome && <small>{t(`desk.claim.outcomeOf.${outcome}`)}</small>}
        {decidedAt && <small>{t('desk.claim.decidedOn', { day: day(decidedAt, locale) })}</small>}
      </>
    ),
  },
];
