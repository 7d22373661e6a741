/** Legal pages and who runs the programme. */
import { useT } from '../../i18n/t.ts';
import styles from '../../ui/header.module.css';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page-frame.ts';
import { PageLink } from './page-link.tsx';

const pages = ['currentPremiums', 'terms', 'imprint', 'privacy', 'accessibility', 'faq', 'contact'] as const;

export function Footer() {
  const t = useT();
  const { mandant, paths } = useFrame();
  return (
    <footer className={styles.foot}>
      <div className={layout.wrap}>
        <nav aria-label={t('shell.legal')}>
          <ul>
            {pages
              .filter((page) => paths[page] !== undefined)
              .map((page) => (
                <li key={page}>
                  <PageLink to={page}>{t(`shell.page.${page}`)}</PageLink>
                </li>
              ))}
          </ul>
        </nav>
        <p>
          {mandant.name}
          {mandant.supportEmail && (
            <>
              {' · '}
              <a href={`mailto:${mandant.supportEmail}`}>{mandant.supportEmail}</a>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
