/** Fields that decisions about one case and about many have in common. */

import { codesOf } from '@weitersagen/contract/basics/label';
import { encode } from '@weitersagen/contract/basics/wire';
import { caseReason } from '@weitersagen/contract/case/status';
import { SelectField } from '../../../form/field/select-field.tsx';
import { useT } from '../../../i18n/t.ts';
import { nameOf } from '../../../work/colleagues.ts';
import { useSeat } from '../../desk-context.ts';

export function ReasonCodeField() {
  const t = useT();
  const options = codesOf(caseReason).map(
    (code) => [encode(caseReason, code) as string, t(`desk.case.reasonOf.${code}`)] as const,
  );
  return (
    <SelectField
      name="reasonCode"
      label={t('desk.case.reasonCode')}
      options={[['', t('desk.case.pick')], ...options]}
    />
  );
}

/** The one who looks first, then the others, then nobody. */
export function AssigneeField({ colleagues }: { colleagues: readonly string[] }) {
  const t = useT();
  const { operator } = useSeat();
  const isMine = (email: string) => email === operator.email;
  const people = colleagues.toSorted(
    (a, b) => Number(isMine(b)) - Number(isMine(a)) || nameOf(a).localeCompare(nameOf(b)),
  );
  const options = people.map(
    (email) => [email, isMine(email) ? t('desk.case.me', { email: nameOf(email) }) : nameOf(email)] as const,
  );
  return (
    <SelectField
      name="email"
      label={t('desk.case.assignee')}
      options={[...options, ['', t('desk.case.nobody')] as const]}
    />
  );
}
