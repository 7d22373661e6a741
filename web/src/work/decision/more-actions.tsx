/** What may not be done now, out of the way: each with its reason, to be opened by whoever looks for it. */
import { type TextKey, useT } from '../../i18n/t.ts';
import styles from './more-actions.module.css';

export interface HeldAction {
  verb: string;
  reason: TextKey | string;
}

export function MoreActions({ held }: { held: readonly HeldAction[] }) {
  const t = useT();
  if (held.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t('work.more.title')}</summary>
      <p>{t('work.more.lead')}</p>
      <ul>
        {held.map(({ verb, reason }) => (
          <li key={verb}>
            <b>{verb}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
