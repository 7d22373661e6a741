/** agencyPasswordReset: a new password with the token of the mail (G12). */
import { resetAgencyPassword } from '@weitersagen/contract/agency/endpoints';
import { useLoaderData } from 'react-router';
import { loadToken, SetPasswordPage, setPasswordBy, setPasswordTexts } from './set-password.tsx';

export const texts = setPasswordTexts;
export const staysStill = true;
export const tokenStore = 'agenturpasswort';
export const load = loadToken;
export const submit = setPasswordBy(resetAgencyPassword);

export default function AgencyPasswordResetScreen() {
  return <SetPasswordPage {...useLoaderData<typeof load>()} />;
}
