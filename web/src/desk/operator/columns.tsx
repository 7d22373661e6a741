/** The columns of the operators; the last one holds what a lead may change. */
import { useLocation } from 'react-router';
import { moment } from '../../i18n/format.ts';
import { type T, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Menu } from '../../ui/over/menu.tsx';
import { Parted } from '../../ui/work/parted.tsx';
import type { Column } from '../../ui/work/table.tsx';
import work from '../../ui/work/work.module.css';
import { nameAndAddress } from '../../work/colleagues.ts';
import { asking } from '../../work/decision/question-address.ts';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { type Access, changesFor, questionFor } from './changes.ts';

export const columnsOf = (t: T, locale: string, ownId: number): Column<Access>[] => [
  {
    head: t('desk.operator.who'),
    kind: 'name',
    cell: ({ email, name, id }) => (
      <>
        {name === null ? <Parted text={email} /> : <bdi>{name}</bdi>}
        {name !== null && (
          <small className={work.num}>
            <Parted text={email} />
          </small>
        )}
        {id === ownId && <small>{t('desk.operator.you')}</small>}
      </>
    ),
  },
  {
    head: t('desk.operator.role'),
    cell: ({ role, mandants }) => (
      <>
        {t(`work.role.${role}`)}
        <small>
          {t('desk.operator.mandants')}: {mandants?.join(', ') ?? t('desk.operator.allMandants')}
        </small>
      </>
    ),
  },
  {
    head: t('desk.operator.status'),
    cell: ({ status, isUnsettled }) => (
      <>
        <StateBadge of="operator" code={status} />
        {isUnsettled && <small>{t('desk.operator.unsettled')}</small>}
      </>
    ),
  },
  {
    head: t('desk.operator.secondFactor'),
    cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'desk.operator.has' : 'desk.operator.hasNot'),
  },
  {
    head: t('desk.operator.lastLogin'),
    cell: ({ lastLoginAt, sessions }) => (
      <>
        {lastLoginAt ? moment(lastLoginAt, locale) : t('desk.operator.never')}
        <small>{t('desk.operator.sessions', { count: sessions })}</small>
      </>
    ),
  },
  {
    head: t('desk.operator.action'),
    kind: 'action',
    cell: (operator) =>
      operator.id === ownId ? (
        <span className={`${layout.small} ${layout.soft}`}>{t('desk.operator.own')}</span>
      ) : (
        <Changes operator={operator} />
      ),
  },
];

function Changes({ operator }: { operator: Access }) {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <Menu label={t('desk.operator.change')} about={nameAndAddress(operator.email)}>
      {changesFor(operator).map((change) => (
        <a key={change} href={asking(pathname, search, questionFor(change, operator.id))}>
          {t(`desk.operator.${change}`)}
        </a>
      ))}
    </Menu>
  );
}
