/** The decisions about a reward: the open ones as buttons, the others held with their reason, each with what will happen. */
import { reviveReward } from '@weitersagen/contract/operator/desk-endpoints';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Ask, Question, ReasonField } from '../decision/question.tsx';
import { type Decision, decisions, type Judged, obstacleTo, questions } from './decisions.ts';

interface Props {
  reward: Judged & { amountCents: number };
  /** Makes goodwill that is sent twice count once. */
  nonce: string;
}

const dangerous: readonly Decision[] = ['cancel', 'clawBack'];
/** The mail to the person gives the reason. */
const mailed: readonly Decision[] = ['setBack', 'return', 'clawBack'];

export function RewardDecisions({ reward, nonce }: Props) {
  const t = useT();
  const locale = useLocale();
  const judged = decisions.map((decision) => [decision, obstacleTo(decision, reward)] as const);
  // What can be done stands first.
  const inOrder = judged.toSorted(([, a], [, b]) => Number(a !== undefined) - Number(b !== undefined));
  return (
    <section className={layout.card} aria-labelledby="reward-decisions">
      <h2 id="reward-decisions">{t('desk.reward.decisions')}</h2>
      {inOrder.map(([decision, obstacle]) => (
        <Ask key={decision} name={questions[decision]} isSmall obstacle={obstacle && t(`desk.reward.why.${obstacle}`)}>
          {t(`desk.reward.decision.${decision}`)}
        </Ask>
      ))}
      {judged.map(([decision, obstacle]) => (
        <Question
          key={decision}
          isHeld={obstacle !== undefined}
          name={questions[decision]}
          title={t(`desk.reward.decision.${decision}`)}
          submit={t(`desk.reward.decision.${decision}`)}
          isDangerous={dangerous.includes(decision)}
          schema={reviveReward.body}
          nonce={decision === 'revive' ? nonce : undefined}
        >
          <p>{t(`desk.reward.then.${decision}`, { amount: money(reward.amountCents, locale) })}</p>
          <ReasonField isMailed={mailed.includes(decision)} />
        </Question>
      ))}
    </section>
  );
}
