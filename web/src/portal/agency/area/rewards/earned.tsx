/** Rewards that the agency's orders have earned: for whom, how much, and where they stand. */
import type { AgencyReward } from '@weitersagen/contract/agency-area/rows';
import type { Value } from '@weitersagen/contract/basics/wire';
import { rewardStatus } from '@weitersagen/contract/reward/status';
import { wordsOf } from '../../../../form/filter-words.ts';
import { day, money } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import { Badge, type BadgeKind } from '../../../../ui/state/badge.tsx';
import work from '../../../../ui/work/work.module.css';
import { None, State } from '../list/cells.tsx';
import { type AreaColumn, ListFrame, useCount } from '../list/list-frame.tsx';
import { SaveAsFile } from '../list/save-as-file.tsx';
import type { RewardData } from './rewards.tsx';

type Row = Value<typeof AgencyReward>;
const kinds: Partial<Record<Row['status'], BadgeKind>> = {
  ready: 'info',
  collected: 'info',
  paidOut: 'good',
  cancelled: 'bad',
};

export function Earned({ asked, search, employees, page }: RewardData) {
  const t = useT();
  const locale = useLocale();
  const count = useCount();
  const statuses = wordsOf(rewardStatus).map(
    ([word, code]) => [word, t(`agencyReward.statusOf.${code as 'open'}`)] as const,
  );
  return (
    <section className={layout.stack} aria-labelledby="reward-title">
      <div className={work.apart}>
        <h2 id="reward-title">{t('agencyReward.title')}</h2>
        {page.rows.length > 0 && <SaveAsFile place="praemien" asked={asked} />}
      </div>
      <ListFrame
        place="praemien"
        asked={asked}
        search={search}
        page={page}
        columns={useColumns()}
        keyOf={({ number }) => number}
        chooses={({ name, amountCents }) =>
          t('agencyList.choose', {
            name: `${name || t('agencyRecommender.deleted')}, ${money(amountCents, locale)}`,
          })
        }
        caption={(found) => t('agencyReward.caption', { found: found ?? 2, count: count(found) })}
        statuses={statuses}
        employees={employees}
        sorts={[
          ['', t('agencyList.newest')],
          ['ErstelltAm', t('agencyList.oldest')],
        ]}
        textLabel={t('agencyReward.text')}
        empty={{ title: t('agencyReward.emptyTitle'), text: t('agencyReward.empty') }}
      />
    </section>
  );
}

function useColumns(): AreaColumn<Row>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      head: t('agencyReward.name'),
      kind: 'name',
      cell: ({ name, role }) => (
        <span>
          <b>{name || t('agencyRecommender.deleted')}</b>
          <small>{t(`agencyReward.role.${role}`)}</small>
        </span>
      ),
    },
    { head: t('agencyReward.recommendation'), cell: ({ recommendationNumber }) => recommendationNumber ?? <None /> },
    {
      head: t('agencyReward.status'),
      cell: ({ status, paidAt }) => (
        <State badge={<Badge kind={kinds[status] ?? 'open'}>{t(`agencyReward.statusOf.${status}`)}</Badge>}>
          {paidAt && t('agencyReward.paidOn', { day: day(paidAt, locale) })}
        </State>
      ),
    },
    { head: t('agencyReward.amount'), kind: 'sum', cell: ({ amountCents }) => money(amountCents, locale) },
  ];
}
