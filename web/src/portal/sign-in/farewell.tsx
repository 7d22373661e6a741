/** Who has just deleted the own account is signed out and told so, in place of the login (K12). */
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { PageLink } from '../shell/link/page-link.tsx';
import { NarrowPage } from '../shell/narrow-page.tsx';

export function Farewell() {
  const t = useT();
  return (
    <NarrowPage title={t('farewell.title')} lead={t('farewell.lead')}>
      <div className={layout.row} data-farewell="">
        <PageLink to="home" className={button.button}>
          {t('notFound.home')}
        </PageLink>
      </div>
    </NarrowPage>
  );
}
