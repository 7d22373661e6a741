/** How somebody proves to be the person before bank data change (rules 7.3): a fresh sign-in, else the password. */
import { useState } from 'react';
import { useActionData } from 'react-router';
import { PasswordField, UsernameField } from '../../form/field/password-field.tsx';
import type { FormState } from '../../form/send.ts';
import { useT } from '../../i18n/t.ts';
import { useFrame } from '../page/page-frame.ts';

/** What the server answers where the sign-in became too old while the page was open. */
const passwordNeeded = 'PSOF0206';

export function useProof(): 'none' | 'password' | 'impossible' {
  const { person, mandant } = useFrame();
  const [isOld, setOld] = useState(false);
  // What the page began with is not asked again: once the server said so, it stays, whatever is wrong next.
  if (useActionData<FormState>()?.code === passwordNeeded && !isOld) setOld(true);
  if (!person || person.support) return 'impossible';
  if (person.isFresh && !isOld) return 'none';
  return mandant.autologin ? 'impossible' : 'password';
}

export function OwnPassword() {
  const t = useT();
  const { person } = useFrame();
  return (
    <>
      <UsernameField email={person?.email} />
      <PasswordField
        name="current"
        label={t('ownBank.password')}
        hint={t('ownBank.passwordHint')}
        autoComplete="current-password"
      />
    </>
  );
}
