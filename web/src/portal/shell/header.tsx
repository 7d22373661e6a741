/** Whose programme it is, and in which language. */
import { useLocation } from 'react-router';
import { useLocale, useT } from '../../i18n/t.ts';
import styles from '../../ui/header.module.css';
import layout from '../../ui/layout.module.css';
import { logoOf } from '../../ui/themes/brand.ts';
import { useFrame, withLocale } from '../page-frame.ts';

export function Header() {
  const t = useT();
  const { mandant } = useFrame();
  const locale = useLocale();
  const logo = logoOf(mandant.id);
  return (
    <header className={styles.head}>
      <div className={layout.wrap}>
        <a className={styles.logo} href={withLocale(locale, '/')}>
          {logo ? <img src={logo} alt={t('shell.home', { name: mandant.name })} height="32" /> : mandant.name}
        </a>
        <LanguageSwitch label={t('shell.language')} />
      </div>
    </header>
  );
}

export function LanguageSwitch({ label }: { label: string }) {
  const { locales } = useFrame();
  const current = useLocale();
  const { pathname, search } = useLocation();
  if (locales.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two links are a group, no fieldset
    <div className={styles.language} role="group" aria-label={label}>
      {locales.map(({ locale, name }) => (
        <a
          key={locale}
          href={withLocale(locale, pathname) + search}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
        >
          {locale}
          <span className={layout.hush}> – {name}</span>
        </a>
      ))}
    </div>
  );
}
