/** Owner and IBAN. After hydration the IBAN is put in groups of four and checked when the field is left. */
import { groupedIban, isIban } from '@weitersagen/contract/basics/iban';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/t.ts';
import { Icon } from '../ui/icon.tsx';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { useField } from './form-context.ts';
import { TextField } from './text-field.tsx';

interface Props {
  owner: string;
  iban: string;
  /** Who probably owns the account. */
  ownerValue?: string | undefined;
  germanOnly: boolean;
}

export function BankFields({ owner, iban, ownerValue, germanOnly }: Props) {
  const t = useT();
  return (
    <>
      <TextField name={owner} autoComplete="name" hint={t('bank.ownerHint')} value={ownerValue} />
      <IbanField name={iban} germanOnly={germanOnly} />
    </>
  );
}

type Seen = 'unknown' | 'fine' | 'wrong';

/** What is seen when the field is left stands below it, where its line is kept free: nothing moves under a finger. */
function IbanField({ name, germanOnly }: { name: string; germanOnly: boolean }) {
  const t = useT();
  const [seen, setSeen] = useState<Seen>('unknown');
  const hint = t(germanOnly ? 'bank.ibanHintGerman' : 'bank.ibanHint');
  const field = useField(name, { hint });
  const resultId = `${name}-result`;
  const isWrong = seen === 'wrong' || (seen === 'unknown' && field.error !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const look = useCallback(() => {
    const control = input.current;
    if (!control || control.value.trim() === '') return setSeen('unknown');
    const fine = isIban(control.value, germanOnly);
    if (fine) control.value = groupedIban(control.value);
    setSeen(fine ? 'fine' : 'wrong');
  }, [germanOnly]);
  // What was typed and left before the page came to life is looked at, too.
  useEffect(() => {
    if (document.activeElement !== input.current) look();
  }, [look]);
  return (
    <Field name={name} field={field} hint={hint} isMended={seen !== 'unknown'}>
      <input
        ref={input}
        className={`${styles.input} ${styles.iban}`}
        id={name}
        name={name}
        defaultValue={field.value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        onBlur={look}
        {...field.described}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${field.described['aria-describedby']} ${resultId}`}
      />
      <p className={`${styles.result} ${seen === 'wrong' ? styles.error : styles.fine}`} id={resultId} role="status">
        {seen !== 'unknown' && (
          <>
            <Icon name={seen === 'fine' ? 'check' : 'alert'} />
            <span>{seen === 'fine' ? t('bank.ibanFine') : t('problem.invalid', { label: field.label })}</span>
          </>
        )}
      </p>
    </Field>
  );
}
