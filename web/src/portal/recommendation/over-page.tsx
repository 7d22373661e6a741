/** A link that is over, or data that are deleted; stands in place of the page that was asked for. */
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Signed } from '../../ui/signed.tsx';
import { useTitle } from '../page/page-frame.ts';
import { PageLink } from '../shell/link/page-link.tsx';

export function OverPage() {
  const t = useT();
  useTitle(t('over.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <Signed spot="over">
        <h1>{t('over.title')}</h1>
        <p className={layout.lead}>{t('over.lead')}</p>
        <p>{t('over.next')}</p>
      </Signed>
      <div className={layout.row}>
        <PageLink to="home" className={button.button}>
          {t('over.home')}
        </PageLink>
        <PageLink to="contact" className={`${button.button} ${button.second}`}>
          {t('over.contact')}
        </PageLink>
      </div>
    </div>
  );
}
