/** What may be decided about a case now, each with what will happen and to whom; and what may not, with why. */
import { Reason } from '@weitersagen/contract/basics/desk';
import { assignCase, noteCase, rejectCase } from '@weitersagen/contract/case/desk';
import { isUndecided, mayCase } from '@weitersagen/contract/case/rules';
import { TextArea } from '../../../form/field/text-area.tsx';
import { fullName, money } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { type Choice, DecisionList } from '../../../work/decision/decision-list.tsx';
import { ReasonField } from '../../../work/decision/question.tsx';
import detail from '../../layout/detail.module.css';
import type { Case } from '../case-facts.tsx';
import { AssigneeField, ReasonCodeField } from './case-fields.tsx';

export function CaseDecisions({ found, colleagues }: { found: Case; colleagues: readonly string[] }) {
  const t = useT();
  const choices = [...useEnds(found), ...useSteps(found, colleagues), useReopening(found)];
  return (
    <div className={detail.decisions}>
      <DecisionList title={t('desk.case.decide')} choices={choices} />
    </div>
  );
}

/** Decisions that end it. */
function useEnds(found: Case): Choice[] {
  const t = useT();
  const sum = money(found.stakeCents, useLocale());
  const { needsAnother } = found;
  const over = mayCase('release', found) ? undefined : t('desk.case.obstacle.decided');
  const isAsked = found.approvals.some(({ kind }) => kind === 'releaseCase');
  return [
    {
      name: 'freigeben',
      isNext: true,
      verb: t(needsAnother ? 'desk.case.askRelease' : 'desk.case.release'),
      obstacle: over ?? (isAsked ? t('desk.case.obstacle.asked') : undefined),
      schema: Reason,
      consequence: (
        <>
          <p>{t('desk.case.then.release', { sum })}</p>
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
      obstacle: over ?? (found.mayLock ? undefined : t('desk.case.obstacle.nobody')),
      isDangerous: true,
      schema: Reason,
      consequence: <p>{t('desk.case.then.lock', { name: fullName(found.name) || t('desk.case.deleted') })}</p>,
      fields: <ReasonField />,
    },
  ];
}

/** What goes before one. */
function useSteps(found: Case, colleagues: readonly string[]): Choice[] {
  const t = useT();
  return [
    {
      name: 'zuweisen',
      verb: t('desk.case.assign'),
      obstacle: isUndecided(found) ? undefined : t('desk.case.obstacle.decided'),
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
}

function useReopening(found: Case): Choice {
  const t = useT();
  const { status, approvals, mayReopen } = found;
  const isAsked = approvals.some(({ kind }) => kind === 'reopenCase');
  const late = mayReopen ? undefined : t('desk.case.obstacle.late');
  return {
    name: 'zuruecknehmen',
    verb: t('desk.case.reopen'),
    obstacle: isUndecided({ status })
      ? t('desk.case.obstacle.undecided')
      : isAsked
        ? t('desk.case.obstacle.asked')
        : late,
    schema: Reason,
    consequence: status !== 'open' && status !== 'inReview' && (
      <>
        <p>{t(`desk.case.then.reopen.${status}`)}</p>
        {status === 'released' && <Who found={found} />}
      </>
    ),
    fields: <ReasonField />,
  };
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
