/** agencyPasswordForgotten: a mail with a link; the same words whether the address is known or not. */
import { ByEmail } from '@weitersagen/contract/account/mail-endpoints';
import { forgetAgencyPassword } from '@weitersagen/contract/agency/endpoints';
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
import { inMinutes } from '../../sign-in/minutes-to-wait.ts';

export const texts = [
  'agencyForgotten.',
  'mailWaits.',
  'signIn.wait',
  'form.',
  'problem.required',
  'problem.invalid',
  'problem.ascii',
  'label.email',
];
export const staysStill = true;

const sentMark = 'gesendet';

export async function load({ query }: Load) {
  return { isSent: query.has(sentMark) };
}

export async function submit({ form, enter, t }: Sent) {
  const call = { schema: ByEmail, params: { email: form.values.email } };
  const answer = await form.send(forgetAgencyPassword, call, ({ mailExpectedAt }) =>
    enter('agencyPasswordForgotten', { [sentMark]: 1, ...mailMark(mailExpectedAt) }),
  );
  return inMinutes(answer, t);
}

export default function AgencyPasswordForgottenScreen() {
  const { isSent } = useLoaderData<typeof load>();
  const t = useT();
  const toLogin = (
    <p>
      <PageLink to="agencyLogin">{t('agencyForgotten.toLogin')}</PageLink>
    </p>
  );
  if (isSent)
    return (
      <NarrowPage title={t('agencyForgotten.done')} lead={t('agencyForgotten.doneLead')}>
        <div className={layout.stack}>
          <Spot name="mail" />
          <MailWaits />
          <p>{t('agencyForgotten.doneNone')}</p>
          {toLogin}
        </div>
      </NarrowPage>
    );
  return (
    <NarrowPage title={t('agencyForgotten.title')} lead={t('agencyForgotten.lead')}>
      <Form schema={ByEmail}>
        <TextField name="email" type="email" autoComplete="username" />
        <div className={layout.stack}>
          <Submit>{t('agencyForgotten.submit')}</Submit>
          {toLogin}
        </div>
      </Form>
    </NarrowPage>
  );
}
