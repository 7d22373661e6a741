/** "Empfehler": who recommends for the agency, with what became of it. */

import { accountStatus } from '@weitersagen/contract/account/status';
import { listAgencyRecommenders } from '@weitersagen/contract/agency-area/endpoints';
import type { AgencyRecommender } from '@weitersagen/contract/agency-area/rows';
import type { Value } from '@weitersagen/contract/basics/wire';
import { need } from '../../../../api/need.ts';
import { wordsOf } from '../../../../form/filter-words.ts';
import { day, typedName } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import type { Load } from '../../../page/screen.ts';
import { PageLink } from '../../../shell/link/page-link.tsx';
import { None, Person, Whose } from '../list/cells.tsx';
import { type AreaColumn, ListFrame, useCount } from '../list/list-frame.tsx';
import { loadAround } from '../list/loaded.ts';
import { SaveAsFile } from '../list/save-as-file.tsx';
import { view } from '../view.ts';

type Row = Value<typeof AgencyRecommender>;

async function load(load: Load) {
  const around = await loadAround(load);
  return { ...around, page: need(await load.api(listAgencyRecommenders, { body: around.body })) };
}
type Data = Awaited<ReturnType<typeof load>>;

const tab = 'empfehlungen';

export const recommenders = view<Data>({
  load,
  draw: (data) => <Recommenders {...data} />,
  beside: ({ page, asked }) => page.rows.length > 0 && <SaveAsFile place={tab} asked={asked} />,
});

function Recommenders({ asked, search, employees, page, mayWrite }: Data) {
  const t = useT();
  const count = useCount();
  const statuses = wordsOf(accountStatus).map(
    ([word, code]) => [word, t(`agencyRecommender.statusOf.${code as 'active'}`)] as const,
  );
  return (
    <ListFrame
      place={tab}
      asked={asked}
      search={search}
      page={page}
      columns={useColumns()}
      keyOf={({ hash }) => hash}
      chooses={({ firstName, lastName }) =>
        t('agencyList.choose', { name: typedName(firstName, lastName) || t('agencyRecommender.deleted') })
      }
      caption={(found) => t('agencyRecommender.caption', { found: found ?? 2, count: count(found) })}
      statuses={statuses}
      employees={employees}
      sorts={[
        ['', t('agencyList.newest')],
        ['RegistriertAm', t('agencyList.oldest')],
        ['Nachname', t('agencyList.byName')],
      ]}
      textLabel={t('agencyRecommender.text')}
      empty={{
        title: t('agencyRecommender.emptyTitle'),
        text: t('agencyRecommender.empty'),
        action: mayWrite && (
          <PageLink to="agency" values={{ tab: 'recommend-employees' }} className={button.button}>
            {t('agencyRecommender.invite')}
          </PageLink>
        ),
      }}
    />
  );
}

function useColumns(): AreaColumn<Row>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      head: t('agencyRecommender.name'),
      kind: 'name',
      sortedBy: 'Nachname',
      cell: ({ firstName, lastName, email }) => (
        <Person name={typedName(firstName, lastName) || t('agencyRecommender.deleted')} email={email} />
      ),
    },
    {
      head: t('agencyRecommender.since'),
      sortedBy: 'RegistriertAm',
      cell: ({ registeredAt }) => day(registeredAt, locale),
    },
    {
      head: t('agencyRecommender.last'),
      cell: ({ lastRecommendationAt }) => (lastRecommendationAt ? day(lastRecommendationAt, locale) : <None />),
    },
    { head: t('agencyRecommender.count'), kind: 'sum', cell: ({ count }) => count },
    { head: t('agencyRecommender.open'), kind: 'sum', cell: ({ open }) => open },
    { head: t('agencyRecommender.ok'), kind: 'sum', cell: ({ ok }) => ok },
    { head: t('agencyRecommender.done'), kind: 'sum', cell: ({ released, paid }) => released + paid },
    { head: t('agencyRecommender.over'), kind: 'sum', cell: ({ expired, cancelled }) => expired + cancelled },
    { head: t('agencyOrder.employee'), cell: (row) => <Whose {...row} /> },
  ];
}
