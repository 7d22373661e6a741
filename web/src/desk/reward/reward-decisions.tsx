/** The decisions about a reward, each with what will happen. */
import { reviveReward } from '@weitersagen/contract/reward/desk';
import { endToEndId } from '@weitersagen/contract/reward/rules';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { DecisionList } from '../../work/decision/decision-list.tsx';
import { ReasonField } from '../../work/decision/question.tsx';
import { ReturnedTransfer } from '../../work/decision/returned-transfer.tsx';
import { useSeat } from '../desk-context.ts';
import { type Decision, decisions, freedInto, type Judged, obstacleTo, questions } from './decisions.ts';

interface Props {
  reward: Judged & { number: string; attempt: number; amountCents: number; payoutId: number | null };
  /** Makes goodwill that is sent twice count once. */
  nonce: string;
}

/** Another person agrees before it happens. */
const ofTwo: readonly Decision[] = ['free', 'return'];
const dangerous: readonly Decision[] = ['cancel', 'clawBack'];
/** The mail to the person gives the reason. */
const mailed: readonly Decision[] = ['setBack', 'return', 'clawBack'];

export function RewardDecisions({ reward, nonce }: Props) {
  const t = useT();
  const locale = useLocale();
  const { asksSecondPerson } = useSeat().operator;
  const choices = decisions.map((decision) => {
    const obstacle = obstacleTo(decision, reward);
    const then = decision === 'free' ? freedInto(reward) : decision;
    return {
      name: questions[decision],
      verb: t(`desk.reward.decision.${decision}`),
      obstacle: obstacle && t(`desk.reward.why.${obstacle}`),
      // What holds it waits for a person, and so does nothing else.
      isNext: decision === 'free',
      isDangerous: dangerous.includes(decision),
      schema: reviveReward.body,
      ...(decision === 'revive' && { nonce }),
      consequence: (
        <p>
          {t(`desk.reward.then.${then}`, {
            amount: money(reward.amountCents, locale),
            run: String(reward.payoutId ?? ''),
          })}
          {asksSecondPerson && ofTwo.includes(decision) && ` ${t('desk.approval.needs')}`}
        </p>
      ),
      fields: (
        <>
          {decision === 'return' && <ReturnedTransfer endToEndId={endToEndId(reward.number, reward.attempt)} />}
          <ReasonField fate={mailed.includes(decision) ? 'mailed' : 'kept'} />
        </>
      ),
    };
  });
  return <DecisionList title={t('desk.reward.decisions')} choices={choices} />;
}
