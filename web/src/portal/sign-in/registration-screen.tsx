/**
 * RegistrierungAbschliessen: the first password with the token of the welcome mail. With `?ablehnen=` the page of
 * "Das war ich nicht" (K14), with `?einladung=` the invitation of an agency (rules 3.7).
 */
import { refuseAccount } from '@weitersagen/contract/account/refuse-endpoint';
import { useLoaderData } from 'react-router';
import { trouble } from '../../api/need.ts';
import type { Load, Submit } from '../page/screen.ts';
import { RefusedPage, RefusePage, refuseField } from '../shell/refuse-page.tsx';
import { Still } from '../shell/still.tsx';
import { endedInvitation, invitationMark, loadInvitation, submitInvitation } from './invitation/invitation.ts';
import { InvitationPage } from './invitation/invitation-page.tsx';
import { NoMoreDone, NoMorePage } from './invitation/no-more-page.tsx';
import { InvitationOver } from './invitation/still.tsx';
import { loadToken, SetPasswordPage, setPassword, setPasswordTexts } from './password/set-password.tsx';

export const texts = [...setPasswordTexts, 'refuse.', 'invited.', 'noInvitations.', 'signIn.', 'label.AgbText'];
export const tokenStore = 'registrierung';
export const refusalName = 'ablehnen';

export async function load(load: Load) {
  const { query, token } = load;
  if (query.has('abgelehnt')) return { kind: 'refused' as const };
  const ended = endedInvitation(query);
  if (ended) return ended;
  if (!token) throw trouble(404);
  if (query.has(refusalName)) return { kind: 'refuse' as const, token };
  if (query.has(invitationMark)) return loadInvitation(load, token);
  return { kind: 'password' as const, ...(await loadToken(load, token)) };
}

export function submit(sent: Submit) {
  const { form, token = '', go, query } = sent;
  if (query.has(invitationMark)) return submitInvitation(sent);
  if (form.values[refuseField] === undefined)
    return setPassword(sent, () => {
      sent.reach('registration');
      return sent.arrive();
    });
  return form.send(refuseAccount, { instead: { token } }, () => go('registration', { abgelehnt: 1 }));
}

export default function RegistrationScreen() {
  const data = useLoaderData<typeof load>();
  switch (data.kind) {
    case 'refuse':
      return <RefusePage kind="account" token={data.token} />;
    case 'refused':
      return <RefusedPage kind="account" />;
    case 'over':
      return <Still>{import.meta.env.SSR && <InvitationOver />}</Still>;
    case 'declined':
      return <Still>{import.meta.env.SSR && <NoMoreDone />}</Still>;
    case 'noMore':
      return <Still>{import.meta.env.SSR && <NoMorePage {...data} />}</Still>;
    case 'invitation':
      return <InvitationPage {...data} />;
    default:
      return <SetPasswordPage {...data} />;
  }
}
