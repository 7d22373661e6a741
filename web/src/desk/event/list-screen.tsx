/** The log: who did what to which thing, from which state to which, when and why. Nobody can change it. */

import type { Value } from '@weitersagen/contract/basics/wire';
import { downloadEvents, type EventRow, pageEvents } from '@weitersagen/contract/event/desk';
import { eventObject } from '@weitersagen/contract/event/schemas';
import { useLoaderData } from 'react-router';
import { eventText } from '../../i18n/book-text.ts';
import { moment } from '../../i18n/format.ts';
import { addressBehind } from '../../work/colleagues.ts';
import { actorsText } from '../../work/history/history.tsx';
import { wireStateText } from '../../work/history/state-words.ts';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { ObjectLink } from '../object-link.tsx';
import type { Load } from '../screen.ts';
import { reasonOf } from './reason-of.ts';

type Row = Value<typeof EventRow>;

const kind: ListKind = { views: eventObject, columns: { at: 'Am' } };

export const load = (given: Load) => loadList(given, kind, pageEvents);

export default function LogListScreen() {
  return (
    <HeadedList
      words="desk.log"
      kind={kind}
      loaded={useLoaderData<typeof load>()}
      file={downloadEvents}
      columns={columnsOf}
      keyOf={({ id }) => id}
      lead="desk.log.lead"
      viewKey="desk.object"
    />
  );
}

const columnsOf = ({ t, locale }: Reader): ListColumn<Row>[] => [
  { head: t('desk.log.at'), sortedBy: 'at', cell: ({ at }) => moment(at, locale) },
  {
    head: t('desk.log.who'),
    kind: 'name',
    cell: (event) => <span title={addressBehind(event.actorId)}>{actorsText(event, t)}</span>,
  },
  {
    head: t('desk.object.label'),
    kind: 'name',
    cell: ({ object, number }) => <ObjectLink object={object} number={number} />,
  },
  { head: t('desk.log.event'), cell: (event) => eventText(event, t) },
  { head: t('desk.log.before'), cell: ({ object, from }) => (from === null ? '–' : wireStateText(object, from, t)) },
  { head: t('desk.log.after'), cell: ({ object, to }) => wireStateText(object, to, t) },
  { head: t('desk.log.reason'), cell: (event) => reasonOf(event, t) },
];
