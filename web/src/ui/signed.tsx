/** A headline with a sign beside it: a tick for what is done, another icon or a drawing for what a page is about. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import layout from './layout.module.css';
import styles from './signed.module.css';
import { Spot, type SpotName } from './spot.tsx';

interface Props {
  /** Without one it is a tick: done. */
  icon?: IconName;
  /** In place of the sign. */
  spot?: SpotName;
  children: ReactNode;
}

export const Signed = ({ icon, spot, children }: Props) => (
  <div className={icon ? styles.signed : `${styles.signed} ${styles.good}`}>
    {spot ? (
      <Spot name={spot} />
    ) : (
      <span>
        <Icon name={icon ?? 'check'} />
      </span>
    )}
    <div className={`${layout.stack} ${layout.read}`}>{children}</div>
  </div>
);
