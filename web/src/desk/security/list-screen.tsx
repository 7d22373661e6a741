/** Security events: who came in or tried to, who was refused, who took which file. Nobody can change them. */

import type { Value } from '@weitersagen/contract/basics/wire';
import {
  downloadSecurityEvents,
  pageSecurityEvents,
  type SecurityRow,
  securityView,
} from '@weitersagen/contract/security/desk';
import { useLoaderData } from 'react-router';
import { moment } from '../../i18n/format.ts';
import type { T } from '../../i18n/t.ts';
import { Badge, type BadgeKind } from '../../ui/state/badge.tsx';
import { addressBehind, nameOf } from '../../work/colleagues.ts';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import type { Load } from '../screen.ts';
import { whatText } from './what-text.ts';

type Row = Value<typeof SecurityRow>;

const kind: ListKind = { views: securityView, columns: { at: 'Am' } };

export const load = (given: Load) => loadList(given, kind, pageSecurityEvents);

export default function SecurityListScreen() {
  return (
    <HeadedList
      words="desk.security"
      kind={kind}
      loaded={useLoaderData<typeof load>()}
      file={downloadSecurityEvents}
      columns={columnsOf}
      keyOf={({ id }) => id}
      lead="desk.security.lead"
      viewKey="desk.security.view"
    />
  );
}

const columnsOf = ({ t, locale }: Reader): ListColumn<Row>[] => [
  { head: t('desk.security.at'), sortedBy: 'at', cell: ({ at }) => moment(at, locale) },
  { head: t('desk.security.kind'), kind: 'name', cell: ({ kind }) => t(`desk.security.view.${kind}`) },
  {
    head: t('desk.security.outcome'),
    cell: ({ outcome, count }) => (
      <>
        <Badge kind={badgeOf[outcome]}>{t(`desk.security.outcome.${outcome}`)}</Badge>
        {count > 1 && ` ${t('desk.security.times', { count })}`}
      </>
    ),
  },
  {
    head: t('desk.security.who'),
    kind: 'name',
    cell: (row) => <span title={addressBehind(row.actor)}>{whoText(row, t)}</span>,
  },
  { head: t('desk.security.what'), kind: 'name', cell: (row) => whatText(row, t) },
  { head: t('desk.security.network'), cell: ({ network }) => network ?? '–' },
];

const badgeOf: Readonly<Record<Row['outcome'], BadgeKind>> = {
  done: 'good',
  wrong: 'warn',
  slowed: 'warn',
  refused: 'warn',
  series: 'bad',
};

/** A colleague by the address; of somebody unknown what was tried, by the sign of the address. */
function whoText({ actorKind, actor, account }: Row, t: T): string {
  const kind = t(`work.actor.${actorKind}`);
  if (actor === null) return account === null ? kind : t('desk.security.account', { account });
  if (actorKind === 'operator') return nameOf(actor);
  return actorKind === 'apiKey' || actorKind === 'job' ? `${kind} ${actor}` : `${kind} ${actor.slice(0, 8)}`;
}
