/**
 * Line icons on a grid of 24; always beside words, so nobody needs to see them. The drawings are a picture of their own
 * (`icons.svg`), kept by the browser: as text they would stand in every page and in the script.
 */
import styles from './icon.module.css';
import icons from './icons.svg?url';

export const iconNames = [
  'alert',
  'bank',
  'calendar',
  'call',
  'check',
  'clock',
  'close',
  'copy',
  'down',
  'download',
  'first',
  'gift',
  'house',
  'info',
  'last',
  'left',
  'lock',
  'logout',
  'mail',
  'menu',
  'more',
  'network',
  'note',
  'ok',
  'people',
  'print',
  'right',
  'search',
  'share',
  'story',
  'talk',
  'up',
  'user',
  'warn',
  'work',
] as const;
export type IconName = (typeof iconNames)[number];

export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${icons}#${name}`} />
  </svg>
);
