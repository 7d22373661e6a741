/** A few answers side by side, each with what it comes to: real radio buttons, so that it works before any script and by every hand. */
import { Fragment, type ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import styles from './home.module.css';

interface Answer {
  value: string;
  name: string;
  /** What the picture shows, in words. */
  spoken: string;
  picture: ReactNode;
}

interface Props {
  name: string;
  question: string;
  answers: readonly Answer[];
  chosen: string;
  className?: string | undefined;
}

export const Toy = ({ name, question, answers, chosen, className = '' }: Props) => (
  <fieldset className={`${layout.row} ${styles.toy} ${className}`}>
    <legend className={layout.hush}>{question}</legend>
    {answers.map(({ value, name: text, spoken, picture }) => (
      <Fragment key={value}>
        <input
          className={layout.hush}
          type="radio"
          name={name}
          id={`${name}-${value}`}
          value={value}
          defaultChecked={value === chosen}
        />
        <label htmlFor={`${name}-${value}`}>
          {text}
          <span className={layout.hush}>: {spoken}</span>
        </label>
        <div aria-hidden="true">{picture}</div>
      </Fragment>
    ))}
  </fieldset>
);
