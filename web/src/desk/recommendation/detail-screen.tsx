/** One recommendation: the way from link to reward, the two people, and what may be decided about them. */

import { deleteRecipient, dropRecipientBank, freeRecipientBank } from '@weitersagen/contract/recipient/desk';
import { cancelRecommendation, showRecommendationDetail } from '@weitersagen/contract/recommendation/desk';
import { lockAccount, unlockAccount } from '@weitersagen/contract/recommender/desk';
import { grantGoodwill } from '@weitersagen/contract/reward/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import work from '../../ui/work/work.module.css';
import { questionOf } from '../../work/decision/question-address.ts';
import { History } from '../../work/history/history.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { Chain } from './chain.tsx';
import { bankQuestions, goodwillOf } from './judged.ts';
import { RecommendationDecisions } from './recommendation-decisions.tsx';
import { RecommendationFacts, recommendationTitle } from './recommendation-facts.tsx';

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
        title={recommendationTitle(detail, t)}
        number={{ name: t('desk.recommendation.one'), value: detail.number }}
        state={<StateBadge of="recommendation" code={detail.status} />}
        lead={`${detail.product} · ${money(detail.premiumCents, locale)}`}
      />
      <OpenApprovals approvals={detail.approvals} />
      <div className={work.side}>
        <RecommendationFacts detail={detail} />
        <RecommendationDecisions detail={detail} nonce={nonce} />
      </div>
      <Chain detail={detail} />
      <History events={detail.events} />
    </>
  );
}
