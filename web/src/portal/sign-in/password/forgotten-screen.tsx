/** PasswortVergessen: a mail with a link; the same words whether the address is known or not (C-08). */
import { ByEmail, forgetPassword } from '@weitersagen/contract/account/mail-endpoints';
import { useLoaderData } from 'react-router';
import { TextField } from '../../../form/field/text-field.tsx';
import { Form } from '../../../form/form.tsx';
import { Submit } from '../../../form/submit.tsx';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Spot } from '../../../ui/spot.tsx';
import type { Load, Submit as Sent } from '../../page/screen.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { mailMark } from '../../shell/mail/mail-mark.ts';
import { MailWaits } from '../../shell/mail/mail-waits.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { inMinutes } from '../minutes-to-wait.ts';
import { onward } from '../onward.ts';

export const texts = [
  'forgotten.',
  'mailWaits.',
  'signIn.wait',
  'form.',
  'problem.required',
  'problem.invalid',
  'problem.ascii',
  'label.email',
];

const sentMark = 'gesendet';

export async function load({ query }: Load) {
  return { onward: onward(query), isSent: query.has(sentMark) };
}

export async function submit({ form, query, enter, t }: Sent) {
  const on = onward(query);
  const call = { schema: ByEmail, params: { email: form.values.email }, query: { redirect: on.redirect } };
  const answer = await form.send(forgetPassword, call, ({ mailExpectedAt }) =>
    enter('passwordForgotten', { ...on, [sentMark]: 1, ...mailMark(mailExpectedAt) }),
  );
  return inMinutes(answer, t);
}

export default function PasswordForgottenScreen() {
  const { onward: query, isSent } = useLoaderData<typeof load>();
  const t = useT();
  const toLogin = (
    <p>
      <PageLink to="login" values={query}>
        {t('forgotten.toLogin')}
      </PageLink>
    </p>
  );
  if (isSent)
    return (
      <NarrowPage title={t('forgotten.done')} lead={t('forgotten.doneLead')}>
        <div className={layout.stack}>
          <Spot name="mail" />
          <MailWaits />
          <p>{t('forgotten.doneNone')}</p>
          <p>
            <PageLink to="passwordForgotten" values={query}>
              {t('forgotten.again')}
            </PageLink>
          </p>
          {toLogin}
        </div>
      </NarrowPage>
    );
  return (
    <NarrowPage title={t('forgotten.title')} lead={t('forgotten.lead')}>
      <Form schema={ByEmail}>
        <TextField name="email" type="email" autoComplete="username" />
        <div className={layout.stack}>
          <Submit>{t('forgotten.submit')}</Submit>
          {toLogin}
        </div>
      </Form>
    </NarrowPage>
  );
}
