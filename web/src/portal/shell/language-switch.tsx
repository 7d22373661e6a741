/** The languages of the mandant, as links to the same page; the current one is marked by more than its colour. */
import { useLocation } from 'react-router';
import { useLocale } from '../../i18n/t.ts';
import styles from '../../ui/header.module.css';
import layout from '../../ui/layout.module.css';
import { useFrame, withLocale } from '../page-frame.ts';

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
