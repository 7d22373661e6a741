/**
 * A password by the token of a mail: the first one, or a new one. What the token is for comes with the page;
 * sending the form uses it and signs in (C-09).
 */
import { checkPasswordToken, resetPassword } from '@weitersagen/contract/account/endpoints';
import { SetPassword } from '@weitersagen/contract/account/schemas';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { need } from '../../../api/need.ts';
import { UsernameField } from '../../../form/field/password-field.tsx';
import { Form } from '../../../form/form.tsx';
import { FormRefused } from '../../../form/send.ts';
import { Submit } from '../../../form/submit.tsx';
import { fullName } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import type { Load, Submit as Sent } from '../../page/screen.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

export const setPasswordTexts = ['newPassword.', 'password.', 'form.', 'problem.', 'label.Password'];

type Checked = Omit<Reply<typeof checkPasswordToken>, 'validUntil'>;

interface SettingPassword {
  token: string;
  found: Checked;
}

export async function loadToken({ api }: Load, token: string): Promise<SettingPassword> {
  const { validUntil: _, ...found } = need(await api(checkPasswordToken, { body: { token } }));
  return { token, found };
}

export async function setPassword(sent: Sent, done = sent.arrive) {
  const { form, token = '' } = sent;
  const instead = { ...form.values, token };
  const answer = await form.send(resetPassword, { instead }, done);
  if (!(answer instanceof FormRefused) || answer.state.code !== 'PSOF0205') return answer;
  // The page shows that the link is over, and how to get another one.
  const { message: _, ...state } = answer.state;
  return new FormRefused(state);
}

export function SetPasswordPage({ token, found }: SettingPassword) {
  const t = useT();
  const { isValid, kind, email = '', firstName, lastName } = found;
  if (!isValid) return <LinkOver />;
  const isReset = kind === 'reset';
  const title = isReset
    ? t('newPassword.reset')
    : firstName
      ? t('newPassword.welcome', { name: fullName(firstName) })
      : t('newPassword.first');
  return (
    <NarrowPage title={title} lead={t(isReset ? 'newPassword.resetLead' : 'newPassword.firstLead', { email })}>
      <Form schema={SetPassword} token={token}>
        <UsernameField email={email} />
        <NewPasswordFields known={[email, firstName, lastName]} />
        <Submit>{t('newPassword.submit')}</Submit>
      </Form>
    </NarrowPage>
  );
}

function LinkOver() {
  const t = useT();
  return (
    <NarrowPage title={t('newPassword.over')} lead={t('newPassword.overLead')}>
      <div className={layout.row}>
        <PageLink to="passwordForgotten" className={button.button}>
          {t('newPassword.again')}
        </PageLink>
      </div>
    </NarrowPage>
  );
}
