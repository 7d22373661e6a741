/** registerAdditionalData: what an operator wants to know before the agency is approved (G4), and what comes then. */
import { completeAgency, showMasterData } from '@weitersagen/contract/agency/own-endpoints';
import { CompleteAgency } from '@weitersagen/contract/agency/schemas';
import { useLoaderData } from 'react-router';
import { need } from '../../../api/need.ts';
import { TextField } from '../../../form/field/text-field.tsx';
import { Form } from '../../../form/form.tsx';
import { Submit } from '../../../form/submit.tsx';
import { fullName } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import type { Load, Submit as Sent } from '../../page/screen.ts';
import { BankPart } from '../../shell/bank-part.tsx';
import { PageLink } from '../../shell/link/page-link.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

export const texts = ['agencyData.', 'agencySteps.', 'form.', 'problem.', 'label.', 'bank.'];
export const staysStill = true;

export async function load({ api }: Load) {
  const { status, company, firstName, lastName } = need(await api(showMasterData));
  const holder = company || fullName(firstName, lastName);
  return { status, company, holder };
}

export const submit = ({ form, enter }: Sent) => form.send(completeAgency, {}, () => enter('agencyMasterData'));

export default function AgencyMasterDataScreen() {
  const { status, company, holder } = useLoaderData<typeof load>();
  const t = useT();
  if (status === 'registered')
    return (
      <NarrowPage
        above={<RegistrationSteps current="data" />}
        title={t('agencyData.title')}
        lead={t('agencyData.lead', { company })}
      >
        <Form schema={CompleteAgency}>
          <TextField name="legalForm" optional autoComplete="off" hint={t('agencyData.legalFormHint')} />
          <TextField name="street" autoComplete="address-line1" />
          <TextField name="houseNumber" autoComplete="off" width="short" />
          <TextField name="postcode" inputMode="numeric" autoComplete="postal-code" width="short" />
          <TextField name="city" autoComplete="address-level2" />
          <TextField name="taxId" autoComplete="off" hint={t('agencyData.taxIdHint')} />
          <BankPart ownerValue={holder} />
          <Submit>{t('agencyData.submit')}</Submit>
        </Form>
      </NarrowPage>
    );
  const isWaiting = status === 'inReview';
  return (
    <NarrowPage
      above={isWaiting ? <RegistrationSteps current="review" /> : undefined}
      title={t(isWaiting ? 'agencyData.waits' : 'agencyData.known')}
      lead={t(isWaiting ? 'agencyData.waitsLead' : 'agencyData.knownLead', { company })}
    >
      <div className={layout.row}>
        <PageLink to="agency" className={button.button}>
          {t('agencyData.area')}
        </PageLink>
      </div>
    </NarrowPage>
  );
}
