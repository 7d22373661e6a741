/** Line drawings of the ways to pass a link on: neutral ones of our own, no mark of a company. */
import type { ChannelName } from '@weitersagen/contract/recommendation/channels';
import styles from '../../ui/icon.module.css';

const call =
  'M20.5 11.7a8.2 8.2 0 0 1-12 7.3L3.5 20.5l1.5-4.8a8.2 8.2 0 1 1 15.5-4zM9.2 8.6c-.5 2.6 3.2 6.4 6 6l.5-1.8-2-1-.9.9c-.9-.4-1.5-1-1.9-1.9l.9-.9-1-2z';
const mail =
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM3.5 7.5L12 13.5l8.5-6';
const people =
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 19.5a6.5 6 0 0 1 13 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.3a6 6 0 0 1 3.5 5.2';
const work =
  'M5.5 7.5h13a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17v-7a2.5 2.5 0 0 1 2.5-2.5zM8.5 7.5V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.5M3 12.5h18';
const network =
  'M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M8.2 10.8l7-3.6M8.2 13.2l7 3.6';
const short =
  'M5.5 5.5h13a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H12l-4.5 3.5V17h-2a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM8 9.5h8M8 13h5';

const drawings: Readonly<Partial<Record<ChannelName, string>>> = {
  emailClient: mail,
  gmail: mail,
  outlook: mail,
  yahoo: mail,
  whatsapp: call,
  facebook: people,
  xing: work,
  linkedIn: network,
  twitter: short,
};

export const ChannelIcon = ({ channel }: { channel: ChannelName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[channel] ?? network} />
  </svg>
);
