/** How an operator gets in: password and code. Afterwards back to where the session ended. */
import { signIn as signInCall } from '@weitersagen/contract/operator/endpoints';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { TextField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { valuesOf } from '../../form/reading.ts';
import { FormRefused, formInput } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../work/page-head.tsx';
import type { Desk } from '../desk.ts';
import { useDesk } from '../desk-context.ts';
import { homeOf } from '../routes.ts';
import { deskPath, type Operator } from '../screen.ts';
import { deskApi, forgetOperator, isLost, toSignIn, wayBack, whoAmI } from '../session.ts';
import { Bar } from './bar.tsx';
import { CodeField } from './code-field.tsx';
import styles from './desk-layout.module.css';
import { askForLinkPath } from './sign-in-link.tsx';

/** The desk of the mandant of this host, if the operator works for it. */
const firstDesk = ({ mandants, role }: Operator, preferred: string): string =>
  deskPath((mandants.find(({ slug }) => slug === preferred) ?? mandants[0])?.slug ?? preferred, homeOf(role));

export async function toDesk({ boot, texts }: Desk, request: Request): Promise<Response> {
  const operator = await whoAmI(boot.mandant.slug, texts.locale);
  return operator ? redirect(firstDesk(operator, boot.mandant.slug)) : toSignIn(request);
}

export async function signIn({ boot, texts }: Desk, { request }: ActionFunctionArgs) {
  const { locale, t } = texts;
  const form = formInput(valuesOf(await request.formData()), deskApi(boot.mandant.slug, locale), t);
  if (boot.asksCode && !form.values.code?.trim()) {
    return refused(form.refuse('code', t('problem.required', { label: t('desk.signIn.code') })));
  }
  const answer = await form.send(signInCall, {}, () => {
    forgetOperator();
    return redirect(wayBack(new URL(request.url).searchParams) ?? '/verwaltung');
  });
  return answer instanceof FormRefused ? refused(answer) : answer;
}

const refused = ({ state }: FormRefused) => data(state, { status: state.status });

export function SignInPage() {
  const t = useT();
  const { boot } = useDesk();
  return (
    <>
      <Bar />
      <main id="content" className={`${styles.page} ${styles.alone}`} tabIndex={-1}>
        <PageHead title={t('desk.signIn.title')} lead={t('desk.signIn.lead')} />
        {isLost() && <Notice>{t('desk.signIn.expired')}</Notice>}
        <Form schema={signInCall.body}>
          <TextField name="email" type="email" autoComplete="username" />
          <TextField name="password" type="password" autoComplete="current-password" />
          {boot.asksCode && <CodeField />}
          <div className={layout.row}>
            <Submit>{t('desk.signIn.submit')}</Submit>
          </div>
        </Form>
        <p>
          <a href={askForLinkPath}>{t('desk.signIn.link')}</a>
        </p>
        <p className={`${layout.small} ${layout.soft}`}>{t('desk.signIn.help')}</p>
      </main>
    </>
  );
}
