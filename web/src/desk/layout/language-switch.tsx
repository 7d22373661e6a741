/** In which language the desk speaks, from now on and on the next visit. What was typed stays. */
import { useLocale, useT } from '../../i18n/t.ts';
import header from '../../ui/header.module.css';
import layout from '../../ui/layout.module.css';
import { useDesk } from '../desk-context.ts';

const languages = [
  ['de', 'Deutsch'],
  ['en', 'English'],
] as const;

export function LanguageSwitch() {
  const t = useT();
  const current = useLocale();
  const { speak } = useDesk();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are a group, no fieldset
    <div className={header.language} role="group" aria-label={t('desk.language')}>
      {languages.map(([locale, name]) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
          onClick={() => void speak(locale)}
        >
          {locale}
          <span className={layout.hush}> – {name}</span>
        </button>
      ))}
    </div>
  );
}
