/** What is known of a recommendation. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Quote } from '@weitersagen/contract/product/quote';
import type { RecommendationDetail } from '@weitersagen/contract/recommendation/desk';
import { channelName } from '../../i18n/channel-name.ts';
import { day, fullName, moment } from '../../i18n/format.ts';
import { quoteText } from '../../i18n/price-text.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { cameText } from '../came.ts';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';

export type Recommendation = Value<typeof RecommendationDetail>;

export const recommendationTitle = ({ recommender, product }: Recommendation, t: T): string =>
  t('desk.recommendation.titleOf', { who: fullName(recommender) || t('desk.recommendation.somebody'), product });

/** What was chosen and what it was said to cost, whatever it costs today. */
const quoted = (quote: Quote, t: T, locale: string) => [
  ...(quote.deviceName === null ? [] : [[t('desk.recommendation.device'), quote.deviceName] as const]),
  [t('desk.recommendation.quote'), quoteText(quote, t, locale)] as const,
];

export function RecommendationFacts({ detail, isBeside }: { detail: Recommendation; isBeside?: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const root = detail.rootNumber;
  const came = cameText(detail, t);
  return (
    <section className={isBeside ? layout.stack : layout.card} aria-labelledby="recommendation-what">
      <h2 id="recommendation-what">{t('desk.reward.what')}</h2>
      <Facts
        facts={[
          [t('desk.recommendation.created'), moment(detail.createdAt, locale)],
          [
            t('desk.recommendation.acceptedAt'),
            detail.acceptedAt ? moment(detail.acceptedAt, locale) : t('desk.recommendation.notAccepted'),
          ],
          [t('desk.recommendation.validUntil'), day(detail.validUntil, locale)],
          ...(detail.quote ? quoted(detail.quote, t, locale) : []),
          [t('desk.recommendation.clicks'), detail.entries],
          ...(came === null ? [] : [[t('desk.came'), <bdi key="came">{came}</bdi>] as const]),
          ...(detail.campaign === null
            ? []
            : [[t('desk.campaign'), <bdi key="campaign">{channelName(detail.campaign, t)}</bdi>] as const]),
          [t('desk.recommendation.share'), t('desk.recommendation.shareOf', { share: detail.share })],
          ...(detail.company === null
            ? []
            : [[t('desk.recommendation.company'), <bdi key="company">{detail.company}</bdi>] as const]),
          ...(detail.recipientCompany === null
            ? []
            : [
                [
                  t('desk.recommendation.recipientCompany'),
                  <bdi key="recipientCompany">{detail.recipientCompany}</bdi>,
                ] as const,
              ]),
          ...(detail.isCaptchaMissing
            ? [[t('desk.recommendation.captcha'), t('desk.recommendation.captchaMissing')] as const]
            : []),
          ...(root === null
            ? []
            : [
                [
                  t('desk.recommendation.root'),
                  <a key="root" href={deskPath(mandant.slug, 'empfehlungen', root)}>
                    {root}
                  </a>,
                ] as const,
              ]),
        ]}
      />
    </section>
  );
}
