/** The same about many cases: those that were chosen, or all undecided ones from one score to another. */
import { codesOf } from '@weitersagen/contract/basics/label';
import { encode, type Value } from '@weitersagen/contract/basics/wire';
import { BulkDecision, type BulkResult, type CaseRow, caseBulk, decideCases } from '@weitersagen/contract/case/desk';
import { useContext } from 'react';
import { HiddenField, TextField } from '../../../form/field/text-field.tsx';
import { FormContext } from '../../../form/form-context.ts';
import { FormRefused } from '../../../form/send.ts';
import { type T, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Question, ReasonField } from '../../../work/decision/question.tsx';
import { questionOf } from '../../../work/decision/question-address.ts';
import { unchoose } from '../../../work/list/chosen.ts';
import { deskPath, type Submit } from '../../screen.ts';
import { AssigneeField, ReasonCodeField } from './case-fields.tsx';

type Row = Value<typeof CaseRow>;
type Decision = Value<typeof caseBulk>;

const questions: Readonly<Record<Decision, string>> = {
  release: 'sammel-freigeben',
  reject: 'sammel-ablehnen',
  assign: 'sammel-zuweisen',
};
export const bulkOf = codesOf(caseBulk).map((decision) => ({ decision, name: questions[decision] }));

export function decideInBulk({ form, query, done, t, operator, mandant }: Submit) {
  const found = bulkOf.find(({ name }) => name === questionOf(query));
  if (!found) throw new Error('this page asks nothing of that name');
  const { decision } = found;
  const { ids, fromScore, untilScore, ...rest } = form.values;
  if (!ids && !fromScore) return form.refuse('fromScore', t('problem.required', { label: t('desk.case.fromScore') }));
  if (decision !== 'assign' && !rest.reason?.trim())
    return form.refuse('reason', t('problem.required', { label: t('label.Grund') }));
  const which = ids ? { ids: ids.split(',').map(Number) } : { fromScore, ...(untilScore && { untilScore }) };
  const given = Object.fromEntries(Object.entries(rest).filter(([name, value]) => value && !name.startsWith('_')));
  const instead = { ...given, ...which, decision: encode(caseBulk, decision) };
  return form.send(decideCases, { instead }, ({ results }) => {
    const failed = results.filter(({ message }) => message !== null);
    const text = resultText(decision, results, t);
    const well = results.filter(({ message }) => message === null).map(({ id }) => id);
    unchoose(operator.id, deskPath(mandant.slug, 'faelle'), well);
    if (failed.length === 0) return done(text);
    // The form goes on being about those that were refused.
    const values = { ...form.values, ids: failed.map(({ id }) => id).join(',') };
    const message = [text, ...failed.map(({ id, message: why }) => t('desk.case.bulkFailed', { id, why: why ?? '' }))];
    return new FormRefused({ status: 409, problems: [], message: message.join(' '), values });
  });
}

function resultText(decision: Decision, results: Value<typeof BulkResult>['results'], t: T): string {
  const well = results.filter(({ message }) => message === null);
  if (results.length === 0) return t('desk.case.bulkNone');
  const asked = well.filter(({ approvalId }) => approvalId !== null).length;
  if (decision === 'release') return t('desk.case.bulkReleased', { asked, freed: well.length - asked });
  return t(`desk.case.bulkDone.${decision}`, { count: well.length });
}

interface Props {
  chosen: readonly Row[];
  sum: string;
  colleagues: readonly string[];
}

export function BulkQuestions({ chosen, sum, colleagues }: Props) {
  const t = useT();
  return bulkOf.map(({ name, decision }) => (
    <Question
      key={name}
      name={name}
      title={t(`desk.case.bulkTitle.${decision}`)}
      submit={t(`desk.case.bulkDo.${decision}`)}
      isDangerous={decision === 'reject'}
      schema={BulkDecision}
      consequence={<p>{t(`desk.case.bulkThen.${decision}`)}</p>}
    >
      <Which chosen={chosen} sum={sum} />
      {decision === 'reject' && <ReasonCodeField />}
      {decision === 'assign' ? <AssigneeField colleagues={colleagues} /> : <ReasonField />}
    </Question>
  ));
}

/** Those of the choice; those that were refused; or a score from and to. */
function Which({ chosen, sum }: Pick<Props, 'chosen' | 'sum'>) {
  const t = useT();
  const { state } = useContext(FormContext);
  const again = state?.values.ids;
  if (again)
    return (
      <>
        <p>
          <b>{t('desk.case.again', { ids: again.split(',').join(', ') })}</b>
        </p>
        <HiddenField name="ids" value={again} />
      </>
    );
  if (chosen.length > 0)
    return (
      <>
        <p>
          <b>{t('desk.case.chosen', { count: chosen.length, sum })}</b>
        </p>
        <HiddenField name="ids" value={chosen.map(({ id }) => id).join(',')} />
      </>
    );
  return (
    <fieldset className={layout.stack}>
      <legend className={layout.hush}>{t('desk.case.byScore')}</legend>
      <p className={layout.soft}>{t('desk.case.byScoreNote')}</p>
      <TextField
        name="fromScore"
        label={t('desk.case.fromScore')}
        autoComplete="off"
        inputMode="numeric"
        width="short"
      />
      <TextField
        name="untilScore"
        label={t('desk.case.untilScore')}
        autoComplete="off"
        inputMode="numeric"
        width="short"
        optional
      />
    </fieldset>
  );
}
