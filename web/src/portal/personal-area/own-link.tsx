/** The newest link that still leads somewhere, to copy and to pass on. */
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import form from '../../form/form.module.css';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { mayBeShared } from './recommendation-case.tsx';

export function OwnLink({ newest, today }: { newest: OwnRecommendation | undefined; today: string }) {
  const t = useT();
  const locale = useLocale();
  if (!newest || !mayBeShared(newest, today)) return null;
  return (
    <div className={`${layout.card} ${layout.tint}`}>
      <h2>{t('area.link')}</h2>
      <p className={`${layout.small} ${layout.soft}`}>
        {t('area.linkLead', { product: newest.product.name, day: day(newest.validUntil, locale) })}
      </p>
      <div className={form.field}>
        <label className={layout.hush} htmlFor="link">
          {t('area.linkLabel')}
        </label>
        <input className={form.input} id="link" value={newest.shortLink} readOnly />
      </div>
      <div className={layout.row}>
        <button
          type="button"
          className={`${button.button} ${button.second} ${button.small}`}
          data-copy="link"
          hidden
          suppressHydrationWarning
        >
          <Icon name="copy" />
          {t('area.copy')}
        </button>
        <span className={form.fine} role="status">
          <span data-copied hidden suppressHydrationWarning>
            {t('area.copied')}
          </span>
        </span>
      </div>
    </div>
  );
}
