/** Where to in the area of an agency: its reports, its screens, the way out. In the header of every page of an area. */
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import styles from '../../../ui/header.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { logoOf } from '../../../ui/themes/brand.ts';
import { useAddress, useFrame } from '../../page/page-frame.ts';
import own from './area.module.css';
import { type Place, screensFor, tabsFor } from './places.ts';

const quiet = `${button.button} ${button.quiet} ${button.small} ${styles.quiet}`;

export function AgencyWhereTo({ current }: { current: string | undefined }) {
  const t = useT();
  const { mandant, agencyUser } = useFrame();
  const logo = logoOf(mandant.id);
  const home = useAddress('agency');
  const rights = agencyUser?.rights ?? [];
  const screens = screensFor(rights);
  return (
    <>
      <a className={styles.logo} href={home}>
        {logo ? <img src={logo} alt={t('agencyArea.home', { name: mandant.name })} height="32" /> : mandant.name}
      </a>
      <nav className={styles.nav} id="menu" popover="auto" aria-label={t('agencyArea.navigation')}>
        {tabsFor(rights).length > 0 && (
          <a
            className={own.where}
            href={home}
            aria-current={current === undefined || !screens.some((one) => one === current) ? true : undefined}
          >
            {t('agencyArea.reports')}
          </a>
        )}
        {screens.map((screen) => (
          <ScreenLink key={screen} screen={screen} isCurrent={screen === current} />
        ))}
        <SignOut className={styles.within} />
      </nav>
      <SignOut className={`${quiet} ${styles.beside}`} />
    </>
  );
}

function ScreenLink({ screen, isCurrent }: { screen: Place; isCurrent: boolean }) {
  const t = useT();
  return (
    <a className={own.where} href={useAddress('agency', { tab: screen })} aria-current={isCurrent ? 'page' : undefined}>
      {t(`agencyArea.place.${screen}`)}
    </a>
  );
}

function SignOut({ className }: { className: string | undefined }) {
  const t = useT();
  return (
    <a className={className} href={useAddress('agencyLogout')} aria-label={t('agencyArea.signOut')}>
      <Icon name="logout" />
      <span>{t('agencyArea.signOut')}</span>
    </a>
  );
}
