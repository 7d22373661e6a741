/** What may be decided about a recommendation and its people; what may not be done now is held with its reason. */
import {
  cancelRecommendation,
  deleteRecipient,
  grantGoodwill,
  lockAccount,
} from '@weitersagen/contract/operator/desk-endpoints';
import { CheckField } from '../../form/check-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { HiddenField, TextField } from '../../form/text-field.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Ask, Question, ReasonField } from '../decision/question.tsx';
import { type Detail, obstacleToCancel, obstacleToGoodwill, obstacleToLock, rolesFor } from './judged.ts';

interface Props {
  detail: Detail;
  /** Makes goodwill that is sent twice count once. */
  nonce: string;
}

export function RecommendationDecisions({ detail, nonce }: Props) {
  const t = useT();
  const isLocked = detail.recommenderStatus === 'locked';
  const lock = isLocked ? 'unlock' : 'lock';
  const hasRecipient = detail.recipientNumber !== null && detail.recipientStatus !== 'deleted';
  const said = (key: Parameters<typeof t>[0] | undefined) => key && t(key);
  return (
    <section className={layout.card} aria-labelledby="recommendation-decisions">
      <h2 id="recommendation-decisions">{t('desk.recommendation.decisions')}</h2>
      <Ask name="stornieren" isSmall obstacle={said(obstacleToCancel(detail))}>
        {t('desk.recommendation.cancel')}
      </Ask>
      <Ask name="kulanz" isSmall obstacle={said(obstacleToGoodwill(detail))}>
        {t('desk.recommendation.goodwill')}
      </Ask>
      <Ask
        name={isLocked ? 'entsperren' : 'sperren'}
        isSmall
        obstacle={said(obstacleToLock(lock, detail.recommenderStatus))}
      >
        {t(`desk.recommendation.${lock}`)}
      </Ask>
      <Ask name="loeschen" isSmall obstacle={hasRecipient ? undefined : t('desk.recommendation.whyForget')}>
        {t('desk.recommendation.forget')}
      </Ask>
      <Questions detail={detail} nonce={nonce} />
    </section>
  );
}

function Questions({ detail, nonce }: Props) {
  const t = useT();
  const name = detail.recommender || detail.number;
  return (
    <>
      <Question
        name="stornieren"
        isHeld={obstacleToCancel(detail) !== undefined}
        title={t('desk.recommendation.cancel')}
        submit={t('desk.recommendation.cancel')}
        isDangerous
        schema={cancelRecommendation.body}
      >
        <p>{t('desk.recommendation.cancelThen')}</p>
        <ReasonField />
      </Question>
      <GoodwillQuestion detail={detail} nonce={nonce} />
      {(['lock', 'unlock'] as const).map((event) => (
        <Question
          key={event}
          name={event === 'lock' ? 'sperren' : 'entsperren'}
          isHeld={obstacleToLock(event, detail.recommenderStatus) !== undefined}
          title={t(`desk.recommendation.${event}`)}
          submit={t(`desk.recommendation.${event}`)}
          isDangerous={event === 'lock'}
          schema={lockAccount.body}
        >
          <p>{t(`desk.recommendation.${event}Then`, { name })}</p>
          <HiddenField name="_hash" value={detail.recommenderHash} />
          <ReasonField />
        </Question>
      ))}
      <Question
        name="loeschen"
        isHeld={detail.recipientNumber === null || detail.recipientStatus === 'deleted'}
        title={t('desk.recommendation.forget')}
        submit={t('desk.recommendation.forget')}
        isDangerous
        schema={deleteRecipient.body}
      >
        <p>{t('desk.recommendation.forgetThen', { name: detail.recipient || detail.recipientNumber || '' })}</p>
        <HiddenField name="_recipient" value={detail.recipientNumber ?? ''} />
        <ReasonField />
        <CheckField name="waivesReward" text={t('desk.recommendation.waives')} optional />
      </Question>
    </>
  );
}

function GoodwillQuestion({ detail, nonce }: Props) {
  const t = useT();
  const options = rolesFor(detail).map((role) => {
    const name = role === 'recommender' ? detail.recommender : detail.recipient;
    return [role, [t(`desk.reward.roleOf.${role}`), name].filter(Boolean).join(': ')] as const;
  });
  return (
    <Question
      name="kulanz"
      isHeld={obstacleToGoodwill(detail) !== undefined}
      title={t('desk.recommendation.goodwill')}
      submit={t('desk.recommendation.goodwill')}
      schema={grantGoodwill.body}
      nonce={nonce}
    >
      <p>{t('desk.recommendation.goodwillThen')}</p>
      <SelectField name="role" label={t('desk.recommendation.goodwillRole')} options={options} />
      <TextField
        name="amountCents"
        label={t('desk.recommendation.goodwillAmount')}
        hint={t('desk.recommendation.goodwillAmountHint')}
        autoComplete="off"
        width="short"
      />
      <ReasonField />
    </Question>
  );
}
