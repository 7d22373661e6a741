/** Amounts, each for something, as many as there are. */
import { useState } from 'react';
import form from '../../../../form/form.module.css';
import { useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import { Icon } from '../../../../ui/icon.tsx';
import type { ControlProps } from '../control.tsx';
import styles from '../editor.module.css';
import { Amount } from './amount.tsx';
import { type PricedRow, rowsIn, type Signs, stepSigns, textOf } from './priced-text.ts';

interface Props extends ControlProps {
  signs: Signs;
  /** What an amount is for. */
  first: { label: string; isNumber?: boolean };
  amount: string;
  add: string;
  /** Of the row at a place, from 1. */
  remove: (first: string, place: number) => string;
}

export function PricedRows({ id, name, hintId, text, onText, signs, first, amount, add, remove }: Props) {
  const [rows, setRows] = useState(() => rowsIn(text, signs));
  const [next, setNext] = useState(rows.length);
  const change = (changed: readonly PricedRow[]) => {
    setRows([...changed]);
    onText(textOf(changed, signs));
  };
  const put = (key: number, more: Partial<PricedRow>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...more } : row)));
  return (
    <fieldset id={id} tabIndex={-1} className={styles.steps} aria-describedby={hintId}>
      <legend className={form.hush}>{name}</legend>
      {rows.map((row, place) => (
        <div key={row.key} className={styles.step}>
          <label>
            <span>{first.label}</span>
            <input
              className={`${form.input} ${first.isNumber ? styles.month : form.short}`}
              type="text"
              inputMode={first.isNumber ? 'numeric' : undefined}
              autoComplete="off"
              value={row.first}
              onChange={({ currentTarget }) => put(row.key, { first: currentTarget.value })}
            />
          </label>
          <label htmlFor={`${id}-${row.key}`}>
            <span>{amount}</span>
            <Amount id={`${id}-${row.key}`} kept={row.cents} onKept={(cents) => put(row.key, { cents })} />
          </label>
          <button
            type="button"
            className={`${button.button} ${button.quiet} ${button.small}`}
            onClick={() => change(rows.filter(({ key }) => key !== row.key))}
          >
            <Icon name="close" />
            <span className={form.hush}>{remove(row.first.trim(), place + 1)}</span>
          </button>
        </div>
      ))}
      <button
        type="button"
        className={`${button.button} ${button.second} ${button.small}`}
        onClick={() => {
          setRows([...rows, { key: next, first: '', cents: '' }]);
          setNext(next + 1);
        }}
      >
        {add}
      </button>
    </fieldset>
  );
}

/** What a product costs over time: until a month of the contract, at a price. */
export function PriceSteps(props: ControlProps) {
  const t = useT();
  return (
    <PricedRows
      {...props}
      signs={stepSigns}
      first={{ label: t('desk.edit.untilMonth'), isNumber: true }}
      amount={t('desk.edit.perMonth')}
      add={t('desk.edit.addStep')}
      remove={(_month, place) => t('desk.edit.removeStep', { number: place })}
    />
  );
}
