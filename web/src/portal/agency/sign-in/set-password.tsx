/** A password of somebody of an agency by the token of a mail: the first one, or a new one. Sending the form uses it and signs in. */

import {
  checkAgencyToken,
  type resetAgencyPassword,
  setFirstAgencyPassword,
} from '@weitersagen/contract/agency/endpoints';
import { SetAgencyPassword } from '@weitersagen/contract/agency/schemas';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { need, trouble } from '../../../api/need.ts';
import { UsernameField } from '../../../form/field/password-field.tsx';
import { Form } from '../../../form/form.tsx';
import { FormRefused } from '../../../form/send.ts';
import { Submit } from '../../../form/submit.tsx';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import type { Load, Submit as Sent } from '../../page/screen.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { NewPasswordFields } from '../../sign-in/password/new-password-fields.tsx';
import { arriveInArea } from './arrive.ts';

export const setPasswordTexts = ['agencyPassword.', 'password.', 'form.', 'problem.', 'label.Password'];

type Checked = Omit<Reply<typeof checkAgencyToken>, 'validUntil'>;

export interface SettingPassword {
  token: string;
  found: Checked;
}

export async function loadToken({ api, token }: Load): Promise<SettingPassword> {
  if (!token) throw trouble(404);
  const { validUntil: _, ...found } = need(await api(checkAgencyToken, { query: { token } }));
  return { token, found };
}

export const setPasswordBy =
  (call: typeof setFirstAgencyPassword | typeof resetAgencyPassword) =>
  async (sent: Sent): Promise<Response | FormRefused> => {
    const { form, token = '' } = sent;
    const answer = await form.send(call, { instead: { ...form.values, token } }, (user) => {
      // An owner has the data of the agency to give yet; whoever works there has come to the end of it.
      if (call === setFirstAgencyPassword && user.agencyStatus !== 'registered') sent.reach('registration');
      return arriveInArea(sent, user);
    });
    if (!(answer instanceof FormRefused) || answer.state.code !== 'PSOF0205') return answer;
    // The page shows that the link is over, and how to get another one.
    const { message: _, ...state } = answer.state;
    return new FormRefused(state);
  };

export function SetPasswordPage({ token, found }: SettingPassword) {
  const t = useT();
  const { isValid, kind, email = '', firstName, lastName, company } = found;
  if (!isValid) return <LinkOver />;
  const isReset = kind === 'reset';
  const lead = isReset
    ? t('agencyPassword.resetLead', { email })
    : t('agencyPassword.firstLead', { email, company: company ?? '' });
  return (
    <NarrowPage title={t(isReset ? 'agencyPassword.reset' : 'agencyPassword.first')} lead={lead}>
      <Form schema={SetAgencyPassword} token={token}>
        <UsernameField email={email} />
        <NewPasswordFields known={[email, firstName, lastName, company]} />
        <Submit>{t('agencyPassword.submit')}</Submit>
      </Form>
    </NarrowPage>
  );
}

export function LinkOver() {
  const t = useT();
  return (
    <NarrowPage title={t('agencyPassword.over')} lead={t('agencyPassword.overLead')}>
      <div className={layout.row}>
        <PageLink to="agencyPasswordForgotten" className={button.button}>
          {t('agencyPassword.again')}
        </PageLink>
      </div>
    </NarrowPage>
  );
}
