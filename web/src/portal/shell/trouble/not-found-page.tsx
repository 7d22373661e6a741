/** An address that leads nowhere, or a page of a token without one: three ways on. */
import { useMatches } from 'react-router';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import tiles from '../../../ui/tiles.module.css';
import { useFrame, useTitle, withLocale } from '../../page/page-frame.ts';
import type { Screen } from '../../page/screen.ts';
import drawing from './nobody.svg?url';
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
      <nav className={`${tiles.tiles} ${styles.ways}`} aria-label={t('notFound.ways')}>
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

/** Somebody speaks, and the other circle is empty: a picture of its own, so that no other page carries it. */
const NobodyAnswers = () => (
  <svg className={styles.drawing} viewBox="0 0 260 130" aria-hidden="true">
    <use href={`${drawing}#nobody`} />
  </svg>
);
