/** A frame that takes files: the browser's own field covers it, so that a click and a drop anywhere in it are its own. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import layout from '../layout.module.css';
import styles from './drop.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  id: string;
  label: string;
  hint: string;
  hintId: string;
  children?: ReactNode;
}

export function Drop({ id, label, hint, hintId, children, ...input }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <div className={styles.drop} data-over={isOver || undefined}>
      <label htmlFor={id}>{label}</label>
      <span className={layout.soft} id={hintId}>
        {hint}
      </span>
      {children}
      <input
        type="file"
        id={id}
        {...input}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  );
}
