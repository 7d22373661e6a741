/** Once more who it is: by the second factor, or in a demo without one by the password. */
import { PasswordField } from '../form/field/password-field.tsx';
import { TextField } from '../form/field/text-field.tsx';
import { useT } from '../i18n/t.ts';
import { useSeat } from './desk-context.ts';

export function StepUp() {
  const t = useT();
  const { operator } = useSeat();
  const hint = t('desk.stepUp.hint');
  return operator.asksSecondFactor ? (
    <TextField name="code" label={t('desk.stepUp.code')} hint={hint} inputMode="numeric" autoComplete="one-time-code" />
  ) : (
    <PasswordField name="password" label={t('desk.stepUp.password')} hint={hint} autoComplete="current-password" />
  );
}
