/** A new password and its repetition, with what is right and wrong about them while they are typed. */
import type { Known } from '@weitersagen/contract/account/rules';
import { NewPasswordField } from '../../../form/field/password-field.tsx';
import { useT } from '../../../i18n/t.ts';
import { usePasswordJudge } from './password-rule.ts';

interface Props {
  /** What the password must not contain: names and e-mail of the person. */
  known: Known;
  label?: string;
  againLabel?: string;
}

export function NewPasswordFields({ known, label, againLabel }: Props) {
  const t = useT();
  const judge = usePasswordJudge(known);
  const judgeAgain = (value: string, form: HTMLFormElement | null) => {
    const first = (form?.elements.namedItem('password') as HTMLInputElement | null)?.value ?? '';
    if (first === '') return undefined;
    const isFine = value === first;
    return { isFine, text: t(isFine ? 'password.same' : 'problem.password-mismatch') };
  };
  return (
    <>
      <NewPasswordField name="password" label={label} hint={t('password.rule')} judge={judge} />
      <NewPasswordField name="repeatedPassword" label={againLabel} hint={t('password.again')} judge={judgeAgain} />
    </>
  );
}
