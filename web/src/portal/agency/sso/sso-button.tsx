/** The other way in beside e-mail and password, where the mandant trusts a provider. Its script takes it from here (page-script/sso). */
import { showSsoParameter } from '@weitersagen/contract/agency/sso-endpoints';
import type { SsoParameter } from '@weitersagen/contract/agency/sso-schemas';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { withLocale } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import { arriveInArea } from '../sign-in/arrive.ts';

interface Offered extends SsoParameter {
  /** Where somebody goes who is signed in, as an address. */
  to: string;
}

/** With the page, so that no further request is needed (C-47); null where the mandant has none. */
export async function loadSso(given: Load): Promise<Offered | null> {
  const outcome = await given.api(showSsoParameter);
  if (!outcome.ok) return null;
  const below = arriveInArea(given, { agencyStatus: 'active' }).headers.get('location') ?? '/';
  return { ...outcome.value, to: withLocale(given.locale, below) };
}

export function SsoButton({ sso }: { sso: Offered | null }) {
  const t = useT();
  if (!sso) return null;
  const { to, ...parameter } = sso;
  return (
    <>
      <div hidden data-sso={JSON.stringify(parameter)} data-sso-to={to}>
        <button type="button" className={`${button.button} ${button.second}`}>
          {t('agencySso.button')}
        </button>
      </div>
      <p className={layout.small} data-sso-without="">
        {t('agencySso.withoutScript')}
      </p>
    </>
  );
}
