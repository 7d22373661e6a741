/** What may be decided about a case now, each with what will happen and to whom; and what may not, with why. */
import { Reason } from '@weitersagen/contract/basics/desk';
import { assignCase, noteCase, rejectCase } from '@weitersagen/contract/case/desk';
import { mayCase } from '@weitersagen/contract/case/rules';
import { TextArea } from '../../form/field/text-area.tsx';
import { fullName, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { type Choice, DecisionList } from '../../work/decision/decision-list.tsx';
import { ReasonField } from '../../work/decision/question.tsx';
import styles from './case.module.css';
import type { Case } from './case-facts.tsx';
import { AssigneeField, ReasonCodeField } from './case-fields.tsx';

export function CaseDecisions({ found, colleagues }: { found: Case; colleagues: readonly string[] }) {
  const t = useT();
  const locale = useLocale();
  const { status, needsAnother } = found;
  const asked = found.approvals.map(({ kind }) => kind);
  const over = mayCase('release', found) ? undefined : t('desk.case.obstacle.decided');
  const waits = t('desk.case.obstacle.asked');
  const name = fullName(found.name) || t('desk.case.deleted');
  const choices: Choice[] = [
    {
      name: 'freigeben',
      verb: t(needsAnother ? 'desk.case.askRelease' : 'desk.case.release'),
      obstacle: over ?? (asked.includes('releaseCase') ? waits : undefined),
      schema: Reason,
      consequence: (
        <>
          <p>{t('desk.case.then.release', { sum: money(found.stakeCents, locale) })}</p>
          <p>{t(needsAnother ? 'desk.approval.needs' : 'desk.case.then.releaseAlone')}</p>
          <Who found={found} />
        </>
      ),
      fields: <ReasonField />,
    },
    {
      name: 'ablehnen',
      verb: t('desk.case.reject'),
      obstacle: over,
      isDangerous: true,
      schema: rejectCase.body,
      consequence: (
        <>
          <p>{t('desk.case.then.reject')}</p>
          <Who found={found} />
        </>
      ),
      fields: (
        <>
          <ReasonCodeField />
          <ReasonField />
        </>
      ),
    },
    {
      name: 'sperren',
      verb: t('desk.case.lock'),
      obstacle: over ?? (found.hash === null ? t('desk.case.obstacle.nobody') : undefined),
      isDangerous: true,
      schema: Reason,
      consequence: <p>{t('desk.case.then.lock', { name })}</p>,
      fields: <ReasonField />,
    },
    {
      name: 'zuweisen',
      verb: t('desk.case.assign'),
      obstacle: over,
      schema: assignCase.body,
      consequence: <p>{t('desk.case.then.assign')}</p>,
      fields: <AssigneeField colleagues={colleagues} />,
    },
    {
      name: 'notiz',
      verb: t('desk.case.note'),
      obstacle: undefined,
      schema: noteCase.body,
      consequence: <p>{t('desk.case.then.note')}</p>,
      fields: <TextArea name="text" label={t('desk.case.noteText')} rows={4} />,
    },
  ];
  const isDecided = status === 'released' || status === 'rejected' || status === 'locked';
  choices.push({
    name: 'zuruecknehmen',
    verb: t('desk.case.reopen'),
    obstacle: asked.includes('reopenCase') ? waits : obstacleToReopen(found, t),
    schema: Reason,
    consequence: isDecided && (
      <>
        <p>{t(`desk.case.then.reopen.${status}`)}</p>
        {status === 'released' && <Who found={found} />}
      </>
    ),
    fields: <ReasonField />,
  });
  return (
    <div className={styles.decisions}>
      <DecisionList title={t('desk.case.decide')} choices={choices} />
    </div>
  );
}

function obstacleToReopen(found: Case, t: ReturnType<typeof useT>): string | undefined {
  if (!mayCase('reopen', found)) return t('desk.case.obstacle.undecided');
  return found.mayReopen ? undefined : t('desk.case.obstacle.late');
}

/** Each person once, with the part in it. */
function Who({ found: { rewards } }: { found: Case }) {
  const t = useT();
  const people = rewards.map(
    ({ name, role }) => `${fullName(name) || t('desk.case.deleted')} (${t(`desk.case.roleOf.${role}`)})`,
  );
  const once = [...new Set(people)];
  return once.length > 0 && <p>{t('desk.case.who', { people: once.join(', ') })}</p>;
}
