/** An address that leads nowhere: three ways on. */
import { routes } from '@weitersagen/contract/route-config/routes';
import { Link } from 'react-router';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { useFrame, useTitle } from '../page-frame.ts';

export function NotFoundPage() {
  const t = useT();
  const { paths } = useFrame();
  useTitle(t('notFound.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('notFound.title')}</h1>
        <p className={layout.lead}>{t('notFound.lead')}</p>
      </div>
      <nav className={layout.row} aria-label={t('notFound.ways')}>
        <Link discover="none" className={button.button} to="/">
          {t('notFound.home')}
        </Link>
        <Link
          discover="none"
          className={`${button.button} ${button.second}`}
          to={paths.personalArea ?? routes.personalArea.path}
        >
          {t('notFound.personalArea')}
        </Link>
        <Link discover="none" className={`${button.button} ${button.second}`} to={paths.contact ?? routes.contact.path}>
          {t('notFound.contact')}
        </Link>
      </nav>
    </div>
  );
}
