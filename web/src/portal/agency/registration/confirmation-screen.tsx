/** agencyConfirm: the address of who registered is confirmed by a button (G2), because link scanners open links. */
import { checkAgencyToken, confirmAgency } from '@weitersagen/contract/agency/endpoints';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../../api/need.ts';
import { Form } from '../../../form/form.tsx';
import { FormRefused } from '../../../form/send.ts';
import { Submit } from '../../../form/submit.tsx';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import type { Load, Submit as Sent } from '../../page/screen.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

export const texts = ['agencyConfirm.', 'agencySteps.', 'form.'];
export const staysStill = true;
export const tokenStore = 'agenturbestaetigung';

export async function load({ api, token }: Load) {
  if (!token) throw trouble(404);
  const { isValid, email, company } = need(await api(checkAgencyToken, { query: { token } }));
  return { token, isValid, email: email ?? '', company: company ?? '' };
}

export async function submit({ form, token = '', enter }: Sent) {
  const answer = await form.send(confirmAgency, { instead: { token } }, (reply) =>
    enter('agencyFirstPassword', { token: reply.token }),
  );
  if (!(answer instanceof FormRefused) || answer.state.code !== 'PSOF0205') return answer;
  const { message: _, ...state } = answer.state;
  return new FormRefused(state);
}

export default function AgencyConfirmationScreen() {
  const { token, isValid, email, company } = useLoaderData<typeof load>();
  const t = useT();
  if (!isValid)
    return (
      <NarrowPage title={t('agencyConfirm.over')} lead={t('agencyConfirm.overLead')}>
        <div className={layout.row}>
          <PageLink to="agencyRegistration" className={button.button}>
            {t('agencyConfirm.again')}
          </PageLink>
          <PageLink to="agencyLogin">{t('agencyConfirm.login')}</PageLink>
        </div>
      </NarrowPage>
    );
  return (
    <NarrowPage
      above={<RegistrationSteps current="email" />}
      title={t('agencyConfirm.title')}
      lead={t('agencyConfirm.lead', { email, company })}
    >
      <Form token={token}>
        <Submit>{t('agencyConfirm.submit')}</Submit>
      </Form>
    </NarrowPage>
  );
}
