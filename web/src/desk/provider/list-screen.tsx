/** Where the products come from: how the provider stands, what was loaded, and what waits for a decision. */
import { chooseProvider, fetchNow, type LoadRow, listLoads, showProvider } from '@weitersagen/contract/provider/desk';
import { loadStatus } from '@weitersagen/contract/provider/status';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment, number } from '../../i18n/format.ts';
import { questionOf } from '../../work/decision/question-address.ts';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { useRepeated } from '../../work/repeat.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { ChooseProvider, choiceQuestion } from './choice.tsx';
import { fetchQuestion, Standing } from './standing.tsx';

const list: ListKind = { status: loadStatus, columns: { startedAt: 'GestartetAm' } };

export async function load(given: Load) {
  const [loads, state] = await Promise.all([loadList(given, list, listLoads), given.api(showProvider)]);
  return { loads, state: need(state) };
}

export function submit({ form, query, done, t }: Submit) {
  switch (questionOf(query)) {
    case fetchQuestion:
      return form.send(fetchNow, {}, () => done(t('desk.provider.fetch.done')));
    case choiceQuestion:
      return form.send(chooseProvider, {}, () => done(t('desk.provider.choice.done')));
    default:
      throw new Error('this page asks nothing of that name');
  }
}

export default function ProviderScreen() {
  const { loads, state } = useLoaderData<typeof load>();
  useRepeated(state.isRunning);
  return (
    <HeadedList
      words="desk.provider"
      lead="desk.provider.lead"
      statesOf="providerLoad"
      kind={list}
      loaded={loads}
      columns={columnsOf}
      keyOf={({ id }) => id}
    >
      <Standing state={state}>
        <ChooseProvider state={state} />
      </Standing>
    </HeadedList>
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<LoadRow>[] => [
  {
    head: t('desk.provider.load'),
    sortedBy: 'startedAt',
    cell: ({ id, kind, provider, startedAt }) => (
      <>
        <a href={deskPath(slug, 'anbieter', id)}>
          <b>{t(`desk.provider.kindOf.${kind}`)}</b>
        </a>
        <small>{moment(startedAt, locale)}</small>
        <small>{t(`desk.provider.nameOf.${provider}`)}</small>
      </>
    ),
  },
  { head: t('desk.provider.stated'), cell: ({ statedAt }) => (statedAt ? moment(statedAt, locale) : '–') },
  { head: t('desk.provider.rows'), kind: 'sum', cell: ({ read }) => number(read, locale) },
  {
    head: t('desk.provider.differences'),
    cell: (row) => countsOf(row, { t, locale }),
  },
  { head: t('desk.provider.failed'), kind: 'sum', cell: ({ failed }) => number(failed, locale) },
  {
    head: t('work.list.status'),
    cell: ({ status, failure }) => (
      <>
        <StateBadge of="providerLoad" code={status} />
        {failure && <small>{t(`desk.provider.failureOf.${failure}`)}</small>}
      </>
    ),
  },
];

/** Of each kind of difference how many, where there are any. */
function countsOf(row: LoadRow, { t, locale }: Pick<Reader, 't' | 'locale'>): string {
  const kinds = (['added', 'changed', 'gone'] as const).filter((kind) => row[kind] > 0);
  if (kinds.length === 0) return t('desk.provider.noDifference');
  return kinds.map((kind) => t(`desk.provider.countOf.${kind}`, { count: number(row[kind], locale) })).join(', ');
}
