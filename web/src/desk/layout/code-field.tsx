/** What the authenticator shows, asked for beside password or link. */
import { TextField } from '../../form/field/text-field.tsx';
import { useT } from '../../i18n/t.ts';

export function CodeField() {
  const t = useT();
  return (
    <TextField
      name="code"
      label={t('desk.signIn.code')}
      hint={t('desk.signIn.codeHint')}
      autoComplete="one-time-code"
      inputMode="numeric"
      width="short"
    />
  );
}
