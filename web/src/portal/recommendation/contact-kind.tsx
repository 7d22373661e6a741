/** Whom somebody recommends: a person, or a company, which has a name to give (G-04). Shown and hidden by the browser alone. */
import { ChoiceField } from '../../form/field/choice-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { useT } from '../../i18n/t.ts';
import styles from './contact-kind.module.css';
import { companyKind, kindField } from './send-recommendation.ts';

export function ContactKind() {
  const t = useT();
  return (
    <div className={styles.kind}>
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
