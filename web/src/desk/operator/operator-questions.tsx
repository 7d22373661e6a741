/** The questions about one colleague's access: what changes, and since when. */
import { changeOperator } from '@weitersagen/contract/operator/endpoints';
import { operatorRoles } from '@weitersagen/contract/operator/schemas';
import { SelectField } from '../../form/field/select-field.tsx';
import { HiddenField } from '../../form/field/text-field.tsx';
import { useT } from '../../i18n/t.ts';
import { nameAndAddress } from '../../work/colleagues.ts';
import { Question, ReasonField } from '../../work/decision/question.tsx';
import { type Access, type Change, changesFor, questionFor } from './changes.ts';

const dangerous: readonly Change[] = ['lock', 'reset'];

export function OperatorQuestions({ operator }: { operator: Access }) {
  const t = useT();
  return changesFor(operator).map((change) => (
    <Question
      key={change}
      name={questionFor(change, operator.id)}
      title={t('desk.operator.changeOf', { email: nameAndAddress(operator.email) })}
      submit={t(`desk.operator.${change}`)}
      isDangerous={dangerous.includes(change)}
      schema={changeOperator.body}
      consequence={<p>{t(`desk.operator.${change}Then`, { email: nameAndAddress(operator.email) })}</p>}
    >
      {change === 'changeRole' && <RoleField />}
      {change === 'reinvite' && (
        <>
          <HiddenField name="_email" value={operator.email} />
          <HiddenField name="_role" value={operator.role} />
          {operator.mandants?.map((slug) => (
            <HiddenField key={slug} name="_mandant" value={slug} />
          ))}
        </>
      )}
      {change !== 'reinvite' && <ReasonField optional />}
    </Question>
  ));
}

export function RoleField() {
  const t = useT();
  return (
    <SelectField
      name="role"
      label={t('desk.operator.role')}
      options={operatorRoles.map((role) => [role, t(`desk.operator.roleOf.${role}`)] as const)}
    />
  );
}
