/** Who advises: face, name and town, said to the contact and to whoever shares the link. */
import type { Agent } from '@weitersagen/contract/agent/schemas';
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import styles from './agent.module.css';
import { Face } from './face.tsx';

export function Adviser({ agent, label }: { agent: Agent; label: string }) {
  const { firstName, lastName, photo, postcode, city } = agent;
  const t = useT();
  return (
    <p className={styles.serves}>
      <Face photo={photo} />
      <span>
        <span className={layout.soft}>{label}</span>
        <b>{fullName(firstName, lastName)}</b>
        <span className={layout.soft}>{t('agent.place', { postcode, city })}</span>
      </span>
    </p>
  );
}
