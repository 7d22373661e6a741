/** How it works, in three pictures: the link, the contact's own decision, the money. */
import { useT } from '../../i18n/t.ts';
import drawings from '../../ui/drawings.svg?url';
import layout from '../../ui/layout.module.css';
import styles from './home.module.css';

const Link = () => (
  <svg viewBox="0 0 112 72" aria-hidden="true">
    <circle cx="42" cy="34" r="30" fill="var(--brand-soft)" />
    <path
      d="M30 20h44a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12H48L36 66V56h-6a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12z"
      fill="var(--brand)"
    />
    <path
      d="M48 32h-7a6 6 0 0 0 0 12h7M56 32h7a6 6 0 0 1 0 12h-7M46 38h12"
      fill="none"
      stroke="var(--brand-ink)"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </svg>
);

const Contact = () => (
  <svg viewBox="0 0 112 72" aria-hidden="true">
    <circle cx="70" cy="36" r="32" fill="var(--brand-soft)" />
    <rect x="14" y="8" width="46" height="58" rx="6" fill="var(--paper)" stroke="var(--brand)" strokeWidth="3" />
    <path d="M24 22h26M24 32h26M24 42h14" stroke="var(--brand-line)" strokeWidth="4" strokeLinecap="round" />
    <circle cx="78" cy="28" r="11" fill="var(--ink)" />
    <path d="M56 66a22 20 0 0 1 44 0z" fill="var(--ink)" />
    <circle cx="56" cy="52" r="12" fill="var(--accent)" />
    <path
      d="M50.5 52l4 4 7.5-8"
      fill="none"
      stroke="var(--accent-ink)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

const Money = () => (
  <svg viewBox="0 0 112 72" aria-hidden="true" className={styles.money}>
    <circle cx="48" cy="36" r="32" fill="var(--brand-soft)" />
    <g transform="rotate(-8 60 40)">
      <rect x="14" y="15" width="92" height="46" rx="5" fill="var(--bill-2)" />
      <use href={`${drawings}#note`} x="14" y="15" width="92" height="46" />
      <path d="M24 30h22M24 37h14" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </g>
  </svg>
);

const ways = [
  ['home.way1', Link],
  ['home.way2', Contact],
  ['home.way3', Money],
] as const;

export function Ways() {
  const t = useT();
  return (
    <section className={styles.section} id="ablauf" aria-labelledby="ways">
      <div className={`${layout.wrap} ${layout.wide}`}>
        <h2 id="ways">{t('home.ways')}</h2>
        <ol className={styles.ways}>
          {ways.map(([key, Drawing]) => (
            <li key={key}>
              <Drawing />
              <h3>{t(key)}</h3>
              <p className={layout.soft}>{t(`${key}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
