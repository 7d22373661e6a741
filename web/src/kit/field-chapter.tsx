/** A form as it is opened, and the same as it comes back refused. */
import { AgreementField } from '../form/field/agreement-field.tsx';
import { BankFields } from '../form/field/bank-fields.tsx';
import { CheckField } from '../form/field/check-field.tsx';
import { SelectField } from '../form/field/select-field.tsx';
import { TextField } from '../form/field/text-field.tsx';
import styles from '../form/form.module.css';
import { PlainForm } from '../form/form.tsx';
import type { FormState } from '../form/send.ts';
import { Submit } from '../form/submit.tsx';
import button from '../ui/button.module.css';
import layout from '../ui/layout.module.css';
import kit from './kit.module.css';
import { useWords, type Words } from './sample-words.ts';
import { Chapter, Samples } from './specimen.tsx';

export function FieldChapter() {
  const words = useWords();
  return (
    <Chapter id="fields" title={words.fields}>
      <div className={kit.halves}>
        <div className={layout.stack}>
          <h3>{words.fine}</h3>
          <Fields prefix="fine" state={undefined} words={words} />
        </div>
        <div className={layout.stack}>
          <h3>{words.refused}</h3>
          <Fields prefix="refused" state={refused(words)} words={words} />
        </div>
      </div>
    </Chapter>
  );
}

const refused = (words: Words): FormState => ({
  status: 400,
  values: { 'refused-first': 'Anna', 'refused-mail': 'anna@example' },
  problems: [
    { field: 'refused-last', message: words.required },
    { field: 'refused-mail', message: words.invalidEmail },
    { field: 'refused-agree', message: words.tick },
  ],
});

function Fields({ prefix, state, words }: { prefix: string; state: FormState | undefined; words: Words }) {
  const named = (name: string): string => `${prefix}-${name}`;
  const salutations = words.salutations.map((text, index) => [String(index), text] as const);
  return (
    <PlainForm state={state}>
      <SelectField name={named('salutation')} label={words.salutation} options={salutations} optional />
      <div className={styles.pair}>
        <TextField name={named('first')} label={words.firstName} autoComplete="off" value="Anna" />
        <TextField name={named('last')} label={words.lastName} autoComplete="off" />
      </div>
      <TextField name={named('mail')} label={words.email} type="email" autoComplete="off" hint={words.emailHint} />
      <ReadOnly id={named('fixed')} label={words.email} hint={words.emailHint} />
      {state === undefined && <BankFields owner="Kontoinhaber" iban="IBAN" germanOnly />}
      <AgreementField
        legend={`${words.terms} (${prefix})`}
        text={words.termsText}
        textName={named('text')}
        boxName={named('agree')}
        agree={words.agree}
      />
      <CheckField name={named('newsletter')} text={words.newsletter} hint={words.newsletterHint} optional />
      <Samples>
        <Submit>{words.create}</Submit>
        <button type="reset" className={`${button.button} ${button.quiet}`}>
          {words.reset}
        </button>
      </Samples>
    </PlainForm>
  );
}

const ReadOnly = ({ id, label, hint }: { id: string; label: string; hint: string }) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
    <input className={styles.input} id={id} defaultValue="anna@example.org" readOnly aria-describedby={`${id}-hint`} />
  </div>
);
