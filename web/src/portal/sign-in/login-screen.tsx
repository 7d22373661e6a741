/** Login: e-mail and password, then back to where somebody wanted to go. Who fails is signed out. */
import { signInPerson } from '@weitersagen/contract/account/endpoints';
import { Login } from '@weitersagen/contract/account/schemas';
import { useActionData, useLoaderData } from 'react-router';

import { CheckField } from '../../form/check-field.tsx';
import { Form } from '../../form/form.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { FormRefused, type FormState } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import type { Load, Submit as Sent } from '../screen.ts';
import { PageLink } from '../shell/page-link.tsx';
import { Farewell } from './farewell.tsx';
import { farewellMark } from './farewell-mark.ts';
import { onward } from './onward.ts';
import { SignInPage } from './sign-in-page.tsx';

export const texts = [
  'signIn.',
  'farewell.',
  'password.show',
  'form.',
  'problem.required',
  'problem.invalid',
  'label.Email',
  'label.Password',
];

/** Set by AdminLogin when its link is no longer good. */
export const linkOver = 'link';

export async function load({ query }: Load) {
  return {
    onward: onward(query),
    isWanted: query.has('redirect'),
    isLinkOver: query.has(linkOver),
    isGone: query.has(farewellMark),
  };
}

export async function submit(sent: Sent) {
  const answer = await sent.form.send(signInPerson, {}, sent.arrive);
  if (!(answer instanceof FormRefused)) return answer;
  const { code, retryAfter } = answer.state;
  if (code !== undefined) sent.signOut();
  if (retryAfter === undefined) return answer;
  return new FormRefused({ ...answer.state, message: sent.t('signIn.wait', { minutes: Math.ceil(retryAfter / 60) }) });
}

export default function LoginScreen() {
  const data = useLoaderData<typeof load>();
  return data.isGone ? <Farewell /> : <SignIn {...data} />;
}

function SignIn({ onward: query, isWanted, isLinkOver }: Awaited<ReturnType<typeof load>>) {
  const t = useT();
  const mustWait = useActionData<FormState>()?.retryAfter !== undefined;
  return (
    <SignInPage title={t('signIn.title')} lead={t(isWanted ? 'signIn.wanted' : 'signIn.lead')}>
      {isLinkOver && <Notice kind="bad">{t('signIn.linkOver')}</Notice>}
      <Form schema={Login}>
        {mustWait && (
          <Notice>
            {t('signIn.waitWhy')} <PageLink to="passwordForgotten">{t('signIn.waitMail')}</PageLink>
          </Notice>
        )}
        <TextField name="email" type="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <CheckField name="remembers" text={t('signIn.remember')} hint={t('signIn.rememberHint')} optional />
        <div className={layout.stack}>
          <Submit>{t('signIn.submit')}</Submit>
          <p>
            <PageLink to="passwordForgotten" values={query}>
              {t('signIn.forgotten')}
            </PageLink>
          </p>
        </div>
      </Form>
      <Notice>
        {t('signIn.hint')} <PageLink to="home">{t('signIn.recommend')}</PageLink>
      </Notice>
    </SignInPage>
  );
}
