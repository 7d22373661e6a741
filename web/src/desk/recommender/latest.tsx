/** The newest recommendations and rewards of a person; the lists have all of them. */
import { day, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import work from '../../ui/work/work.module.css';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { useSeat } from '../desk-context.ts';
import { sinceText } from '../reward/list-screen.tsx';
import { deskPath } from '../screen.ts';
import type { Detail } from './decisions.ts';

export function LatestRecommendations({
  detail: { hash, recommendations, latestRecommendations },
}: {
  detail: Detail;
}) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const hasMore = recommendations > latestRecommendations.length;
  return (
    <section className={layout.stack} aria-labelledby="recommender-recommendations">
      <h2 id="recommender-recommendations">{t('desk.recommendation.title')}</h2>
      <Table
        caption={
          hasMore
            ? t('desk.recommender.latest', { count: latestRecommendations.length, all: recommendations })
            : t('desk.recommendation.count', { count: recommendations })
        }
        rows={latestRecommendations}
        keyOf={({ number }) => number}
        empty={<p className={layout.soft}>{t('desk.recommender.noRecommendation')}</p>}
        columns={[
          {
            head: t('desk.recommendation.number'),
            cell: ({ number }) => (
              <a className={work.num} href={deskPath(slug, 'empfehlungen', number)}>
                {number}
              </a>
            ),
          },
          { head: t('desk.recommendation.created'), cell: ({ createdAt }) => day(createdAt, locale) },
          { head: t('desk.recommendation.product'), cell: ({ product }) => product },
          {
            head: t('desk.recommendation.recipient'),
            cell: ({ recipient }) =>
              recipient || <span className={layout.soft}>{t('desk.recommendation.nobody')}</span>,
          },
          {
            head: t('desk.recommendation.status'),
            cell: ({ status }) => <StateBadge of="recommendation" code={status} />,
          },
        ]}
      />
      <All path="empfehlungen" hash={hash} isShown={hasMore}>
        {t('desk.recommender.allRecommendations')}
      </All>
    </section>
  );
}

export function LatestRewards({ detail: { hash, latestRewards } }: { detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  return (
    <section className={layout.stack} aria-labelledby="recommender-rewards">
      <h2 id="recommender-rewards">{t('desk.reward.title')}</h2>
      <Table
        caption={t('desk.recommender.latestRewards', { count: latestRewards.length })}
        rows={latestRewards}
        keyOf={({ number }) => number}
        empty={<p className={layout.soft}>{t('desk.recommender.noReward')}</p>}
        columns={[
          {
            head: t('desk.reward.reward'),
            cell: ({ number }) => (
              <a className={work.num} href={deskPath(slug, 'praemien', number)}>
                {number}
              </a>
            ),
          },
          { head: t('desk.reward.amount'), kind: 'sum', cell: ({ amountCents }) => money(amountCents, locale) },
          { head: t('desk.reward.status'), cell: ({ status }) => <StateBadge of="reward" code={status} /> },
          { head: t('desk.reward.since'), cell: (row) => sinceText(row, t, locale) },
        ]}
      />
      <All path="praemien" hash={hash} isShown={latestRewards.length > 0}>
        {t('desk.recommender.allRewards')}
      </All>
    </section>
  );
}

interface AllProps {
  path: 'empfehlungen' | 'praemien';
  hash: string;
  isShown: boolean;
  children: string;
}

function All({ path, hash, isShown, children }: AllProps) {
  const { slug } = useSeat().mandant;
  if (!isShown) return null;
  return (
    <p>
      <a href={`${deskPath(slug, path)}?text=${hash}`}>{children}</a>
    </p>
  );
}
