/**
 * Whose programme it is, where to, and in which language. Below 1024 px the navigation is the browser's popover behind
 * "Menü": it opens and closes without script. The personal area stays outside of it.
 */
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import styles from '../../ui/header.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { logoOf } from '../../ui/themes/brand.ts';
import { useAddress, useFrame, withLocale } from '../page-frame.ts';
import { LanguageSwitch } from './language-switch.tsx';

const quiet = `${button.button} ${button.quiet} ${button.small} ${styles.quiet}`;

export function Header() {
  const t = useT();
  const { mandant } = useFrame();
  const locale = useLocale();
  const logo = logoOf(mandant.id);
  const home = withLocale(locale, '/');
  const personalArea = useAddress('personalArea');
  return (
    <header className={styles.head}>
      <div className={layout.wrap}>
        <a className={styles.logo} href={home}>
          {logo ? <img src={logo} alt={t('shell.home', { name: mandant.name })} height="32" /> : mandant.name}
        </a>
        <nav className={styles.nav} id="menu" popover="auto" aria-label={t('shell.navigation')}>
          <a href={`${home}#produkte`}>{t('shell.products')}</a>
          <a href={`${home}#ablauf`}>{t('shell.how')}</a>
          <a href={`${home}#fragen`}>{t('shell.questions')}</a>
        </nav>
        {personalArea && (
          <a className={`${quiet} ${styles.account}`} href={personalArea} aria-label={t('shell.personalArea')}>
            <Icon name="user" />
            <span>{t('shell.personalArea')}</span>
          </a>
        )}
        <LanguageSwitch label={t('shell.language')} />
        <button className={`${quiet} ${styles.burger}`} type="button" popoverTarget="menu">
          <Icon name="menu" />
          {t('shell.menu')}
        </button>
      </div>
    </header>
  );
}
