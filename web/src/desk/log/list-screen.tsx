/** The log: who did what to which thing, from which state to which, when and why. Nobody can change it. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { pageEvents } from '@weitersagen/contract/operator/endpoints';
import type { EventRow } from '@weitersagen/contract/operator/event-schemas';
import { downloadEvents } from '@weitersagen/contract/operator/file-endpoints';
import { eventObject } from '@weitersagen/contract/operator/schemas';
import { moment } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { useLoaded, useSeat } from '../desk-context.ts';
import { eventText } from '../history/event-text.ts';
import { actorText } from '../history/history.tsx';
import { FileLink, type ListColumn, ListPage } from '../list/list-page.tsx';
import { bodyOf, fileAddress, type ListKind } from '../list/list-query.ts';
import { ObjectLink } from '../object-link.tsx';
import { type Load, need } from '../screen.ts';
import { PageHead } from '../shell/page-head.tsx';
import { wireStateText } from '../state-words.ts';

type Row = Value<typeof EventRow>;

const kind: ListKind = { views: eventObject, columns: { at: 'Am' } };

export const load = async ({ api, query }: Load) => {
  const body = bodyOf(query, kind);
  return { body, page: need(await api(pageEvents, { body })) };
};

export default function LogListScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { body, page } = useLoaded<typeof load>();
  return (
    <>
      <PageHead
        title={t('desk.log.title')}
        lead={t('desk.log.lead')}
        actions={<FileLink href={fileAddress(mandant.slug, downloadEvents, body)} />}
      />
      <ListPage
        kind={kind}
        body={body}
        page={page}
        columns={columnsOf(t, locale)}
        keyOf={({ id }) => id}
        viewKey="desk.object"
        searchLabel={t('desk.log.search')}
        hasDays
        empty={{ title: t('desk.log.empty'), text: t('desk.log.emptyText') }}
        countKey="desk.log.count"
      />
    </>
  );
}

const columnsOf = (t: T, locale: string): ListColumn<Row>[] => [
  { head: t('desk.log.at'), sortedBy: 'at', cell: ({ at }) => moment(at, locale) },
  { head: t('desk.log.who'), cell: (event) => actorText(event, t) },
  { head: t('desk.object.label'), cell: ({ object, number }) => <ObjectLink object={object} number={number} /> },
  { head: t('desk.log.event'), cell: ({ event }) => eventText(event, locale) },
  { head: t('desk.log.before'), cell: ({ object, from }) => (from === null ? '–' : wireStateText(object, from, t)) },
  { head: t('desk.log.after'), cell: ({ object, to }) => wireStateText(object, to, t) },
  { head: t('desk.log.reason'), cell: ({ reason }) => reason ?? '–' },
];
