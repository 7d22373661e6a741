/** How many agreed to which words: who they are lies apart as evidence, and in what each of them is told of the own data. */
import type { CampaignDetail } from '@weitersagen/contract/campaign/desk';
import { moment, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/work/table.tsx';
import styles from './campaign.module.css';

type Counted = CampaignDetail['agreements'][number];

export const agreedIn = (agreements: readonly Counted[]): number =>
  agreements.reduce((sum, { count }) => sum + count, 0);

export function Agreements({ campaign: { agreements, entry } }: { campaign: CampaignDetail }) {
  const t = useT();
  const locale = useLocale();
  if (!entry.needsAgreement && agreements.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="agreements">
      <h2 id="agreements">{t('desk.campaign.agreements.title')}</h2>
      <p className={layout.soft}>{t('desk.campaign.agreements.lead')}</p>
      <Table
        caption={t('desk.campaign.agreements.count', { count: agreedIn(agreements) })}
        rows={agreements.map((row, index) => ({ ...row, index }))}
        keyOf={({ index }) => index}
        empty={
          <EmptyState level="h3" title={t('desk.campaign.agreements.none')}>
            {t('desk.campaign.agreements.noneText')}
          </EmptyState>
        }
        columns={[
          {
            head: t('desk.version.number'),
            kind: 'name',
            cell: ({ version, isAskedAnew }) => (
              <>
                {t('desk.version.named', { number: version })}{' '}
                {isAskedAnew && <Badge kind="warn">{t('desk.campaign.agreements.anew')}</Badge>}
              </>
            ),
          },
          { head: t('desk.campaign.agreed'), kind: 'sum', cell: ({ count }) => number(count, locale) },
          {
            head: t('desk.campaign.agreements.when'),
            cell: ({ firstAt, lastAt }) => {
              const [from, until] = [moment(firstAt, locale), moment(lastAt, locale)];
              return from === until ? from : t('desk.campaign.fromUntil', { from, until });
            },
          },
          {
            head: t('desk.campaign.agreements.words'),
            cell: ({ legalText }) => (
              <details>
                <summary>{t('desk.campaign.agreements.read')}</summary>
                <p className={styles.words}>{legalText}</p>
              </details>
            ),
          },
        ]}
      />
    </section>
  );
}
