/** How somebody proves to be the person before bank data change (7.3): a fresh sign-in, else the password. */
import { useActionData } from 'react-router';
import { PasswordField } from '../../form/password-field.tsx';
import type { FormState } from '../../form/send.ts';
import { useT } from '../../i18n/t.ts';
import { useFrame } from '../page-frame.ts';

/** What the server answers where the sign-in became too old while the page was open. */
const passwordNeeded = 'PSOF0206';

export function useProof(): 'none' | 'password' | 'impossible' {
  const { person, mandant } = useFrame();
  const becameOld = useActionData<FormState>()?.code === passwordNeeded;
  if (!person || person.support) return 'impossible';
  if (person.isFresh && !becameOld) return 'none';
  return mandant.isAutologin ? 'impossible' : 'password';
}

export function OwnPassword() {
  const t = useT();
  const { person } = useFrame();
  return (
    <>
      <input type="hidden" name="_username" value={person?.email ?? ''} autoComplete="username" />
      <PasswordField
        name="current"
        label={t('ownBank.password')}
        hint={t('ownBank.passwordHint')}
        autoComplete="current-password"
      />
    </>
  );
}
