/**
 * The way in by mail for who cannot use the password (rules 2.1): one page asks for the link, the other one is where it
 * leads. Its button signs in; opening it changes nothing, and the address loses the token at once.
 */
import { mailSignInLink, signInByLink } from '@weitersagen/contract/operator/endpoints';
import { LoginByLink, SignInLinkAsked } from '@weitersagen/contract/operator/schemas';
import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  data,
  redirect,
  replace,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import { tabTokens } from '../../api/tab.ts';
import { TextField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { valuesOf } from '../../form/reading.ts';
import { type FormInput, FormRefused, type FormState, formInput } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { PageHead } from '../../work/page-head.tsx';
import type { Desk } from '../desk.ts';
import { useDesk } from '../desk-context.ts';
import { deskApi, forgetOperator } from '../session.ts';
import { Bar } from './bar.tsx';
import { CodeField } from './code-field.tsx';
import styles from './desk-layout.module.css';

export const askForLinkPath = '/verwaltung/anmelden/link';
/** Where the link of the mail leads. */
export const linkPath = '/verwaltung/anmeldelink';
const signInPath = '/verwaltung/anmelden';
const store = 'anmeldelink';
const sentFlag = 'gesendet';

const formOf = async ({ boot, texts }: Desk, request: Request): Promise<FormInput> =>
  formInput(valuesOf(await request.formData()), deskApi(boot.mandant.slug, texts.locale), texts.t);

const refused = ({ state }: FormRefused) => data(state, { status: state.status });

export async function askForLink(desk: Desk, { request }: ActionFunctionArgs) {
  const form = await formOf(desk, request);
  const answer = await form.send(mailSignInLink, {}, () => redirect(`${askForLinkPath}?${sentFlag}=1`));
  return answer instanceof FormRefused ? refused(answer) : answer;
}

/** The token goes out of the address into the tab before anything is shown. */
export function keepLink(request: Request) {
  const token = new URL(request.url).searchParams.get('token');
  if (token) {
    tabTokens.keep(store, token);
    return replace(linkPath);
  }
  return { hasLink: tabTokens.get(store) !== undefined };
}

export async function enterByLink(desk: Desk, { request }: ActionFunctionArgs) {
  const form = await formOf(desk, request);
  const code = form.values.code?.trim() || null;
  if (desk.boot.asksCode && !code) {
    const { t } = desk.texts;
    return refused(form.refuse('code', t('problem.required', { label: t('desk.signIn.code') })));
  }
  const instead = { token: tabTokens.get(store) ?? '', ...(code && { code }) };
  const answer = await form.send(signInByLink, { instead }, () => {
    forgetOperator();
    return redirect('/verwaltung');
  });
  return answer instanceof FormRefused ? refused(answer) : answer;
}

export function AskForLinkPage() {
  const t = useT();
  const isSent = new URLSearchParams(useLocation().search).has(sentFlag);
  return isSent ? (
    <Alone title={t('desk.signInLink.sent')} lead={t('desk.signInLink.sentLead')}>
      <p>
        <a href={signInPath}>{t('desk.signInLink.back')}</a>
      </p>
    </Alone>
  ) : (
    <Alone title={t('desk.signInLink.title')} lead={t('desk.signInLink.lead')}>
      <Form schema={SignInLinkAsked}>
        <TextField name="email" type="email" autoComplete="username" />
        <div className={layout.row}>
          <Submit>{t('desk.signInLink.submit')}</Submit>
        </div>
      </Form>
      <p>
        <a href={signInPath}>{t('desk.signInLink.back')}</a>
      </p>
    </Alone>
  );
}

export function LinkPage() {
  const t = useT();
  const { boot } = useDesk();
  const { hasLink } = useLoaderData<{ hasLink: boolean }>();
  const answer = useActionData<FormState>();
  if (!hasLink || answer?.code === 'PSOF0205')
    return (
      <Alone title={t('desk.signInLink.over')} lead={t('desk.signInLink.overLead')}>
        <p>
          <a href={askForLinkPath}>{t('desk.signInLink.again')}</a>
        </p>
      </Alone>
    );
  return (
    <Alone title={t('desk.signInLink.open')} lead={t('desk.signInLink.openLead')}>
      <Form schema={LoginByLink}>
        {boot.asksCode && <CodeField />}
        <div className={layout.row}>
          <Submit>{t('desk.signIn.submit')}</Submit>
        </div>
      </Form>
    </Alone>
  );
}

const Alone = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <>
    <Bar />
    <main id="content" className={`${styles.page} ${styles.alone}`} tabIndex={-1}>
      <PageHead title={title} lead={lead} />
      {children}
    </main>
  </>
);
