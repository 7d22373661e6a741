/** registerAgency: an office asks to take part (G1). The same words follow whether the address is known or not. */
import { registerAgency } from '@weitersagen/contract/agency/endpoints';
import { RegisterAgency } from '@weitersagen/contract/agency/schemas';
import { useLoaderData } from 'react-router';
import { CheckField } from '../../../form/field/check-field.tsx';
import { RepeatedEmail } from '../../../form/field/repeated-email.tsx';
import { SelectField } from '../../../form/field/select-field.tsx';
import { TextField } from '../../../form/field/text-field.tsx';
import { Form } from '../../../form/form.tsx';
import { Submit } from '../../../form/submit.tsx';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Spot } from '../../../ui/spot.tsx';
import type { Load, Submit as Sent } from '../../page/screen.ts';
import { salutations } from '../../recipient/salutations.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { mailMark } from '../../shell/mail/mail-mark.ts';
import { MailWaits } from '../../shell/mail/mail-waits.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

export const texts = [
  'agencyRegister.',
  'agencySteps.',
  'recipient.salutation',
  'mailWaits.',
  'form.',
  'problem.',
  'label.',
];
export const staysStill = true;

const sentMark = 'gesendet';

export async function load({ query }: Load) {
  return { isSent: query.has(sentMark) };
}

export const submit = ({ form, enter }: Sent) =>
  form.send(registerAgency, {}, ({ mailExpectedAt }) =>
    enter('agencyRegistration', { [sentMark]: 1, ...mailMark(mailExpectedAt) }),
  );

export default function AgencyRegistrationScreen() {
  const { isSent } = useLoaderData<typeof load>();
  const t = useT();
  if (isSent)
    return (
      <NarrowPage
        above={<RegistrationSteps current="email" />}
        title={t('agencyRegister.done')}
        lead={t('agencyRegister.doneLead')}
      >
        <div className={layout.stack}>
          <Spot name="mail" />
          <MailWaits />
          <p>{t('agencyRegister.doneNone')}</p>
          <p>
            <PageLink to="agencyRegistration">{t('agencyRegister.again')}</PageLink>
          </p>
        </div>
      </NarrowPage>
    );
  return (
    <NarrowPage
      above={<RegistrationSteps current="request" />}
      title={t('agencyRegister.title')}
      lead={t('agencyRegister.lead')}
    >
      <Form schema={RegisterAgency}>
        <TextField name="company" autoComplete="organization" hint={t('agencyRegister.companyHint')} />
        <SelectField name="salutation" options={salutations(t)} optional autoComplete="honorific-prefix" />
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
        <TextField name="email" type="email" autoComplete="email" />
        <RepeatedEmail name="emailRepeated" of="email" />
        <TextField name="phone" type="tel" autoComplete="tel" hint={t('agencyRegister.phoneHint')} />
        <CheckField
          name="acceptsTerms"
          text={
            <>
              {t('agencyRegister.terms')} <PageLink to="agencyRules">{t('agencyRegister.termsLink')}</PageLink>
            </>
          }
        />
        <CheckField
          name="acceptsPrivacy"
          text={
            <>
              {t('agencyRegister.privacy')} <PageLink to="agencyPrivacy">{t('agencyRegister.privacyLink')}</PageLink>
            </>
          }
        />
        <Submit>{t('agencyRegister.submit')}</Submit>
      </Form>
      <Notice>
        {t('agencyRegister.known')} <PageLink to="agencyLogin">{t('agencyRegister.login')}</PageLink>
      </Notice>
    </NarrowPage>
  );
}
