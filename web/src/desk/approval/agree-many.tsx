/** Releases of cases that one proposed, agreed to by another person as a list, in one step (rules 3.14, F4). */

import type { Approval } from '@weitersagen/contract/approval/desk';
import type { Value } from '@weitersagen/contract/basics/wire';
import { agreeToCases } from '@weitersagen/contract/case/desk';
import { useContext } from 'react';
import { HiddenField } from '../../form/field/text-field.tsx';
import { FormContext } from '../../form/form-context.ts';
import { FormRefused } from '../../form/send.ts';
import { money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { nameAndAddress } from '../../work/colleagues.ts';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { unchoose } from '../../work/list/chosen.ts';
import { type Selection, SelectionBar } from '../../work/list/selection.tsx';
import { allReasonsText } from '../case/rule/reasons.ts';
import { deskPath, type Submit } from '../screen.ts';

type Row = Value<typeof Approval>;

export const agreeManyQuestion = 'zustimmen-liste';

export const mayAgree = ({ kind, status, isOwn, obstacle }: Row): boolean =>
  kind === 'releaseCase' && status === 'open' && !isOwn && obstacle === null;

export function agreeToMany({ form, done, t, operator, mandant }: Submit) {
  const ids = (form.values.approvalIds ?? '').split(',').filter(Boolean).map(Number);
  const { reason } = form.values;
  const instead = { approvalIds: ids, ...(reason && { reason }) };
  return form.send(agreeToCases, { instead }, ({ results }) => {
    const well = results.filter(({ message }) => message === null).length;
    const text = t('desk.approval.agreeDone', { count: well });
    const agreed = ids.filter((_, index) => results[index]?.message === null);
    unchoose(operator.id, deskPath(mandant.slug, 'antraege'), agreed);
    const failed = results.filter(({ message }) => message !== null);
    if (failed.length === 0) return done(text);
    const again = ids.filter((_, index) => results[index]?.message !== null);
    const why = failed.map(({ id, message }) => t('desk.case.bulkFailed', { id, why: message ?? '' }));
    const values = { ...form.values, approvalIds: again.join(',') };
    return new FormRefused({ status: 409, problems: [], message: [text, ...why].join(' '), values });
  });
}

export function AgreeToMany({ selection }: { selection: Selection<Row> }) {
  const t = useT();
  const locale = useLocale();
  const { chosen, all } = selection;
  const sum = money(
    chosen.reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0),
    locale,
  );
  const text = t('desk.approval.agreeChosen', { count: chosen.length, sum });
  return (
    <>
      {all.length + chosen.length > 0 && (
        <SelectionBar
          selection={selection}
          label={t('desk.approval.agreeMany')}
          text={chosen.length > 0 ? text : t('desk.approval.agreeHint')}
        >
          <Ask
            name={agreeManyQuestion}
            isSmall
            isFirst
            obstacle={chosen.length === 0 ? t('desk.approval.agreeNone') : undefined}
          >
            {t('desk.approval.agreeDo')}
          </Ask>
        </SelectionBar>
      )}
      <Question
        name={agreeManyQuestion}
        title={t('desk.approval.agreeTitle')}
        submit={t('desk.approval.agreeDo')}
        schema={agreeToCases.body}
        consequence={
          <>
            <p>
              <b>{text}</b>
            </p>
            <ul>
              {chosen.map(({ id, number, amountCents, askedBy, rules, reason }) => (
                <li key={id}>
                  {t('desk.case.title', { id: number ?? '' })}, {money(amountCents, locale)},{' '}
                  {t('desk.approval.by', { by: nameAndAddress(askedBy) })}
                  <div className={layout.small}>
                    {allReasonsText(rules, t) || t('desk.case.noSigns')}
                    {reason && ` – ${reason}`}
                  </div>
                </li>
              ))}
            </ul>
            <p className={layout.soft}>{t('desk.approval.agreeThen')}</p>
          </>
        }
      >
        <Which chosen={chosen} />
        <ReasonField optional />
      </Question>
    </>
  );
}

/** Those that are left, where some were refused. */
function Which({ chosen }: { chosen: readonly Row[] }) {
  const { state } = useContext(FormContext);
  const ids = state?.values.approvalIds ?? chosen.map(({ id }) => id).join(',');
  return <HiddenField name="approvalIds" value={ids} />;
}
