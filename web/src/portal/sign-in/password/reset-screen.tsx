/** PasswortZuruecksetzen: a new password with the token of the mail. Without one there is no such page. */
import { useLoaderData } from 'react-router';
import { trouble } from '../../../api/need.ts';
import type { Load, Submit } from '../../page/screen.ts';
import { loadToken, SetPasswordPage, setPassword, setPasswordTexts } from './set-password.tsx';

export const texts = setPasswordTexts;
export const tokenStore = 'passwort';

export async function load(load: Load) {
  if (!load.token) throw trouble(404);
  return loadToken(load, load.token);
}

export const submit = (sent: Submit) => setPassword(sent);

export default function PasswordResetScreen() {
  return <SetPasswordPage {...useLoaderData<typeof load>()} />;
}
