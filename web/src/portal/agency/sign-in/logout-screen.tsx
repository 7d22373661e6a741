/** agencyLogout: ends the agency's session and no other (S-13). A button that posts, pressed by the page script at once. */
import { signOutAgency } from '@weitersagen/contract/agency/endpoints';
import { useActionData } from 'react-router';
import { trouble } from '../../../api/need.ts';
import { Form } from '../../../form/form.tsx';
import { Submit } from '../../../form/submit.tsx';
import { useT } from '../../../i18n/t.ts';
import type { Submit as Sent } from '../../page/screen.ts';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { signedOutMark } from '../../sign-in/signed-out.tsx';
import { type GoingOn, SignOutThere } from '../sso/sign-out-there.tsx';

export const texts = ['agencyLogout.', 'agencySso.out', 'form.'];
export const staysStill = true;

export async function submit({ api, cookies, enter }: Sent) {
  const outcome = await api(signOutAgency);
  if (!outcome.ok && outcome.status !== 401) throw trouble(outcome.status, outcome.error);
  cookies.remove('agenturtoken');
  const continueAt = outcome.ok ? outcome.value.continueAt : null;
  if (continueAt !== null) return { continueAt } satisfies GoingOn;
  return enter('agencyLogin', { [signedOutMark]: 1 });
}

export default function AgencyLogoutScreen() {
  const t = useT();
  const continueAt = useActionData<GoingOn>()?.continueAt;
  if (continueAt !== undefined) return <SignOutThere address={continueAt} />;
  return (
    <NarrowPage title={t('agencyLogout.title')} lead={t('agencyLogout.lead')}>
      <Form>
        <input type="hidden" name="_signOut" value="1" data-agency-sign-out />
        <Submit>{t('agencyLogout.submit')}</Submit>
      </Form>
    </NarrowPage>
  );
}
