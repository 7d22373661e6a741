/** The review desk: cases with their score and why, what is at stake, how old they are and whose they are; and the same for many. */

import { dayOf, daysBetween } from '@weitersagen/contract/basics/day';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type CaseRow,
  caseView,
  downloadCases,
  listCaseColleagues,
  listCases,
  showCase,
} from '@weitersagen/contract/case/desk';
import { isUndecided } from '@weitersagen/contract/case/rules';
import { caseStatus } from '@weitersagen/contract/case/status';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { wordsOf } from '../../form/filter-words.ts';
import { day, money } from '../../i18n/format.ts';
import { type TextKey, useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import work from '../../ui/work/work.module.css';
import { nameOf } from '../../work/colleagues.ts';
import { Ask } from '../../work/decision/question.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { SelectionBar, selectionColumn, useSelection } from '../../work/list/selection.tsx';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { useSeat } from '../desk-context.ts';
import { useCounted } from '../overview/counted-tabs.ts';
import { usePreview } from '../preview/use-preview.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { CasePanel } from './case-panel.tsx';
import { BulkQuestions, bulkOf, decideInBulk } from './decision/bulk.tsx';
import { reasonsText } from './rule/reasons.ts';

type Row = Value<typeof CaseRow>;

const kind: ListKind = {
  status: caseStatus,
  views: caseView,
  columns: { score: 'Punkte', openedAt: 'EroeffnetAm' },
  usual: 'desk.case.usual',
};

export async function load(given: Load) {
  const [list, colleagues] = [await loadList(given, kind, listCases), need(await given.api(listCaseColleagues))];
  return { ...list, colleagues: colleagues.map(({ email }) => email) };
}

export const submit = (given: Submit) => decideInBulk(given);

const useCasePreview = () =>
  usePreview(
    'faelle',
    (api, id) => api(showCase, { params: { id } }),
    (found) => <CasePanel found={found} />,
  );

export default function CaseListScreen() {
  const t = useT();
  const locale = useLocale();
  const { operator, mandant } = useSeat();
  const { colleagues, ...loaded } = useLoaderData<typeof load>();
  const selection = useSelection<Row>(loaded.page, isUndecided, ({ id }) => id);
  const { chosen } = selection;
  const sum = money(
    chosen.reduce((cents, { stakeCents }) => cents + stakeCents, 0),
    locale,
  );
  return (
    <>
      <HeadedList
        words="desk.case"
        statesOf="case"
        kind={kind}
        loaded={loaded}
        file={downloadCases}
        columns={(reader) => [
          selectionColumn(selection, {
            head: t('work.list.choice'),
            nameOf: ({ id, name }) => t('desk.case.choose', { id, name: name || t('desk.case.deleted') }),
          }),
          ...columnsOf(reader, operator.today),
        ]}
        keyOf={({ id }) => id}
        title="desk.nav.cases"
        lead="desk.case.lead"
        viewKey="desk.case.view"
        isOneLine
        preview={useCasePreview()}
        tabs={useCounted(
          'faelle',
          wordsOf(caseView).map(([word, code]) => ({
            name: t(`desk.case.view.${code}` as TextKey),
            fields: { ansicht: word },
          })),
        )}
        actions={
          <a
            className={`${button.button} ${button.second} ${button.small}`}
            href={deskPath(mandant.slug, 'faelle', 'regeln')}
          >
            {t('desk.case.rules')}
          </a>
        }
        deeds={
          loaded.page.rows.length > 0 && (
            <SelectionBar
              selection={selection}
              label={t('desk.case.bulk')}
              text={
                chosen.length > 0 ? t('desk.case.chosen', { count: chosen.length, sum }) : t('desk.case.byScoreHint')
              }
            >
              {bulkOf.map(({ name, decision }) => (
                <Ask key={name} name={name} isSmall>
                  {t(`desk.case.bulkOf.${decision}`)}
                </Ask>
              ))}
            </SelectionBar>
          )
        }
      />
      <BulkQuestions chosen={chosen} sum={sum} colleagues={colleagues} />
    </>
  );
}

const columnsOf = ({ t, locale, slug }: Reader, today: string): ListColumn<Row>[] => [
  {
    head: t('desk.case.case'),
    kind: 'lead',
    cell: ({ id, name, rewardCount }) => (
      <>
        <LeadLink href={deskPath(slug, 'faelle', id)} number={t('desk.case.title', { id })}>
          {name ? <bdi>{name}</bdi> : t('desk.case.deleted')}
        </LeadLink>
        <small>{t('desk.case.rewards', { count: rewardCount })}</small>
      </>
    ),
  },
  {
    head: t('desk.case.score'),
    kind: 'name',
    sortedBy: 'score',
    cell: ({ score, rules }) => (
      <>
        <b className={work.num}>{score}</b>
        <small>{reasonsText(rules, t)}</small>
      </>
    ),
  },
  { head: t('desk.case.stake'), kind: 'sum', cell: ({ stakeCents }) => money(stakeCents, locale) },
  {
    head: t('desk.case.opened'),
    kind: 'aside',
    sortedBy: 'openedAt',
    cell: ({ openedAt, ...row }) => (
      <>
        {day(openedAt, locale)}
        {isUndecided(row) && <small>{t('desk.case.age', { count: daysBetween(dayOf(openedAt), today) })}</small>}
      </>
    ),
  },
  {
    head: t('desk.case.assignee'),
    kind: 'name',
    cell: ({ assignedTo }) => (assignedTo === null ? t('desk.case.nobody') : nameOf(assignedTo)),
  },
  {
    head: t('desk.case.state'),
    kind: 'state',
    cell: ({ status, decidedAt, decidedBy, approvalId, carriedOutAt }) => (
      <>
        <StateBadge of="case" code={status} />
        {approvalId !== null && <small>{t('desk.approval.isWaiting')}</small>}
        {decidedAt && (
          <small>
            {decidedBy
              ? t('desk.case.decided', { day: day(decidedAt, locale), by: nameOf(decidedBy) })
              : t('desk.case.closed', { day: day(decidedAt, locale) })}
          </small>
        )}
        {status === 'rejected' && carriedOutAt === null && <small>{t('desk.case.notCarriedOut')}</small>}
      </>
    ),
  },
];
