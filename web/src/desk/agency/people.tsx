/** Who works in an agency, and whom it invited last; each person has a page of its own. */
import { invitationStatus } from '@weitersagen/contract/invitation/status';
import { wordOf } from '../../form/filter-words.ts';
import { day, moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Parted } from '../../ui/work/parted.tsx';
import { Table } from '../../ui/work/table.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import type { Detail, Person } from './decisions.ts';
import { columnsOf } from './invitation/columns.tsx';

/** Of somebody who was deleted the number alone. */
export const nameOfPerson = ({ name, employeeNumber }: Person, t: ReturnType<typeof useT>): string =>
  name || (employeeNumber ? t('desk.agency.employee', { number: employeeNumber }) : t('desk.agency.deleted'));

export function AgencyPeople({ detail: { number, persons } }: { detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  return (
    <section className={layout.stack} aria-labelledby="agency-people">
      <h2 id="agency-people">{t('desk.agency.persons')}</h2>
      <Table
        caption={t('desk.agency.personCount', { count: persons.filter(({ removedAt }) => removedAt === null).length })}
        rows={persons}
        keyOf={({ id }) => id}
        empty={<p className={layout.soft}>{t('desk.agency.nobody')}</p>}
        columns={[
          {
            head: t('desk.agency.name'),
            cell: (person) => (
              <>
                <a href={deskPath(slug, 'agenturen', number, 'benutzer', person.id)}>
                  <bdi>{nameOfPerson(person, t)}</bdi>
                </a>
                <br />
                <small>
                  <Parted text={person.email} />
                </small>
              </>
            ),
          },
          {
            head: t('desk.agency.role'),
            cell: ({ positions, employeeNumber }) =>
              [...positions.map((one) => t(`desk.agency.position.${one}`)), employeeNumber].filter(Boolean).join(', '),
          },
          {
            head: t('desk.agency.status'),
            cell: ({ status, removedAt }) =>
              removedAt ? (
                <span className={layout.soft}>{t('desk.agency.left', { day: day(removedAt, locale) })}</span>
              ) : (
                <StateBadge of="agencyUser" code={status} />
              ),
          },
          {
            head: t('desk.agency.lastLogin'),
            cell: ({ lastLoginAt }) => (lastLoginAt ? moment(lastLoginAt, locale) : t('desk.agency.never')),
          },
        ]}
      />
    </section>
  );
}

export function AgencyInvitations({ detail }: { detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const { number, invitationsBy, latestInvitations } = detail;
  const all = deskPath(slug, 'agenturen', number, 'einladungen');
  return (
    <section className={layout.stack} aria-labelledby="agency-invitations">
      <h2 id="agency-invitations">{t('desk.agency.invitations')}</h2>
      {invitationsBy.length > 0 && (
        <p className={layout.row}>
          {invitationsBy.map(({ status, count }) => (
            <a key={status} href={`${all}?status=${wordOf(invitationStatus, status)}`}>
              {t(`work.state.invitation.${status}`)}: {count}
            </a>
          ))}
        </p>
      )}
      <Table
        caption={t('desk.agency.latest', { count: latestInvitations.length })}
        rows={latestInvitations}
        keyOf={({ id }) => id}
        empty={<p className={layout.soft}>{t('desk.agency.noInvitation')}</p>}
        columns={columnsOf(t, locale)}
      />
      {latestInvitations.length > 0 && (
        <p>
          <a href={all}>{t('desk.agency.allInvitations')}</a>
        </p>
      )}
    </section>
  );
}
