/**
 * RegistrierungAbschliessen: the first password with the token of the welcome mail. With `?ablehnen=` the page of
 * "Das war ich nicht" (K14).
 */
import { refuseAccount } from '@weitersagen/contract/account/refuse-endpoint';
import { useLoaderData } from 'react-router';
import { trouble } from '../../api/need.ts';
import type { Load, Submit } from '../page/screen.ts';
import { RefusedPage, RefusePage, refuseField } from '../shell/refuse-page.tsx';
import { loadToken, SetPasswordPage, setPassword, setPasswordTexts } from './password/set-password.tsx';

export const texts = [...setPasswordTexts, 'refuse.'];
export const tokenStore = 'registrierung';
export const refusalName = 'ablehnen';

export async function load(load: Load) {
  const { query, token } = load;
  if (query.has('abgelehnt')) return { kind: 'refused' as const };
  if (!token) throw trouble(404);
  if (query.has(refusalName)) return { kind: 'refuse' as const, token };
  return { kind: 'password' as const, ...(await loadToken(load, token)) };
}

export function submit(sent: Submit) {
  const { form, token = '', go } = sent;
  if (form.values[refuseField] === undefined) return setPassword(sent);
  return form.send(refuseAccount, { instead: { token } }, () => go('registration', { abgelehnt: 1 }));
}

export default function RegistrationScreen() {
  const data = useLoaderData<typeof load>();
  if (data.kind === 'refuse') return <RefusePage kind="account" token={data.token} />;
  if (data.kind === 'refused') return <RefusedPage kind="account" />;
  return <SetPasswordPage {...data} />;
}
