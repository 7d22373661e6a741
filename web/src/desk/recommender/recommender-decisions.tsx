/** What can be done for or about a recommender: the open ones as buttons, the others held, each with what will happen. */
import { eraseAccount, openSupport } from '@weitersagen/contract/operator/desk-endpoints';
import { mailAccountPassword } from '@weitersagen/contract/operator/recommender-endpoints';
import { CheckField } from '../../form/check-field.tsx';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Ask, Question, ReasonField } from '../decision/question.tsx';
import { type Decision, type Detail, dangerous, obstacleTo, questions, shownFor } from './decisions.ts';

export function RecommenderDecisions({ detail }: { detail: Detail }) {
  const t = useT();
  const judged = shownFor(detail).map((decision) => [decision, obstacleTo(decision, detail)] as const);
  // What can be done stands first.
  const inOrder = judged.toSorted(([, a], [, b]) => Number(a !== undefined) - Number(b !== undefined));
  return (
    <section className={layout.card} aria-labelledby="recommender-decisions">
      <h2 id="recommender-decisions">{t('desk.recommender.decisions')}</h2>
      {inOrder.map(([decision, obstacle]) => (
        <Ask
          key={decision}
          name={questions[decision]}
          isSmall
          obstacle={obstacle && t(`desk.recommender.why.${obstacle}`)}
        >
          {t(`desk.recommender.do.${decision}`)}
        </Ask>
      ))}
      {judged.map(([decision, obstacle]) => (
        <Question
          key={decision}
          isHeld={obstacle !== undefined}
          name={questions[decision]}
          title={t(`desk.recommender.do.${decision}`)}
          submit={t(`desk.recommender.do.${decision}`)}
          isDangerous={dangerous.includes(decision)}
          schema={schemas[decision] ?? eraseAccount.body}
        >
          <What decision={decision} detail={detail} />
          <ReasonField optional={decision === 'mail'} />
          {decision === 'support' && <CheckField name="mayWrite" text={t('desk.recommender.mayWrite')} optional />}
        </Question>
      ))}
    </section>
  );
}

/** The others take a reason and nothing else. */
const schemas: Partial<Record<Decision, (typeof openSupport)['body'] | (typeof mailAccountPassword)['body']>> = {
  support: openSupport.body,
  mail: mailAccountPassword.body,
};

/** What will happen, with the money it is about. */
function What({ decision, detail }: { decision: Decision; detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { name, openCents, readyCents, waitingCents } = detail;
  if (decision === 'mail')
    return <p>{t(detail.hasPassword ? 'desk.recommender.then.reset' : 'desk.recommender.then.welcome', { name })}</p>;
  if (decision !== 'delete') return <p>{t(`desk.recommender.then.${decision}`, { name })}</p>;
  const [lost, still] = [openCents + readyCents, waitingCents - openCents];
  return (
    <>
      <p>{t('desk.recommender.then.delete', { name })}</p>
      {lost > 0 && <p>{t('desk.recommender.then.lost', { sum: money(lost, locale) })}</p>}
      {still > 0 && <p>{t('desk.recommender.then.still', { sum: money(still, locale) })}</p>}
    </>
  );
}
