/**
 * AdminLogin: an operator looks at somebody's account with a one-time token (R-07, P-04). Opening the page changes
 * nothing, one button posts; a token that is over leads to the login, or is told here where there is none.
 */
import { signInByToken } from '@weitersagen/contract/account/endpoints';
import { signInAgencyByToken } from '@weitersagen/contract/agency/support-endpoint';
import { Form } from '../../form/form.tsx';
import { FormRefused } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import type { Submit as Sent } from '../page/screen.ts';
import { NarrowPage } from '../shell/narrow-page.tsx';
import { linkOver } from './login-screen.tsx';

export const texts = ['supportLogin.', 'form.'];

/** What the link says that opens the area of an agency. */
const ofAgency = ({ query }: Pick<Sent, 'query'>): boolean => query.get('fuer') === 'agentur';

export async function submit(sent: Sent) {
  const { form, params, paths, enter } = sent;
  const token = params.adminLoginToken ?? '';
  if (ofAgency(sent))
    return form.send(signInAgencyByToken, { params: { token } }, () =>
      paths.agency === undefined ? sent.arrive() : enter('agency'),
    );
  const query = { token };
  const answer = await form.send(signInByToken, { query }, sent.arrive);
  const hasLogin = paths.login !== undefined;
  return answer instanceof FormRefused && answer.state.code === 'PSOF0205' && hasLogin
    ? enter('login', { [linkOver]: 'ungueltig' })
    : answer;
}

export default function SupportLoginScreen() {
  const t = useT();
  return (
    <NarrowPage title={t('supportLogin.title')} lead={t('supportLogin.lead')}>
      <Form>
        <Submit>{t('supportLogin.submit')}</Submit>
      </Form>
    </NarrowPage>
  );
}
