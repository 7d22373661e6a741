/** agencyLogin: e-mail and password of somebody of an agency, then back to where that person wanted to go. */
import { signInAgency } from '@weitersagen/contract/agency/endpoints';
import { AgencyLogin } from '@weitersagen/contract/agency/schemas';
import { useActionData, useLoaderData } from 'react-router';
import { CheckField } from '../../../form/field/check-field.tsx';
import { PasswordField } from '../../../form/field/password-field.tsx';
import { TextField } from '../../../form/field/text-field.tsx';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/send.ts';
import { Submit } from '../../../form/submit.tsx';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { captchaField } from '../../captcha/captcha-part.tsx';
import type { Load, Submit as Sent } from '../../page/screen.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Said } from '../../shell/said.tsx';
import { farewellMark } from '../../sign-in/farewell-mark.ts';
import { inMinutes } from '../../sign-in/minutes-to-wait.ts';
import { onward } from '../../sign-in/onward.ts';
import { isSignedOut, SignedOut } from '../../sign-in/signed-out.tsx';
import { SignInCheck } from '../check/check-part.tsx';
import { loadSso, SsoButton } from '../sso/sso-button.tsx';
import { arriveInArea } from './arrive.ts';

export const texts = [
  'agencyLogin.',
  'agencyOwn.farewell',
  'agencySso.button',
  'agencySso.withoutScript',
  'signIn.wait',
  'signedOut.',
  'password.show',
  'form.',
  'problem.required',
  'problem.invalid',
  'problem.ascii',
  'label.Email',
  'label.Password',
];
export const staysStill = true;

export async function load(given: Load) {
  const { query } = given;
  const sso = await loadSso(given);
  const [isOut, isGone] = [isSignedOut(query), query.has(farewellMark)];
  return { onward: onward(query), isWanted: query.has('redirect'), isOut, isGone, sso };
}

export async function submit(sent: Sent) {
  // A browser that has done no work yet sends an empty field.
  const answer = await sent.form.send(signInAgency, { proof: sent.form.values[captchaField] }, (user) =>
    arriveInArea(sent, user),
  );
  return inMinutes(answer, sent.t);
}

export default function AgencyLoginScreen() {
  const { onward: query, isWanted, isOut, isGone, sso } = useLoaderData<typeof load>();
  const answer = useActionData<FormState>();
  const t = useT();
  return (
    <NarrowPage title={t('agencyLogin.title')} lead={t(isWanted ? 'agencyLogin.wanted' : 'agencyLogin.lead')}>
      {isOut && !answer && <SignedOut />}
      {isGone && !answer && <Said>{t('agencyOwn.farewell')}</Said>}
      <Form schema={AgencyLogin}>
        {answer?.retryAfter !== undefined && <Notice>{t('signIn.waitWhy')}</Notice>}
        <TextField name="email" type="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <CheckField name="remembers" text={t('agencyLogin.remember')} hint={t('agencyLogin.rememberHint')} optional />
        {answer?.code === 'PSOF0301' && <SignInCheck />}
        <div className={layout.stack}>
          <Submit>{t('agencyLogin.submit')}</Submit>
          <p>
            <PageLink to="agencyPasswordForgotten" values={query}>
              {t('agencyLogin.forgotten')}
            </PageLink>
          </p>
        </div>
      </Form>
      <SsoButton sso={sso} />
      <Notice>
        {t('agencyLogin.new')} <PageLink to="agencyRegistration">{t('agencyLogin.register')}</PageLink>
      </Notice>
    </NarrowPage>
  );
}
