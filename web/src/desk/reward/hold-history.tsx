/** Everything that has held a reward, in whichever attempt: why, from when, until when or until whose decision. */

import type { Value } from '@weitersagen/contract/basics/wire';
import type { RewardDetail } from '@weitersagen/contract/reward/desk';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import { addressBehind, nameOf } from '../../work/colleagues.ts';

type Entry = Value<typeof RewardDetail>['holdHistory'][number];

export function HoldHistory({ holds }: { holds: readonly Entry[] }) {
  const t = useT();
  const locale = useLocale();
  if (holds.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="reward-holds">
      <h2 id="reward-holds">{t('desk.reward.holdHistory')}</h2>
      <Table
        caption={t('desk.reward.holdEach')}
        rows={holds}
        keyOf={({ hold, attempt, since }) => `${hold} ${attempt} ${since.getTime()}`}
        empty={null}
        columns={[
          {
            head: t('desk.reward.holdReason'),
            kind: 'name',
            cell: ({ hold, reason }) => (
              <>
                {t(`desk.reward.holdName.${hold}`)}
                {reason && <small>{reason}</small>}
              </>
            ),
          },
          { head: t('desk.reward.attempt'), kind: 'sum', cell: ({ attempt }) => attempt },
          { head: t('desk.reward.holdSince'), cell: ({ since }) => moment(since, locale) },
          {
            head: t('desk.reward.holdUntil'),
            cell: ({ until }) => (until ? moment(until, locale) : t('desk.reward.holdOpen')),
          },
          {
            head: t('desk.reward.holdEnd'),
            cell: ({ liftedAt, liftedBy }) =>
              liftedAt && (
                <>
                  {moment(liftedAt, locale)}
                  {liftedBy && <small title={addressBehind(liftedBy)}>{nameOf(liftedBy)}</small>}
                </>
              ),
          },
        ]}
      />
    </section>
  );
}
