/** A button whose label is a value, and what can be chosen instead below it. Closes when something was chosen. */
import { type ReactNode, useId } from 'react';
import layout from '../../ui/layout.module.css';
import menu from '../../ui/over/menu.module.css';
import styles from './desk-layout.module.css';

interface Props {
  /** What the button is for, before its value. */
  name: string;
  value: ReactNode;
  children: ReactNode;
}

export function ValueMenu({ name, value, children }: Props) {
  const id = useId();
  return (
    <div>
      <button type="button" className={styles.drop} popoverTarget={id}>
        <span className={layout.hush}>{name}: </span>
        {value}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link chosen by key is a click, too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes behind the links in it */}
      <div
        id={id}
        popover="auto"
        className={menu.menu}
        onClick={(event) => (event.target as Element).closest('a, button') && event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </div>
  );
}
