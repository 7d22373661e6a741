/** Name and value, line by line; and what speaks for something, point by point. */
import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { Icon, type IconName } from './icon.tsx';

export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const Points = ({ points }: { points: readonly (readonly [icon: IconName, text: string])[] }) => (
  <ul className={styles.points}>
    {points.map(([icon, text]) => (
      <li key={text}>
        <Icon name={icon} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
