/** What can be done for or about a recommender, each with what will happen. */
import { changeAccount, eraseAccount, mailAccountPassword, openSupport } from '@weitersagen/contract/recommender/desk';
import { CheckField } from '../../form/field/check-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { fullName, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { DecisionList } from '../../work/decision/decision-list.tsx';
import { ReasonField } from '../../work/decision/question.tsx';
import { type Decision, type Detail, dangerous, obstacleTo, questions, shownFor } from './decisions.ts';

export function RecommenderDecisions({ detail }: { detail: Detail }) {
  const t = useT();
  const choices = shownFor(detail).map((decision) => {
    const obstacle = obstacleTo(decision, detail);
    return {
      name: questions[decision],
      verb: t(`desk.recommender.do.${decision}`),
      obstacle: obstacle && t(`desk.recommender.why.${obstacle}`),
      isDangerous: dangerous.includes(decision),
      schema: schemas[decision] ?? eraseAccount.body,
      consequence: <What decision={decision} detail={detail} />,
      fields: (
        <>
          {decision === 'change' && <PersonFields detail={detail} />}
          <ReasonField fate={decision === 'delete' ? 'gone' : 'kept'} optional={decision === 'mail'} />
          {decision === 'support' && <CheckField name="mayWrite" text={t('desk.recommender.mayWrite')} optional />}
        </>
      ),
    };
  });
  return <DecisionList title={t('desk.recommender.decisions')} choices={choices} />;
}

/** The others take a reason and nothing else. */
const schemas: Partial<
  Record<Decision, (typeof openSupport | typeof mailAccountPassword | typeof changeAccount)['body']>
> = {
  support: openSupport.body,
  mail: mailAccountPassword.body,
  change: changeAccount.body,
};

/** Nothing is filled in by the browser: it knows the operator, not the person. */
function PersonFields({ detail: { firstName, lastName, email } }: { detail: Detail }) {
  return (
    <>
      <TextField name="firstName" autoComplete="off" value={firstName} />
      <TextField name="lastName" autoComplete="off" value={lastName} />
      <TextField name="email" type="email" autoComplete="off" value={email} />
    </>
  );
}

/** What will happen, with the money it is about. */
function What({ decision, detail }: { decision: Decision; detail: Detail }) {
  const t = useT();
  const locale = useLocale();
  const { openCents, readyCents, waitingCents } = detail;
  const name = fullName(detail.name);
  if (decision === 'mail')
    return <p>{t(detail.hasPassword ? 'desk.recommender.then.reset' : 'desk.recommender.then.welcome', { name })}</p>;
  if (decision === 'change')
    return (
      <>
        <p>{t('desk.recommender.then.change', { name })}</p>
        {detail.readyCents > 0 && <p>{t('desk.recommender.then.mailedAnew')}</p>}
        {!detail.mailsPassword && <p>{t('desk.recommender.then.portalToo')}</p>}
        {detail.mailsPassword && !detail.hasPassword && <p>{t('desk.recommender.then.mailNext')}</p>}
      </>
    );
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
