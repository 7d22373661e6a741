/**
 * agencySso: where a provider sends people back to, one address for everybody (C-47). Its script compares, has the code
 * exchanged and goes on; here stand the sentences of everything that can come of it.
 */
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { useFrame } from '../../page/page-frame.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';

export const texts = ['agencySso.'];
export const staysStill = true;

/** What went wrong before anybody was signed in. */
const failures = ['state', 'left', 'denied', 'away', 'refused'] as const;
/** Signed in, and nothing to see. */
const without = ['agency', 'role'] as const;

export default function AgencySsoScreen() {
  const t = useT();
  const { mandant } = useFrame();
  return (
    <NarrowPage title={t('agencySso.title')}>
      <div className={layout.stack} data-sso-return="" data-mandant={mandant.id}>
        <p hidden data-sso-case="wait" role="status">
          {t('agencySso.wait')}
        </p>
        <div className={layout.stack} data-sso-without="">
          <Notice kind="warn">{t('agencySso.withoutScript')}</Notice>
          <p>
            <PageLink to="agencyLogin">{t('agencySso.back')}</PageLink>
          </p>
        </div>
        {failures.map((one) => (
          <div key={one} hidden data-sso-case={one} role="alert">
            <Notice kind="bad">
              <span data-sso-text="">{t(`agencySso.${one}`)}</span>
            </Notice>
          </div>
        ))}
        {without.map((one) => (
          <div key={one} hidden data-sso-case={one} role="alert" className={layout.stack}>
            <Notice kind="warn">{t(`agencySso.${one}`)}</Notice>
            <p>
              <PageLink to="agencyLogout">{t('agencySso.signOut')}</PageLink>
            </p>
          </div>
        ))}
        <div hidden data-sso-case="changed" role="status" className={layout.stack}>
          <Notice>{t('agencySso.changed')}</Notice>
          <div data-sso-on="">
            <PageLink to="agency" className={button.button}>
              {t('agencySso.on')}
            </PageLink>
          </div>
        </div>
        <div hidden data-sso-back="">
          <PageLink to="agencyLogin" className={button.button}>
            {t('agencySso.back')}
          </PageLink>
        </div>
      </div>
    </NarrowPage>
  );
}
