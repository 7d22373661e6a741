/**
 * Logout: a button that posts, pressed by the page script at once (R-09, S-12). Who has no session goes to the login.
 * Where everybody has to sign in there is no Home to go to: the page of guests says that it worked.
 */
import { signOutPerson } from '@weitersagen/contract/account/endpoints';
import { trouble } from '../../api/need.ts';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import { entranceFor } from '../page/page-access.ts';
import type { Submit as Sent } from '../page/screen.ts';
import { NarrowPage } from '../shell/narrow-page.tsx';
import { signedOutMark } from './signed-out.tsx';

export const texts = ['signOut.', 'form.'];

export async function submit({ api, mandant, paths, signOut, enter }: Sent) {
  const outcome = await api(signOutPerson);
  if (!outcome.ok && outcome.status !== 401) throw trouble(outcome.status, outcome.error);
  signOut();
  return mandant.forcedLogin ? enter(entranceFor(mandant, paths), { [signedOutMark]: 1 }) : enter('home');
}

export default function LogoutScreen() {
  const t = useT();
  return (
    <NarrowPage title={t('signOut.title')} lead={t('signOut.lead')}>
      <Form>
        <input type="hidden" name="_signOut" value="1" data-sign-out />
        <Submit>{t('signOut.submit')}</Submit>
      </Form>
    </NarrowPage>
  );
}
