/** An amount of money in a form. */
import { useState } from 'react';
import form from '../../../../form/form.module.css';
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
