/** The photo of an agent, or a silhouette; the name always stands beside it. It lies on a host of the mandant (rules E-20). */
import { Icon } from '../../ui/icon.tsx';
import styles from './agent.module.css';

export const Face = ({ photo }: { photo: string | null }) => (
  <span className={styles.face} aria-hidden="true">
    {photo ? (
      <img src={photo} alt="" width="56" height="56" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
    ) : (
      <Icon name="user" />
    )}
  </span>
);
