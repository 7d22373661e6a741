/** One recommendation: the way from link to reward, the two people, and what may be decided about them. */

import type { Quote } from '@weitersagen/contract/product/quote';
import { deleteRecipient, dropRecipientBank, freeRecipientBank } from '@weitersagen/contract/recipient/desk';
import { cancelRecommendation, showRecommendationDetail } from '@weitersagen/contract/recommendation/desk';
import { lockAccount, unlockAccount } from '@weitersagen/contract/recommender/desk';
import { grantGoodwill } from '@weitersagen/contract/reward/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { channelName } from '../../i18n/channel-name.ts';
import { day, fullName, moment, money } from '../../i18n/format.ts';
import { quoteText } from '../../i18n/price-text.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import work from '../../ui/work/work.module.css';
import { questionOf } from '../../work/decision/question-address.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { cameText } from '../came.ts';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { Chain } from './chain.tsx';
import { bankQuestions, goodwillOf } from './judged.ts';
import { RecommendationDecisions } from './recommendation-decisions.tsx';

export const load = async ({ api, params }: Load) => ({
  detail: need(await api(showRecommendationDetail, { params: { number: params.nr } })),
  nonce: crypto.randomUUID(),
});

export const submit = async (submitted: Submit) => {
  const { form, query, params, done, t, locale, fields } = submitted;
  const number = { params: { number: params.nr } };
  const hash = { params: { hash: String(fields.get('_hash')) } };
  const recipient = { params: { number: String(fields.get('_recipient')) } };
  switch (questionOf(query)) {
    case 'stornieren':
      return form.send(cancelRecommendation, number, () => done(t('desk.recommendation.cancelled')));
    case 'kulanz':
      return grant(submitted);
    case 'sperren':
      return form.send(lockAccount, hash, () => done(t('desk.recommendation.locked')));
    case 'entsperren':
      return form.send(unlockAccount, hash, (reply) =>
        done(waitingText(reply, t, locale) ?? t('desk.recommendation.unlocked')),
      );
    case bankQuestions.freeBank:
      return form.send(freeRecipientBank, recipient, (reply) =>
        done(waitingText(reply, t, locale) ?? t('desk.recommendation.bankFreed')),
      );
    case bankQuestions.dropBank:
      return form.send(dropRecipientBank, recipient, (reply) =>
        done(waitingText(reply, t, locale) ?? t('desk.recommendation.bankDropped')),
      );
    case 'loeschen':
      return form.send(deleteRecipient, recipient, () => done(t('desk.recommendation.forgotten')));
    default:
      throw new Error('this page asks nothing of that name');
  }
};

/** The amount is typed as people write it. */
function grant({ form, params, done, t, locale }: Submit) {
  const cents = goodwillOf(form.values.amountCents ?? '');
  if (cents === undefined) return form.refuse('amountCents', t('desk.recommendation.goodwillAmountWrong'));
  return form.send(
    grantGoodwill,
    { params: { number: params.nr }, instead: { ...form.values, amountCents: String(cents) } },
    (reply) => done(waitingText(reply, t, locale) ?? t('desk.recommendation.granted')),
  );
}

export default function RecommendationDetailScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { detail, nonce } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'empfehlungen')}>{t('desk.recommendation.title')}</BackToList>}
        title={t('desk.recommendation.titleOf', {
          who: fullName(detail.recommender) || t('desk.recommendation.somebody'),
          product: detail.product,
        })}
        number={{ name: t('desk.recommendation.one'), value: detail.number }}
        state={<StateBadge of="recommendation" code={detail.status} />}
        lead={`${detail.product} · ${money(detail.premiumCents, locale)}`}
      />
      <OpenApprovals approvals={detail.approvals} />
      <div className={work.side}>
        <RecommendationFacts />
        <RecommendationDecisions detail={detail} nonce={nonce} />
      </div>
      <Chain detail={detail} />
      <History events={detail.events} />
    </>
  );
}

/** What was chosen and what it was said to cost, whatever it costs today. */
const quoted = (quote: Quote, t: T, locale: string) => [
  ...(quote.deviceName === null ? [] : [[t('desk.recommendation.device'), quote.deviceName] as const]),
  [t('desk.recommendation.quote'), quoteText(quote, t, locale)] as const,
];

function RecommendationFacts() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { detail } = useLoaderData<typeof load>();
  const root = detail.rootNumber;
  const came = cameText(detail, t);
  return (
    <section className={layout.card} aria-labelledby="recommendation-what">
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
