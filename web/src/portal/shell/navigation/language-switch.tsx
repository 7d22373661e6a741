/**
 * The languages of the mandant, as links to the same page; the current one is marked by more than its colour. For
 * whoever is signed in they are buttons: the language of later mails follows (C-06), and a link changes nothing.
 */
import { useLocation } from 'react-router';
import { useLocale } from '../../../i18n/t.ts';
import styles from '../../../ui/header.module.css';
import layout from '../../../ui/layout.module.css';
import { useFrame, withLocale } from '../../page/page-frame.ts';

export function LanguageSwitch({ label }: { label: string }) {
  const { locales, person } = useFrame();
  const current = useLocale();
  const { pathname, search } = useLocation();
  if (locales.length < 2) return null;
  const isOwn = person && !person.support;
  const links = locales.map(({ locale, name }) => {
    const address = withLocale(locale, pathname) + search;
    const look = {
      lang: locale,
      'aria-current': locale === current ? ('true' as const) : undefined,
      children: (
        <>
          {locale}
          <span className={layout.hush}> – {name}</span>
        </>
      ),
    };
    return isOwn ? (
      <button key={locale} formAction={address} name="_locale" {...look} />
    ) : (
      <a key={locale} href={address} hrefLang={locale} {...look} />
    );
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: two links are a group, no fieldset
    <div className={styles.language} role="group" aria-label={label}>
      {isOwn ? <form method="post">{links}</form> : links}
    </div>
  );
}
