/** What the next run would take and somebody should look at first. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { NextRun } from '@weitersagen/contract/payout/desk';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { Flags } from './flags.tsx';

export function Flagged({ next: { flagged, flaggedCount: count } }: { next: Value<typeof NextRun> }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  if (count === 0) return null;
  return (
    <details>
      <summary>{t('desk.payout.flagged', { count })}</summary>
      {flagged.length < count && (
        <p className={`${layout.small} ${layout.soft}`}>{t('desk.payout.flaggedFirst', { shown: flagged.length })}</p>
      )}
      <Table
        caption={t('desk.payout.flaggedWhat')}
        rows={flagged}
        keyOf={({ rewardNumber }) => rewardNumber}
        empty={null}
        columns={[
          {
            head: t('desk.payout.reward'),
            cell: ({ rewardNumber }) => <a href={deskPath(mandant.slug, 'praemien', rewardNumber)}>{rewardNumber}</a>,
          },
          { head: t('desk.payout.person'), kind: 'name', cell: ({ name }) => name || '–' },
          { head: t('desk.payout.amount'), kind: 'sum', cell: ({ amountCents }) => money(amountCents, locale) },
          { head: t('desk.payout.flags'), kind: 'name', cell: ({ flags }) => <Flags flags={flags} /> },
        ]}
      />
    </details>
  );
}
