/** One of a few, as cards: the whole card is the target; radio, border and tint show what is chosen. */
import type { ReactNode } from 'react';
import form from '../form.module.css';
import { useField } from '../form-context.ts';
import styles from './choice.module.css';
import { FieldError } from './field.tsx';

export interface Choice {
  value: string;
  name: string;
  /** Language of the name, where the page has another. */
  lang?: string | undefined;
  /** Lines below the name: label and sum. */
  lines: readonly (readonly [text: string, sum: string])[];
  picture?: ReactNode;
}

interface Props {
  name: string;
  legend: string;
  /** The legend is for those who listen: the heading above says the same. */
  quiet?: boolean;
  choices: readonly Choice[];
  chosen: string | undefined;
  /** Few choices with large pictures. */
  big?: boolean;
}

export function ChoiceField({ name, legend, quiet, choices, chosen, big }: Props) {
  const field = useField(name, { label: legend });
  const value = field.value ?? chosen;
  return (
    <fieldset className={form.group}>
      <legend className={quiet ? form.hush : undefined}>{legend}</legend>
      <FieldError field={field} />
      <div className={`${styles.choices} ${big ? styles.big : ''}`}>
        {choices.map((choice, index) => (
          <label className={styles.choice} key={choice.value}>
            <input
              className={`${form.dot} ${styles.dot}`}
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              {...field.described}
            />
            <span className={styles.name} lang={choice.lang}>
              {choice.name}
            </span>
            {choice.picture && (
              <span className={styles.picture} aria-hidden="true">
                {choice.picture}
              </span>
            )}
            {choice.lines.length > 0 && (
              <span className={styles.lines}>
                {choice.lines.map(([text, sum]) => (
                  <span key={text}>
                    {text} {sum && <b>{sum}</b>}
                  </span>
                ))}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
