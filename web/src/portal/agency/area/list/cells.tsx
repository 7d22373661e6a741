/** What several lists of the area show in a cell. */
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import { Icon } from '../../../../ui/icon.tsx';
import { Parted } from '../../../../ui/work/parted.tsx';
import styles from '../area.module.css';

/** A cell without a value: in a table a dash, in a card no line at all. */
export function None() {
  const t = useT();
  return <span className={styles.none}>{t('agencyArea.none')}</span>;
}

/** Somebody by name, with the address below. */
export const Person = ({ name, email, id }: { name: string; email: string | null; id?: string }) => (
  <span id={id}>
    <b>{name}</b>
    {email && (
      <small>
        <Parted text={email} />
      </small>
    )}
  </span>
);

/** Whose it is: "M1 · Dirk Krämer". */
export function Whose({ employeeNumber, employee }: { employeeNumber: string | null; employee: string | null }) {
  const parts = [employeeNumber, employee].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : <None />;
}

/** A state, and since when, until when or why. */
export const State = ({ badge, children }: { badge: ReactNode; children?: ReactNode }) => (
  <span className={styles.release}>
    {badge}
    {children && <small>{children}</small>}
  </span>
);

/** Why something cannot be done now, below what could be; the held button is described by it. */
export const Why = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className={`${button.reason} ${styles.why}`} id={id}>
    <Icon name="clock" />
    <span>{children}</span>
  </span>
);
