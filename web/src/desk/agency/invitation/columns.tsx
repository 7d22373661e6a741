/** An invitation as a row, of the page of its agency and of the list. */
import type { Invited } from '@weitersagen/contract/agency/desk/schemas';
import type { Value } from '@weitersagen/contract/basics/wire';
import { day } from '../../../i18n/format.ts';
import type { T } from '../../../i18n/t.ts';
import { Parted } from '../../../ui/work/parted.tsx';
import { StateBadge } from '../../../work/history/state-badge.tsx';
import type { ListColumn } from '../../../work/list/list-page.tsx';

export const columnsOf = (t: T, locale: string): ListColumn<Value<typeof Invited>>[] => [
  {
    head: t('desk.agency.invited'),
    cell: ({ name, email }) => (
      <>
        <bdi>{name || t('desk.agency.deleted')}</bdi>
        {email && (
          <>
            <br />
            <small>
              <Parted text={email} />
            </small>
          </>
        )}
      </>
    ),
  },
  { head: t('desk.agency.by'), cell: ({ employeeNumber }) => employeeNumber ?? t('desk.agency.position.owner') },
  { head: t('desk.agency.sent'), cell: ({ sentAt }) => day(sentAt, locale) },
  { head: t('desk.agency.status'), cell: ({ status }) => <StateBadge of="invitation" code={status} /> },
];
