/**
 * BannerTEZuTP (C-19): invites somebody who recommends with success to become a sales partner. Nobody is asked where the
 * page it leads to does not exist.
 */
import type { Api } from '@weitersagen/contract/page/page';
import { showRecommendationBanner, showRewardBanner } from '@weitersagen/contract/personal-area/endpoints';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import type { Paths } from '../page/paths.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import styles from './personal-area.module.css';

const name = 'BannerTEZuTP';

/** Whether it is shown: by the own recommendations or the own rewards. */
export async function findBanner(api: Api, paths: Paths): Promise<boolean> {
  if (paths.salesPartnerRegistration === undefined) return false;
  for (const endpoint of [showRecommendationBanner, showRewardBanner]) {
    const outcome = await api(endpoint, { params: { name } });
    if (outcome.ok && outcome.value.isShown) return true;
  }
  return false;
}

/** Closed, and kept away, by the page script (banner.ts). */
export function SalesPartnerBanner() {
  const t = useT();
  return (
    <div className={styles.banner} data-banner={name} suppressHydrationWarning>
      <Notice>
        {t('area.banner')} <PageLink to="salesPartnerRegistration">{t('area.bannerMore')}</PageLink>
      </Notice>
      <button
        type="button"
        className={`${button.button} ${button.quiet} ${button.small}`}
        data-close=""
        hidden
        suppressHydrationWarning
      >
        <Icon name="close" />
        <span className={layout.hush}>{t('area.bannerClose')}</span>
      </button>
    </div>
  );
}
