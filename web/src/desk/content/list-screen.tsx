/** What there is of a kind: each with its state and what is missing; several are published together, and a new one begins here. */
import { decode } from '@weitersagen/contract/basics/wire';
import type { ContentKind } from '@weitersagen/contract/content/content-schemas';
import { listContent, showContentOverview } from '@weitersagen/contract/content/desk';
import { type ContentRow, contentKind, contentState, contentView } from '@weitersagen/contract/content/desk-shapes';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import { questionOf } from '../../work/decision/question-address.ts';
import { HeadedList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import { bodyOf, type ListKind } from '../../work/list/list-query.ts';
import { selectionColumn, useSelection } from '../../work/list/selection.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { Changed, ContentBadge, ItemLink, languageNames } from './names.tsx';
import { makeNew, NewItem, newQuestion } from './new-item.tsx';
import { mayPublish, PublishMany, publishMany, publishManyQuestion } from './publish-many.tsx';

const list: ListKind = {
  status: contentState,
  views: contentView,
  columns: { title: 'Titel', changedAt: 'GeaendertAm' },
  usual: 'desk.content.usual',
};

/** The kind of the address. */
function kindIn(params: Load['params']): ContentKind {
  const read = decode(contentKind, params.schema);
  if (!read.ok) throw trouble(404);
  return read.value as ContentKind;
}

export async function load({ api, query, params }: Load) {
  const kind = kindIn(params);
  const body = bodyOf(query, list);
  const [page, overview] = await Promise.all([
    api(listContent, { params: { kind }, body: body as never }),
    api(showContentOverview),
  ]);
  return { kind, languages: need(overview).languages, loaded: { body, page: need(page) } };
}

export function submit(given: Submit) {
  const question = questionOf(given.query);
  if (question === publishManyQuestion) return publishMany(given);
  if (question === newQuestion) return makeNew(given, kindIn(given.params));
  throw new Error('this page asks nothing of that name');
}

export default function ContentListScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { kind, languages, loaded } = useLoaderData<typeof load>();
  const selection = useSelection<ContentRow>(loaded.page, mayPublish, ({ id }) => id);
  return (
    <HeadedList
      words="desk.content"
      title={`desk.content.kindOf.${kind}`}
      lead={`desk.content.about.${kind}`}
      back={<BackToList href={deskPath(slug, 'inhalte')}>{t('desk.content.title')}</BackToList>}
      statusKey="desk.content.stateOf"
      viewKey="desk.content.viewOf"
      kind={list}
      loaded={loaded}
      columns={(reader) => [
        ...(selection.all.length > 0
          ? [
              selectionColumn(selection, {
                head: t('work.list.choice'),
                nameOf: ({ title, key }) => t('desk.content.many.choose', { name: title || (key ?? '') }),
              }),
            ]
          : []),
        ...columnsOf(reader),
      ]}
      keyOf={({ id }) => id}
      deeds={<PublishMany selection={selection} />}
    >
      <NewItem kind={kind} languages={languages} />
    </HeadedList>
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<ContentRow>[] => [
  {
    head: t('desk.content.name'),
    kind: 'name',
    sortedBy: 'title',
    cell: (row) => <ItemLink slug={slug} row={row} />,
  },
  {
    head: t('desk.content.state'),
    cell: ({ state, plannedAt }) => (
      <>
        <ContentBadge state={state} />
        {plannedAt && <small>{t('desk.content.plannedAt', { date: moment(plannedAt, locale) })}</small>}
      </>
    ),
  },
  {
    head: t('desk.content.missing'),
    cell: ({ missing }) => (missing.length > 0 ? languageNames(missing, locale) : t('desk.content.nothingMissing')),
  },
  {
    head: t('desk.content.changed'),
    sortedBy: 'changedAt',
    cell: (row) => <Changed {...row} />,
  },
];
