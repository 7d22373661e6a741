/** The controls of the catalogue: an amount of money, a price over time, a category. */
import { useState } from 'react';
import form from '../../../../form/form.module.css';
import { useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import { Icon } from '../../../../ui/icon.tsx';
import type { ControlProps } from '../control.tsx';
import styles from '../editor.module.css';
import { centsText, euroText } from './euro-text.ts';

interface AmountProps {
  id: string;
  label?: string;
  hintId?: string | undefined;
  /** In cents, as digits. */
  kept: string;
  isHeld?: boolean | undefined;
  onKept: (kept: string) => void;
}

/** Typed in euros; as it stands in the field until somebody goes on. */
export function Amount({ id, label, hintId, kept, isHeld, onKept }: AmountProps) {
  const [typed, setTyped] = useState(() => euroText(kept));
  return (
    <span className={styles.amount}>
      <input
        className={`${form.input} ${form.short}`}
        type="text"
        id={id}
        name={id}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isHeld}
        aria-label={label}
        aria-describedby={hintId}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onKept(centsText(currentTarget.value));
        }}
        onBlur={() => setTyped(euroText(centsText(typed)))}
      />
      <span aria-hidden="true">€</span>
    </span>
  );
}

export const Money = ({ id, hintId, text, isHeld, onText }: ControlProps) => (
  <Amount id={id} hintId={hintId} kept={text} isHeld={isHeld} onKept={onText} />
);

interface Step {
  /** Stays the same while rows come and go. */
  key: number;
  month: string;
  cents: string;
}

const stepsIn = (text: string): Step[] =>
  text === ''
    ? []
    : text.split(';').map((step, key) => {
        const [month = '', cents = ''] = step.split(':');
        return { key, month, cents };
      });

const textOf = (steps: readonly Step[]): string =>
  steps
    .filter(({ month, cents }) => month !== '' || cents !== '')
    .map(({ month, cents }) => `${month}:${cents}`)
    .join(';');

/** Until a month of the contract, at a price; as many as there are. */
export function PriceSteps({ id, name, hintId, text, onText }: ControlProps) {
  const t = useT();
  const [steps, setSteps] = useState(() => stepsIn(text));
  const [next, setNext] = useState(steps.length);
  const change = (changed: readonly Step[]) => {
    setSteps([...changed]);
    onText(textOf(changed));
  };
  const put = (key: number, more: Partial<Step>) =>
    change(steps.map((step) => (step.key === key ? { ...step, ...more } : step)));
  return (
    <fieldset id={id} tabIndex={-1} className={styles.steps} aria-describedby={hintId}>
      <legend className={form.hush}>{name}</legend>
      {steps.map(({ key, month, cents }, place) => (
        <div key={key} className={styles.step}>
          <label>
            <span>{t('desk.edit.untilMonth')}</span>
            <input
              className={`${form.input} ${styles.month}`}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={month}
              onChange={({ currentTarget }) => put(key, { month: currentTarget.value.trim() })}
            />
          </label>
          <label htmlFor={`${id}-${key}`}>
            <span>{t('desk.edit.perMonth')}</span>
            <Amount id={`${id}-${key}`} kept={cents} onKept={(kept) => put(key, { cents: kept })} />
          </label>
          <button
            type="button"
            className={`${button.button} ${button.quiet} ${button.small}`}
            onClick={() => change(steps.filter((step) => step.key !== key))}
          >
            <Icon name="close" />
            <span className={form.hush}>{t('desk.edit.removeStep', { number: place + 1 })}</span>
          </button>
        </div>
      ))}
      <button
        type="button"
        className={`${button.button} ${button.second} ${button.small}`}
        onClick={() => {
          setSteps([...steps, { key: next, month: '', cents: '' }]);
          setNext(next + 1);
        }}
      >
        {t('desk.edit.addStep')}
      </button>
    </fieldset>
  );
}

const sources = ['festnetz', 'mobilfunk'] as const;

export function Category({ field, id, hintId, text, names: { categories = [] }, onText }: ControlProps) {
  const t = useT();
  const isKnown = text === '' || categories.some((category) => String(category.id) === text);
  return (
    <select
      className={`${form.input} ${form.middle}`}
      id={id}
      name={id}
      aria-describedby={hintId}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    >
      {!(field.isRequired && text !== '') && <option value="">{t('desk.edit.noChoice')}</option>}
      {!isKnown && <option value={text}>{text}</option>}
      {sources.map((source) => (
        <optgroup key={source} label={t(`desk.content.choice.Quelle.${source}`)}>
          {categories
            .filter((category) => category.source === source)
            .map((category) => (
              <option key={category.id} value={String(category.id)}>
                {category.breadcrumb}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
