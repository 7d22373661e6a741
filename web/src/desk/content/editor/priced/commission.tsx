/** What a sales partner earns with a product, class by class (rules 4.3); whoever may not change it reads it. */
import { useState } from 'react';
import form from '../../../../form/form.module.css';
import { money } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import { Icon } from '../../../../ui/icon.tsx';
import layout from '../../../../ui/layout.module.css';
import type { ControlProps } from '../control.tsx';
import styles from '../editor.module.css';
import { type ClassRow, rowsIn, textOf } from './commission-text.ts';
import { Amount } from './priced-controls.tsx';

export const Commission = (props: ControlProps) => (props.isHeld ? <Told {...props} /> : <Rows {...props} />);

function Told({ text, name }: ControlProps) {
  const t = useT();
  const locale = useLocale();
  const rows = rowsIn(text);
  if (rows.length === 0) return <p className={layout.soft}>{t('desk.edit.noCommission')}</p>;
  return (
    <ul aria-label={name}>
      {rows.map(({ key, className, cents }) => (
        <li key={key}>
          {className}: {money(Number(cents), locale)}
        </li>
      ))}
    </ul>
  );
}

function Rows({ id, name, hintId, text, onText }: ControlProps) {
  const t = useT();
  const [rows, setRows] = useState(() => rowsIn(text));
  const [next, setNext] = useState(rows.length);
  const change = (changed: readonly ClassRow[]) => {
    setRows([...changed]);
    onText(textOf(changed));
  };
  const put = (key: number, more: Partial<ClassRow>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...more } : row)));
  return (
    <fieldset id={id} tabIndex={-1} className={styles.steps} aria-describedby={hintId}>
      <legend className={form.hush}>{name}</legend>
      {rows.map(({ key, className, cents }, place) => (
        <div key={key} className={styles.step}>
          <label>
            <span>{t('desk.edit.commissionClass')}</span>
            <input
              className={`${form.input} ${form.short}`}
              type="text"
              autoComplete="off"
              value={className}
              onChange={({ currentTarget }) => put(key, { className: currentTarget.value.trim() })}
            />
          </label>
          <label htmlFor={`${id}-${key}`}>
            <span>{t('desk.edit.commissionAmount')}</span>
            <Amount id={`${id}-${key}`} kept={cents} onKept={(kept) => put(key, { cents: kept })} />
          </label>
          <button
            type="button"
            className={`${button.button} ${button.quiet} ${button.small}`}
            onClick={() => change(rows.filter((row) => row.key !== key))}
          >
            <Icon name="close" />
            <span className={form.hush}>{t('desk.edit.removeClass', { name: className || String(place + 1) })}</span>
          </button>
        </div>
      ))}
      <button
        type="button"
        className={`${button.button} ${button.second} ${button.small}`}
        onClick={() => {
          setRows([...rows, { key: next, className: '', cents: '' }]);
          setNext(next + 1);
        }}
      >
        {t('desk.edit.addClass')}
      </button>
    </fieldset>
  );
}
