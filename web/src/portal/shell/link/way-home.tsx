/** The one button of a page on which nothing is left to do. */
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { PageLink } from './page-link.tsx';

export function WayHome() {
  const t = useT();
  return (
    <div className={layout.row}>
      <PageLink to="home" className={button.button}>
        {t('notFound.home')}
      </PageLink>
    </div>
  );
}
