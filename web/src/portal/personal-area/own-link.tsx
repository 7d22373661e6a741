/** The newest link that still leads somewhere, to copy and to pass on. */
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { CopyLink } from '../shell/link/copy-link.tsx';

export function OwnLink({ newest }: { newest: OwnRecommendation }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className={`${layout.card} ${layout.tint}`}>
      <h2>{t('area.link')}</h2>
      <p className={`${layout.small} ${layout.soft}`}>
        {t('area.linkLead', { product: newest.product.name, day: day(newest.validUntil, locale) })}
      </p>
      <CopyLink link={newest.shortLink} />
    </div>
  );
}
