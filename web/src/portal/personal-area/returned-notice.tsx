/** BannerMailsZurueck (C-19): mails to the person come back, so that nothing we write arrives. */
import type { Api } from '@weitersagen/contract/page/page';
import { showRecommendationBanner } from '@weitersagen/contract/personal-area/endpoints';
import { useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../shell/link/page-link.tsx';

const name = 'BannerMailsZurueck';

export async function findReturned(api: Api): Promise<boolean> {
  const outcome = await api(showRecommendationBanner, { params: { name } });
  return outcome.ok && outcome.value.name === name && outcome.value.isShown;
}

export function ReturnedNotice() {
  const t = useT();
  return (
    <Notice kind="warn">
      {t('area.mailsReturn')} <PageLink to="myData">{t('area.mailsReturnMore')}</PageLink>
    </Notice>
  );
}
