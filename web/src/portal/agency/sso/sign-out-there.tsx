/**
 * Signed out here, and on to the provider that vouched for the person (C-47): by a link, which script follows at once. A form
 * must not lead to another host.
 */
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { PageLink } from '../../shell/link/page-link.tsx';
import { NarrowPage } from '../../shell/narrow-page.tsx';

/** The answer is this page once more, with somewhere to go. */
export interface GoingOn {
  continueAt: string;
}

export function SignOutThere({ address }: { address: string }) {
  const t = useT();
  return (
    <NarrowPage title={t('agencySso.outTitle')} lead={t('agencySso.outLead')}>
      <div className={layout.stack}>
        <div className={layout.row}>
          <a className={button.button} href={address} data-sso-sign-out="">
            {t('agencySso.outThere')}
          </a>
        </div>
        <p>
          <PageLink to="agencyLogin">{t('agencySso.outStay')}</PageLink>
        </p>
      </div>
    </NarrowPage>
  );
}
