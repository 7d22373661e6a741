/** All rewards: found by number or name, narrowed to what is held, stopped, payable or came back. */
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  downloadRewards,
  listAllRewards,
  type RewardRow,
  rewardView,
  showRewardDetail,
} from '@weitersagen/contract/reward/desk';
import { rewardStatus } from '@weitersagen/contract/reward/status';
import { useLoaderData } from 'react-router';
import { wordsOf } from '../../form/filter-words.ts';
import { day, money } from '../../i18n/format.ts';
import { type T, type TextKey, useT } from '../../i18n/t.ts';
import work from '../../ui/work/work.module.css';
import { useFileChoice } from '../../work/choice/file-choice.tsx';
import { asking } from '../../work/decision/question-address.ts';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { RowDeedLink } from '../../work/row/row-deed.tsx';
import { ofAgency } from '../agency/agency-field.ts';
import { AgencyFilter } from '../agency/agency-filter.tsx';
import { useCounted } from '../overview/counted-tabs.ts';
import { usePreview } from '../preview/use-preview.ts';
import { ofReport } from '../report/list-narrowing.ts';
import { NarrowedFilters } from '../report/narrowed-filters.tsx';
import { deskPath, type Load } from '../screen.ts';
import { questions, waitsForSomebody } from './decisions.ts';
import { RewardBadges } from './reward-badges.tsx';
import { RewardPanel } from './reward-panel.tsx';

type Row = Value<typeof RewardRow>;

const kind: ListKind = {
  status: rewardStatus,
  views: rewardView,
  columns: { createdAt: 'ErstelltAm', status: 'Status', number: 'Id' },
  fields: { ...ofAgency, ...ofReport },
};

export const load = (given: Load) => loadList(given, kind, listAllRewards);

export default function RewardListScreen() {
  const preview = usePreview(
    'praemien',
    (api, number) => api(showRewardDetail, { params: { number } }),
    (reward) => <RewardPanel reward={reward} />,
  );
  const t = useT();
  const loaded = useLoaderData<typeof load>();
  const choice = useFileChoice(loaded.page, downloadRewards);
  const hasStep = loaded.page.rows.some(waitsForSomebody);
  return (
    <HeadedList
      words="desk.reward"
      statesOf="reward"
      kind={kind}
      filters={
        <>
          <AgencyFilter />
          <NarrowedFilters of="reward" />
        </>
      }
      loaded={loaded}
      file={downloadRewards}
      columns={(reader) => [choice.column, ...columnsOf(reader), ...(hasStep ? [stepColumn(reader)] : [])]}
      keyOf={({ number }) => number}
      viewKey="desk.reward.view"
      isOneLine
      preview={preview}
      deeds={choice.deeds}
      tabs={useCounted(
        'praemien',
        wordsOf(rewardView).map(([word, code]) => ({
          name: t(`desk.reward.view.${code}` as TextKey),
          fields: { ansicht: word },
        })),
      )}
    />
  );
}

const stepColumn = ({ t, slug }: Reader): ListColumn<Row> => ({
  head: t('desk.order.column.next'),
  kind: 'action',
  cell: (row) =>
    waitsForSomebody(row) && (
      <RowDeedLink
        about={`${t('desk.reward.one')} ${row.number}`}
        href={asking(deskPath(slug, 'praemien', row.number), '', questions.free)}
      >
        {t('desk.reward.freeRow')}
      </RowDeedLink>
    ),
});

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.reward.person'),
    kind: 'lead',
    sortedBy: 'number',
    cell: ({ number, name, role, isGoodwill }) => (
      <>
        <LeadLink href={deskPath(slug, 'praemien', number)} number={number}>
          {name ? <bdi>{name}</bdi> : t('desk.reward.deleted')}
        </LeadLink>
        <small>{isGoodwill ? t('desk.reward.goodwill') : t(`desk.reward.roleOf.${role}`)}</small>
      </>
    ),
  },
  { head: t('desk.reward.amount'), kind: 'sum', cell: ({ amountCents }) => money(amountCents, locale) },
  {
    head: t('desk.reward.status'),
    sortedBy: 'status',
    kind: 'state',
    cell: (row) => (
      <>
        <RewardBadges reward={row} />
        <small>{sinceText(row, t, locale)}</small>
      </>
    ),
  },
  {
    head: t('desk.reward.recommendation'),
    kind: 'aside',
    cell: ({ recommendationNumber }) => (
      <a className={work.num} href={deskPath(slug, 'empfehlungen', recommendationNumber)}>
        {recommendationNumber}
      </a>
    ),
  },
  {
    head: t('desk.reward.created'),
    kind: 'aside',
    sortedBy: 'createdAt',
    cell: ({ createdAt }) => day(createdAt, locale),
  },
];

/** No state without a date. */
export function sinceText(row: Row, t: T, locale: string): string {
  const { status, collectUntil, collectedAt, paidAt, createdAt } = row;
  const at = { ready: collectUntil, expired: collectUntil, collected: collectedAt, paidOut: paidAt }[status as 'ready'];
  return t(`desk.reward.sinceOf.${status}`, { date: day(at ?? createdAt, locale) });
}
