/** What may be decided about a recommendation and its people, each with what will happen. */

import { deleteRecipient, freeRecipientBank } from '@weitersagen/contract/recipient/desk';
import { cancelRecommendation } from '@weitersagen/contract/recommendation/desk';
import { lockAccount } from '@weitersagen/contract/recommender/desk';
import { grantGoodwill } from '@weitersagen/contract/reward/desk';
import { rolesForGoodwill } from '@weitersagen/contract/reward/goodwill';
import { CheckField } from '../../form/field/check-field.tsx';
import { SelectField } from '../../form/field/select-field.tsx';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import { money } from '../../i18n/format.ts';
import { type T, type TextKey, useLocale, useT } from '../../i18n/t.ts';
import { type Choice, DecisionList } from '../../work/decision/decision-list.tsx';
import { ReasonField } from '../../work/decision/question.tsx';
import {
  bankQuestions,
  cancellationOf,
  type Detail,
  forgettingOf,
  obstacleToCancel,
  obstacleToLock,
  whyNoGoodwill,
} from './judged.ts';

interface Props {
  detail: Detail;
  /** Makes goodwill that is sent twice count once. */
  nonce: string;
}

export function RecommendationDecisions({ detail, nonce }: Props) {
  const t = useT();
  const said = (key: TextKey | undefined) => key && t(key);
  const isLocked = detail.recommenderStatus === 'locked';
  const lock = isLocked ? 'unlock' : 'lock';
  const hasRecipient = detail.recipientNumber !== null && detail.recipientStatus !== 'deleted';
  const choices: Choice[] = [
    {
      name: 'stornieren',
      verb: t('desk.recommendation.cancel'),
      obstacle: said(obstacleToCancel(detail)),
      isDangerous: true,
      schema: cancelRecommendation.body,
      consequence: <Cancelling detail={detail} />,
      fields: <ReasonField />,
    },
    {
      name: 'kulanz',
      verb: t('desk.recommendation.goodwill'),
      obstacle: said(whyNoGoodwill(detail)),
      schema: grantGoodwill.body,
      nonce,
      consequence: <p>{t('desk.recommendation.goodwillThen')}</p>,
      fields: <GoodwillFields detail={detail} />,
    },
    {
      name: isLocked ? 'entsperren' : 'sperren',
      verb: t(`desk.recommendation.${lock}`),
      obstacle: said(obstacleToLock(lock, detail.recommenderStatus)),
      isDangerous: !isLocked,
      schema: lockAccount.body,
      consequence: <p>{t(`desk.recommendation.${lock}Then`, { name: detail.recommender || detail.number })}</p>,
      fields: (
        <>
          <HiddenField name="_hash" value={detail.recommenderHash} />
          <ReasonField />
        </>
      ),
    },
    ...bankChoices(detail, t),
    {
      name: 'loeschen',
      verb: t('desk.recommendation.forget'),
      obstacle: hasRecipient ? undefined : t('desk.recommendation.whyForget'),
      isDangerous: true,
      schema: deleteRecipient.body,
      consequence: <Forgetting detail={detail} />,
      fields: <ForgettingFields detail={detail} />,
    },
  ];
  return <DecisionList title={t('desk.recommendation.decisions')} choices={choices} />;
}

/** Only where the recipient has stopped it. */
const bankChoices = (detail: Detail, t: T): Choice[] =>
  detail.isBankStopped
    ? (['freeBank', 'dropBank'] as const).map((decision) => ({
        name: bankQuestions[decision],
        verb: t(`desk.recommendation.${decision}`),
        obstacle: undefined,
        isDangerous: decision === 'dropBank',
        schema: freeRecipientBank.body,
        consequence: (
          <p>{t(`desk.recommendation.${decision}Then`, { name: detail.recipient || detail.recipientNumber || '' })}</p>
        ),
        fields: (
          <>
            <HiddenField name="_recipient" value={detail.recipientNumber ?? ''} />
            <ReasonField />
          </>
        ),
      }))
    : [];

function Cancelling({ detail }: Pick<Props, 'detail'>) {
  const t = useT();
  const { link, orders, mails } = cancellationOf(detail);
  return (
    <p>
      {t(`desk.recommendation.cancelThen.${link}`, { root: detail.rootNumber ?? '' })}{' '}
      {orders > 0 && `${t('desk.recommendation.cancelOrders', { count: orders })} `}
      {t(`desk.recommendation.cancelMails.${mails}`)} {t('desk.recommendation.final')}
    </p>
  );
}

/** Where a reward is ready or collected the server asks whether the person waives: here stands what that means. */
function Forgetting({ detail }: Pick<Props, 'detail'>) {
  const t = useT();
  const locale = useLocale();
  const { isEnd, waivedCents, underWayCents, voucherCents } = forgettingOf(detail);
  const sums = { waived: waivedCents, underWay: underWayCents, voucher: voucherCents };
  const said = (['waived', 'underWay', 'voucher'] as const).filter((what) => sums[what] > 0);
  return (
    <>
      <p>
        {t('desk.recommendation.forgetThen', { name: detail.recipient || detail.recipientNumber || '' })}{' '}
        {isEnd && `${t('desk.recommendation.forgetEnds')} `}
        {t('desk.recommendation.final')}
      </p>
      {said.map((what) => (
        <p key={what}>{t(`desk.recommendation.forgets.${what}`, { sum: money(sums[what], locale) })}</p>
      ))}
    </>
  );
}

function ForgettingFields({ detail }: Pick<Props, 'detail'>) {
  const t = useT();
  const locale = useLocale();
  const { waivedCents, underWayCents, voucherCents } = forgettingOf(detail);
  return (
    <>
      <HiddenField name="_recipient" value={detail.recipientNumber ?? ''} />
      <ReasonField fate="gone" />
      {waivedCents + underWayCents + voucherCents > 0 && (
        <CheckField
          name="waivesReward"
          text={t(`desk.recommendation.${waivedCents > 0 ? 'waives' : 'insists'}`, { sum: money(waivedCents, locale) })}
        />
      )}
    </>
  );
}

function GoodwillFields({ detail }: Pick<Props, 'detail'>) {
  const t = useT();
  const options = rolesForGoodwill(detail).map((role) => {
    const name = role === 'recommender' ? detail.recommender : detail.recipient;
    return [role, [t(`desk.reward.roleOf.${role}`), name].filter(Boolean).join(': ')] as const;
  });
  return (
    <>
      <SelectField name="role" label={t('desk.recommendation.goodwillRole')} options={options} />
      <TextField
        name="amountCents"
        label={t('desk.recommendation.goodwillAmount')}
        hint={t('desk.recommendation.goodwillAmountHint')}
        autoComplete="off"
        width="short"
      />
      <ReasonField />
    </>
  );
}
