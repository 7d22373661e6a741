/** An address that leads nowhere, or a page of a token without one: three ways on. */
import { useMatches } from 'react-router';
import { useLocale, useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame, useTitle, withLocale } from '../page-frame.ts';
import type { Screen } from '../screen.ts';
import styles from './not-found.module.css';

const icons = { home: 'house', personalArea: 'user', contact: 'mail' } as const;

export function NotFoundPage() {
  const t = useT();
  const locale = useLocale();
  const { wayOut } = useFrame();
  const screen = useMatches().at(-1)?.handle as Partial<Screen> | undefined;
  useTitle(t('notFound.title'));
  const ways = { home: '/', ...wayOut };
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <NobodyAnswers />
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('notFound.title')}</h1>
        <p className={layout.lead}>{t(screen?.tokenStore ? 'linkEnded.missing' : 'notFound.lead')}</p>
      </div>
      <nav className={styles.tiles} aria-label={t('notFound.ways')}>
        {(['home', 'personalArea', 'contact'] as const).map((way) => (
          <a key={way} href={withLocale(locale, ways[way])}>
            <Icon name={icons[way]} />
            <span>
              {t(`notFound.${way}`)} <small>{t(`notFound.${way}Note`)}</small>
            </span>
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Somebody speaks, and the other circle is empty. */
const NobodyAnswers = () => (
  <svg className={styles.drawing} viewBox="0 0 260 130" aria-hidden="true">
    <circle cx="66" cy="65" r="60" fill="var(--brand-soft)" />
    <circle
      cx="194"
      cy="65"
      r="58"
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth="3"
      strokeDasharray="3 10"
      strokeLinecap="round"
    />
    <path
      d="M48 42h44a14 14 0 0 1 14 14v14a14 14 0 0 1-14 14H66L52 97V84h-4a14 14 0 0 1-14-14V56a14 14 0 0 1 14-14z"
      fill="var(--brand)"
    />
    <path d="M56 63h.1M70 63h.1M84 63h.1" stroke="var(--brand-ink)" strokeWidth="7" strokeLinecap="round" />
    <circle cx="194" cy="65" r="9" fill="var(--accent)" />
  </svg>
);
