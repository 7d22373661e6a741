/** Legal pages, whose programme it is and who answers for it; the language once more, which alone follows the page. */
import { useT } from '../../../i18n/t.ts';
import styles from '../../../ui/header.module.css';
import layout from '../../../ui/layout.module.css';
import { useFrame } from '../../page/page-frame.ts';
import { OwnPages } from '../link/own-pages.tsx';
import { PageLink } from '../link/page-link.tsx';
import { Still } from '../still.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const pages = ['imprint', 'privacy', 'terms', 'currentPremiums', 'faq', 'contact', 'accessibility'] as const;

export const Footer = () => (
  <footer className={styles.foot}>
    <div className={layout.wrap}>
      <Still>{import.meta.env.SSR && <Pages />}</Still>
      <div className={layout.row}>
        <Still>{import.meta.env.SSR && <Programme />}</Still>
        <LanguageSwitch label={useT()('shell.languageAgain')} />
      </div>
    </div>
  </footer>
);

function Pages() {
  const t = useT();
  const { mandant, paths } = useFrame();
  return (
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
        {mandant.consentMode !== 'aus' && (
          <li>
            <a href="#einwilligung" aria-haspopup="dialog" hidden data-consent-settings>
              {t('consent.settings')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Programme() {
  const t = useT();
  const { mandant } = useFrame();
  return (
    <>
      <p>{t('shell.programme', { name: mandant.name, by: mandant.imprintLine })}</p>
      <a href={`mailto:${mandant.supportEmail}`}>{mandant.supportEmail}</a>
    </>
  );
}
