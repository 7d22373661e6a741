/** Login: e-mail and password, then back to where somebody wanted to go. Who fails is signed out. */
import { Login } from '@weitersagen/contract/account/schemas';
import { useActionData, useLoaderData } from 'react-router';

import { CheckField } from '../../form/field/check-field.tsx';
import { PasswordField } from '../../form/field/password-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import type { FormState } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import { NarrowPage } from '../shell/narrow-page.tsx';
import { Said } from '../shell/said.tsx';
import { Farewell } from './farewell.tsx';
import { farewellMark } from './farewell-mark.ts';
import { onward } from './onward.ts';
import { signInWith } from './sign-in.ts';
import { SignInNotices } from './sign-in-notices.tsx';
import { isSignedOut, SignedOut } from './signed-out.tsx';

export const texts = [
  'signIn.',
  'signedOut.',
  'farewell.',
  'password.show',
  'form.',
  'problem.required',
  'problem.invalid',
  'problem.ascii',
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
    isSignedOut: isSignedOut(query),
  };
}

export const submit = (sent: Sent) => signInWith(sent, sent.form.values, sent.arrive);

export default function LoginScreen() {
  const data = useLoaderData<typeof load>();
  return data.isGone ? <Farewell /> : <SignIn {...data} />;
}

function SignIn({ onward: query, isWanted, isLinkOver, isSignedOut: isOut }: Awaited<ReturnType<typeof load>>) {
  const t = useT();
  const answer = useActionData<FormState>();
  return (
    <NarrowPage title={t('signIn.title')} lead={t(isWanted ? 'signIn.wanted' : 'signIn.lead')}>
      {isOut && !answer && <SignedOut />}
      {isLinkOver && !answer && <Said kind="bad">{t('signIn.linkOver')}</Said>}
      <Form schema={Login}>
        <SignInNotices answer={answer} />
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
    </NarrowPage>
  );
}
