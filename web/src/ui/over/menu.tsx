/** Actions behind one button: the browser's popover. Opens, closes by Escape and by a press beside it without script. */
import { type ReactNode, useId } from 'react';
import button from '../button.module.css';
import { Icon } from '../icon.tsx';
import layout from '../layout.module.css';
import styles from './menu.module.css';

interface Props {
  label: string;
  /** The button shows its icon alone; the label is its name. */
  isCompact?: boolean;
  /** What it is about, for whoever listens, where many stand below each other. */
  about?: string;
  /** Links and buttons, one line each. */
  children: ReactNode;
}

export function Menu({ label, isCompact, about, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className={`${button.button} ${button.second} ${button.small}`} popoverTarget={id}>
        <Icon name="more" />
        <span className={isCompact ? layout.hush : undefined}>{label}</span>
        {about && <span className={layout.hush}> – {about}</span>}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        {children}
      </div>
    </>
  );
}
