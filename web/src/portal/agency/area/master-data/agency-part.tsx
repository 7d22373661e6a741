/** The agency's part of the master data: its owner changes it, everybody else reads it; and its bank account. */
import { ChangeMasterData } from '@weitersagen/contract/agency/schemas';
import { groupedIban } from '@weitersagen/contract/bank-account/iban';
import { useActionData } from 'react-router';
import { PasswordField, UsernameField } from '../../../../form/field/password-field.tsx';
import { TextField } from '../../../../form/field/text-field.tsx';
import formStyles from '../../../../form/form.module.css';
import { Form } from '../../../../form/form.tsx';
import type { FormState } from '../../../../form/send.ts';
import { Submit } from '../../../../form/submit.tsx';
import { useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import { Facts } from '../../../../ui/facts.tsx';
import layout from '../../../../ui/layout.module.css';
import { useFrame } from '../../../page/page-frame.ts';
import { PageLink } from '../../../shell/link/page-link.tsx';
import { bankMark, type MasterDataShown, tab } from './loaded.ts';

const card = `${layout.card} ${layout.stack}`;

export function Agency({ data }: MasterDataShown) {
  const t = useT();
  const { mandant } = useFrame();
  return (
    <section className={card} aria-labelledby="master-agency">
      <h2 id="master-agency">{t('agencyMaster.agency')}</h2>
      {!data.mayRename && (
        <>
          <p>{data.company}</p>
          <p className={`${layout.soft} ${layout.small}`}>
            {t('agencyMaster.company')} <a href={`mailto:${mandant.supportEmail}`}>{mandant.supportEmail}</a>
          </p>
        </>
      )}
      <Form name="agency" schema={ChangeMasterData}>
        {data.mayRename && <TextField name="company" autoComplete="organization" value={data.company} />}
        <TextField name="legalForm" autoComplete="off" value={data.legalForm} optional />
        <div className={formStyles.pair}>
          <TextField name="street" autoComplete="address-line1" value={data.street} />
          <TextField name="houseNumber" autoComplete="off" value={data.houseNumber} width="short" />
        </div>
        <div className={formStyles.pair}>
          <TextField
            name="postcode"
            autoComplete="postal-code"
            inputMode="numeric"
            value={data.postcode}
            width="short"
          />
          <TextField name="city" autoComplete="address-level2" value={data.city} />
        </div>
        <TextField name="phone" type="tel" autoComplete="tel" value={data.phone} />
        <TextField name="taxId" autoComplete="off" value={data.taxId} hint={t('agencyMaster.taxIdHint')} />
        <TextField
          name="buyerReference"
          autoComplete="off"
          value={data.buyerReference}
          hint={t('agencyMaster.referenceHint')}
          optional
        />
        <div className={layout.row}>
          <Submit>{t('agencyArea.save')}</Submit>
        </div>
      </Form>
    </section>
  );
}

export function AgencyRead({ data }: MasterDataShown) {
  const t = useT();
  const street = [data.street, data.houseNumber].filter(Boolean).join(' ');
  const city = [data.postcode, data.city].filter(Boolean).join(' ');
  const none = t('agencyArea.none');
  return (
    <section className={card} aria-labelledby="master-agency">
      <h2 id="master-agency">{t('agencyMaster.agency')}</h2>
      <Facts
        facts={[
          [t('label.Firma'), data.company],
          [t('label.Strasse'), street || none],
          [t('label.Ort'), city || none],
          [t('label.Telefon'), data.phone ?? none],
          [t('label.Email'), data.email],
        ]}
      />
      <p className={layout.soft}>{t('agencyMaster.agencyRead')}</p>
    </section>
  );
}

/**
 * While the sign-in is fresh its fields stand here; later they ask for the password, and come when they are asked for, in
 * place of the form that changes it.
 */
export function Bank(shown: MasterDataShown) {
  const t = useT();
  const { iban, holder } = shown.data;
  return (
    <section className={card} aria-labelledby="master-bank">
      <h2 id="master-bank">{t('agencyMaster.bank')}</h2>
      <p>
        {iban
          ? t('agencyMaster.bankNow', { iban: groupedIban(iban), holder: holder ?? '' })
          : t('agencyMaster.bankNone')}
      </p>
      {useAsksForBank(shown) ? (
        <BankForm {...shown} />
      ) : (
        <div className={layout.row}>
          <PageLink to="agency" values={{ tab, [bankMark]: 1 }} className={`${button.button} ${button.second}`}>
            {t('agencyMaster.bankSubmit')}
          </PageLink>
        </div>
      )}
    </section>
  );
}

export function useAsksForBank({ isFresh, asksForBank }: MasterDataShown): boolean {
  const answered = useActionData<Partial<FormState>>()?.form === 'bank';
  return isFresh || asksForBank || answered;
}

function BankForm({ data, isFresh }: MasterDataShown) {
  const t = useT();
  return (
    <Form name="bank" schema={ChangeMasterData}>
      <TextField name="holder" autoComplete="off" />
      <TextField name="iban" autoComplete="off" hint={t('agencyMaster.bankWhy')} />
      {!isFresh && (
        <>
          <p className={layout.soft}>{t('agencyMaster.bankPassword')}</p>
          <UsernameField email={data.ownEmail} />
          <PasswordField name="current" autoComplete="current-password" />
        </>
      )}
      <div className={layout.row}>
        <Submit second>{t('agencyMaster.bankSubmit')}</Submit>
      </div>
    </Form>
  );
}
