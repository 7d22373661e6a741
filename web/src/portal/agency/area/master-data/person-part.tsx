/** What a person says of the own self, the password, and where the person is signed in. */
import { ChangeAgencyPassword, ChangeMasterData } from '@weitersagen/contract/agency/schemas';
import { encode } from '@weitersagen/contract/basics/wire';
import { salutation } from '@weitersagen/contract/recipient/schemas';
import { NewPasswordField, PasswordField, UsernameField } from '../../../../form/field/password-field.tsx';
import { SelectField } from '../../../../form/field/select-field.tsx';
import { HiddenField, TextField } from '../../../../form/field/text-field.tsx';
import formStyles from '../../../../form/form.module.css';
import { Form } from '../../../../form/form.tsx';
import { Submit } from '../../../../form/submit.tsx';
import { browserName } from '../../../../i18n/browser-name.ts';
import { moment } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import { Badge } from '../../../../ui/state/badge.tsx';
import { useFrame } from '../../../page/page-frame.ts';
import { salutations } from '../../../recipient/salutations.ts';
import styles from '../area.module.css';
import { type MasterDataShown, sessionOf } from './loaded.ts';

const card = `${layout.card} ${layout.stack}`;

export function Person({ data }: MasterDataShown) {
  const t = useT();
  const { locales, mandant } = useFrame();
  const chosen = data.salutation === null ? '' : String(encode(salutation, data.salutation));
  return (
    <section className={card} aria-labelledby="master-person">
      <h2 id="master-person">{t('agencyMaster.person')}</h2>
      <p>{data.ownEmail}</p>
      <p className={`${layout.soft} ${layout.small}`}>
        {t('agencyMaster.ownEmail')} <a href={`mailto:${mandant.supportEmail}`}>{mandant.supportEmail}</a>
      </p>
      <Form name="person" schema={ChangeMasterData}>
        <SelectField
          name="salutation"
          options={salutations(t)}
          value={chosen}
          optional
          autoComplete="honorific-prefix"
        />
        <div className={formStyles.pair}>
          <TextField name="firstName" autoComplete="given-name" value={data.firstName} />
          <TextField name="lastName" autoComplete="family-name" value={data.lastName} />
        </div>
        <TextField name="ownPhone" type="tel" autoComplete="tel" value={data.ownPhone} optional />
        <SelectField
          name="language"
          label={t('agencyMaster.language')}
          options={locales.map(({ locale, name }) => [locale, name] as const)}
          value={data.language}
        />
        <div className={layout.row}>
          <Submit second>{t('agencyArea.save')}</Submit>
        </div>
      </Form>
    </section>
  );
}

export function Password({ data }: MasterDataShown) {
  const t = useT();
  return (
    <section className={card} aria-labelledby="master-password">
      <h2 id="master-password">{t('agencyMaster.password')}</h2>
      <Form name="password" schema={ChangeAgencyPassword}>
        <UsernameField email={data.ownEmail} />
        <PasswordField name="current" autoComplete="current-password" />
        <NewPasswordField name="password" hint={t('password.rule')} judge={() => undefined} />
        <NewPasswordField name="repeatedPassword" hint={t('password.again')} judge={() => undefined} />
        <div className={layout.row}>
          <Submit second>{t('agencyMaster.passwordSubmit')}</Submit>
        </div>
      </Form>
    </section>
  );
}

export function Sessions({ sessions, mayWrite }: MasterDataShown) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className={card} aria-labelledby="master-sessions">
      <h2 id="master-sessions">{t('agencyMaster.sessions')}</h2>
      <ul className={styles.sessions}>
        {sessions.map(({ id, browser, seenAt, isThis }) => (
          <li key={id}>
            <span>
              {t('agencyMaster.session', { browser: browserName(browser, t), moment: moment(seenAt, locale) })}
            </span>
            {isThis && <Badge kind="good">{t('agencyMaster.sessionThis')}</Badge>}
            {!isThis && mayWrite && (
              <Form name={sessionOf(id)}>
                <HiddenField name="id" value={id} />
                <Submit second>
                  {t('agencyMaster.sessionEnd')}
                  <span className={layout.hush}> – {browserName(browser, t)}</span>
                </Submit>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
