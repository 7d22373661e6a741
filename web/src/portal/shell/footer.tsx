/** Legal pages, whose programme it is and who answers for it; the language once more. */
import { useT } from '../../i18n/t.ts';
import styles from '../../ui/header.module.css';
import layout from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { OwnPages } from './link/own-pages.tsx';
import { PageLink } from './link/page-link.tsx';

const pages = ['imprint', 'privacy', 'terms', 'currentPremiums', 'faq', 'contact', 'accessibility'] as const;

export function Footer() {
  const t = useT();
  const { mandant, paths } = useFrame();
  return (
    <footer className={styles.foot}>
      <div className={layout.wrap}>
        <nav aria-label={t('shell.legal')}>
          <ul>
            {pages
              .filter((page) => paths[page] !== undefined && !(page === 'imprint' && mandant.imprintElsewhere))
              .map((page) => (
                <li key={page}>
                  <PageLink to={page}>{t(`shell.page.${page}`)}</PageLink>
                </li>
              ))}
            <OwnPages menu="footer" isList />
          </ul>
        </nav>
        <div className={layout.row}>
          <div>
            <p>{t('shell.programme', { name: mandant.name, by: mandant.imprintLine })}</p>
            <a href={`mailto:${mandant.supportEmail}`}>{mandant.supportEmail}</a>
          </div>
          <LanguageSwitch label={t('shell.languageAgain')} />
        </div>
      </div>
    </footer>
  );
}
