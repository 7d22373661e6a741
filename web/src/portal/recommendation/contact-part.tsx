/**
 * What only some mandants ask about the contact: a person, or a company, which has a name to give (G-04); and who brings the
 * link, the recommender or one mail of ours (M03, E-17), for which the recommender answers. Shown and hidden by the browser
 * alone.
 */
import { ChoiceField } from '../../form/field/choice-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';
import styles from './contact-part.module.css';
import { companyKind, kindField, mailWay, wayField } from './send-recommendation.ts';

export function ContactPart() {
  const { companyRecommendation, mailsContact } = useFrame().mandant;
  return (
    <>
      {companyRecommendation && <Kind />}
      {mailsContact && <Way />}
    </>
  );
}

function Kind() {
  const t = useT();
  return (
    <div className={styles.choice}>
      <ChoiceField
        name={kindField}
        legend={t('recommend.kind')}
        chosen="person"
        choices={[
          { value: 'person', name: t('recommend.kindPerson'), lines: [] },
          { value: companyKind, name: t('recommend.kindCompany'), lines: [] },
        ]}
      />
      <div className={styles.company}>
        <TextField name="contact.company" autoComplete="off" hint={t('recommend.companyHint')} />
      </div>
    </div>
  );
}

function Way() {
  const t = useT();
  return (
    <div className={styles.choice}>
      <ChoiceField
        name={wayField}
        legend={t('recommend.way')}
        chosen="self"
        choices={[
          { value: 'self', name: t('recommend.waySelf'), lines: [] },
          { value: mailWay, name: t('recommend.wayMail'), lines: [] },
        ]}
      />
      <div className={styles.mail}>
        <div className={form.pair}>
          <TextField name="contact.firstName" label={t('recommend.contactFirstName')} autoComplete="off" optional />
          <TextField name="contact.lastName" label={t('recommend.contactLastName')} autoComplete="off" optional />
        </div>
        <TextField name="contact.email" label={t('recommend.contactEmail')} type="email" autoComplete="off" />
        <p className={`${layout.small} ${layout.soft}`}>{t('recommend.contactConsent')}</p>
      </div>
    </div>
  );
}
