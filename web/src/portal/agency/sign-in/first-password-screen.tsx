/** registerPassword: the first password of an owner who has confirmed the address (G3), or of an employee who was let in (G9). */
import { setFirstAgencyPassword } from '@weitersagen/contract/agency/endpoints';
import { useLoaderData } from 'react-router';
import { loadToken, SetPasswordPage, setPasswordBy, setPasswordTexts } from './set-password.tsx';

export const texts = setPasswordTexts;
export const staysStill = true;
export const tokenStore = 'agenturzugang';
export const load = loadToken;
export const submit = setPasswordBy(setFirstAgencyPassword);

export default function AgencyFirstPasswordScreen() {
  return <SetPasswordPage {...useLoaderData<typeof load>()} />;
}
