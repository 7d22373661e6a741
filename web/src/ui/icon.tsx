/** Line icons on a grid of 24; always beside words, so nobody needs to see them. */
import styles from './icon.module.css';

const paths = {
  alert: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7.2V13M12 16.4v.1',
  bank: 'M3.5 9.5L12 4l8.5 5.5zM5.5 9.5V17M10 9.5V17M14 9.5V17M18.5 9.5V17M3.5 20h17M4.5 17h15',
  calendar:
    'M6 5h12a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V7.5A2.5 2.5 0 0 1 6 5zM3.5 10h17M8 2.8V7M16 2.8V7',
  check: 'M4.5 12.5l5 5L19.5 7',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5.3l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8.5 18v-7A2.5 2.5 0 0 1 11 8.5zM15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5',
  down: 'M12 4.5v15M6 13.5l6 6 6-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  first: 'M20 6l-6 6 6 6M12 6l-6 6 6 6',
  gift: 'M4.5 11.5v7a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-7M3 8h18v3.5H3zM12 8v12.5M12 8C9 8 7.5 6.8 7.5 5.3S9 3 10.2 3.5C11.5 4 12 8 12 8s.5-4 1.8-4.5C15 3 16.5 3.8 16.5 5.3S15 8 12 8z',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5.5M12 7.6v.1',
  last: 'M4 6l6 6-6 6M12 6l6 6-6 6',
  left: 'M19.5 12h-15M10.5 6l-6 6 6 6',
  lock: 'M7.5 10.5h9A2.5 2.5 0 0 1 19 13v5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18v-5a2.5 2.5 0 0 1 2.5-2.5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  mail: 'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM3.5 7.5L12 13.5l8.5-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12v.1M12 12v.1M19 12v.1',
  ok: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12.3l2.8 2.8L16 9.5',
  right: 'M4.5 12h15M13.5 6l6 6-6 6',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5L20.5 20.5',
  share:
    'M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M8.2 10.8l7-3.6M8.2 13.2l7 3.6',
  talk: 'M20.5 11.7a8.2 8.2 0 0 1-12 7.3L3.5 20.5l1.5-4.8a8.2 8.2 0 1 1 15.5-4z',
  up: 'M12 19.5v-15M6 10.5l6-6 6 6',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20a7.5 6.5 0 0 1 15 0',
  warn: 'M10.3 4.5L2.8 17.6A2 2 0 0 0 4.5 20.5h15a2 2 0 0 0 1.7-2.9L13.7 4.5a2 2 0 0 0-3.4 0zM12 9.5v4.3M12 17v.1',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
