/** "Interessenten": who came through a recommendation, how to reach them, and until when an unconfirmed one stays. */
import { listAgencyLeads } from '@weitersagen/contract/agency-area/endpoints';
import type { AgencyLead } from '@weitersagen/contract/agency-area/rows';
import type { Value } from '@weitersagen/contract/basics/wire';
import { recipientStatus } from '@weitersagen/contract/recipient/schemas';
import { need } from '../../../../api/need.ts';
import { wordsOf } from '../../../../form/filter-words.ts';
import { day, typedName } from '../../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../../i18n/t.ts';
import { Badge, type BadgeKind } from '../../../../ui/state/badge.tsx';
import { Parted } from '../../../../ui/work/parted.tsx';
import type { Load } from '../../../page/screen.ts';
import styles from '../area.module.css';
import { None, State } from '../list/cells.tsx';
import { type AreaColumn, ListFrame, useCount } from '../list/list-frame.tsx';
import { loadAround } from '../list/loaded.ts';
import { SaveAsFile } from '../list/save-as-file.tsx';
import { view } from '../view.ts';

type Row = Value<typeof AgencyLead>;

async function load(load: Load) {
  const around = await loadAround(load);
  return { ...around, page: need(await load.api(listAgencyLeads, { body: around.body })) };
}
type Data = Awaited<ReturnType<typeof load>>;

const tab = 'leads';

export const leads = view<Data>({
  load,
  draw: (data) => <Leads {...data} />,
  beside: ({ page, asked }) => page.rows.length > 0 && <SaveAsFile place={tab} asked={asked} />,
});

const kinds: Record<Row['status'], BadgeKind> = { unconfirmed: 'warn', confirmed: 'good', deleted: 'open' };

function Leads({ asked, search, employees, page }: Data) {
  const t = useT();
  const count = useCount();
  const statuses = wordsOf(recipientStatus).map(
    ([word, code]) => [word, t(`agencyLead.statusOf.${code as 'confirmed'}`)] as const,
  );
  return (
    <ListFrame
      place={tab}
      asked={asked}
      search={search}
      page={page}
      columns={useColumns()}
      keyOf={({ number }) => number}
      chooses={(row) => t('agencyList.choose', { name: nameOf(row, t) })}
      caption={(found) => t('agencyLead.caption', { found: found ?? 2, count: count(found) })}
      statuses={statuses}
      employees={employees}
      sorts={[
        ['', t('agencyList.newest')],
        ['EingangAm', t('agencyList.oldest')],
      ]}
      textLabel={t('agencyLead.text')}
      empty={{ title: t('agencyLead.emptyTitle'), text: t('agencyLead.empty') }}
    />
  );
}

function useColumns(): AreaColumn<Row>[] {
  const t = useT();
  const locale = useLocale();
  return [
    { head: t('agencyLead.name'), kind: 'name', cell: (row) => <Lead row={row} /> },
    { head: t('agencyLead.contact'), kind: 'name', cell: (row) => <Reach row={row} /> },
    { head: t('agencyLead.product'), cell: ({ product }) => product },
    { head: t('agencyLead.recommender'), kind: 'name', cell: ({ recommender }) => recommender },
    { head: t('agencyLead.entered'), sortedBy: 'EingangAm', cell: ({ enteredAt }) => day(enteredAt, locale) },
    {
      head: t('agencyLead.status'),
      cell: ({ status, confirmedAt, deleteOn }) => (
        <State badge={<Badge kind={kinds[status]}>{t(`agencyLead.statusOf.${status}`)}</Badge>}>
          {status === 'confirmed' && confirmedAt && t('agencyLead.onDay', { day: day(confirmedAt, locale) })}
          {status === 'unconfirmed' && deleteOn && t('agencyLead.deleteOn', { day: day(deleteOn, locale) })}
        </State>
      ),
    },
    { head: t('agencyOrder.employee'), cell: ({ employeeNumber }) => employeeNumber ?? <None /> },
  ];
}

const nameOf = ({ status, firstName, lastName, email }: Row, t: T): string =>
  status === 'deleted' ? t('agencyLead.deleted') : typedName(firstName, lastName) || (email ?? '');

/** Name, age and where the person lives. */
function Lead({ row }: { row: Row }) {
  const t = useT();
  const locale = useLocale();
  const { street, houseNumber, postcode, city } = row;
  const address = [typedName(street, houseNumber), typedName(postcode, city)].filter(Boolean).join(', ');
  return (
    <span>
      <b>{nameOf(row, t)}</b>
      {row.birthDate && <small>{t('agencyLead.born', { day: day(row.birthDate, locale) })}</small>}
      {address && <small>{address}</small>}
    </span>
  );
}

/** Links that a phone or a mail program takes. */
function Reach({ row: { email, phone, advertising } }: { row: Row }) {
  const t = useT();
  if (!email && !phone) return <None />;
  return (
    <span className={styles.reach}>
      {email && (
        <a href={`mailto:${email}`}>
          <Parted text={email} />
        </a>
      )}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {advertising && <small>{t('agencyLead.advertising')}</small>}
    </span>
  );
}
