/** An address that leads nowhere, or a page of a token without one: three ways on. */
import { useMatches } from 'react-router';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { useFrame, useTitle, withLocale } from '../page-frame.ts';
import type { Screen } from '../screen.ts';

export function NotFoundPage() {
  const t = useT();
  const locale = useLocale();
  const { wayOut } = useFrame();
  const second = `${button.button} ${button.second}`;
  const screen = useMatches().at(-1)?.handle as Partial<Screen> | undefined;
  useTitle(t('notFound.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('notFound.title')}</h1>
        <p className={layout.lead}>{t(screen?.tokenStore ? 'linkEnded.missing' : 'notFound.lead')}</p>
      </div>
      <nav className={layout.row} aria-label={t('notFound.ways')}>
        <a className={button.button} href={withLocale(locale, '/')}>
          {t('notFound.home')}
        </a>
        <a className={second} href={withLocale(locale, wayOut.personalArea)}>
          {t('notFound.personalArea')}
        </a>
        <a className={second} href={withLocale(locale, wayOut.contact)}>
          {t('notFound.contact')}
        </a>
      </nav>
    </div>
  );
}
