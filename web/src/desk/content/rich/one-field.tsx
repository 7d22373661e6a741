/** A question of the toolbar that one line answers: told why where the answer cannot stand, and set, or left. */
import { type ReactNode, useId, useState } from 'react';
import form from '../../../form/form.module.css';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';

interface Props {
  label: string;
  hint: string;
  wrong: string;
  submit: string;
  value: string;
  change: (value: string) => void;
  /** Whether it could stand. */
  set: () => boolean;
  leave: () => void;
  maxLength?: number;
  /** What is offered while it is typed. */
  offered?: (id: string) => ReactNode;
  /** Between setting and leaving. */
  more?: ReactNode;
}

export function OneField({ label, hint, wrong, submit, value, change, set, leave, maxLength, offered, more }: Props) {
  const t = useT();
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className={form.form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!set());
      }}
    >
      <div className={form.field}>
        <label htmlFor={id}>{label}</label>
        <p className={form.hint} id={`${id}-hint`}>
          {hint}
        </p>
        {isWrong && (
          <p className={form.error} role="alert" id={`${id}-error`}>
            {wrong}
          </p>
        )}
        <input
          className={form.input}
          id={id}
          list={offered && `${id}-offered`}
          autoComplete="off"
          maxLength={maxLength}
          aria-describedby={isWrong ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={isWrong || undefined}
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        {offered?.(`${id}-offered`)}
      </div>
      <div className={layout.row}>
        <button type="submit" className={button.button}>
          {submit}
        </button>
        {more}
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={leave}>
          {t('desk.rich.leave')}
        </button>
      </div>
    </form>
  );
}
