/** Whom else: the product of the last recommendation once more, and the newest link that still leads somewhere, to copy and as a code. */
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import { day } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { useProductLanguage } from '../../page/page-frame.ts';
import type { Load } from '../../page/screen.ts';
import { findTariff } from '../../product/find-tariff.ts';
import { CopyLink } from '../../shell/link/copy-link.tsx';
import { PageLink } from '../../shell/link/page-link.tsx';
import { mayBeShared } from '../case-events.ts';

export interface Again {
  /** Of the last recommendation; null where it is offered no more. */
  product: { id: number; name: string } | null;
  link: { short: string; product: string; validUntil: string; code: string } | null;
}

/** `newest` are the last ones, the newest first. */
export async function againOf(
  { api, today }: Pick<Load, 'api' | 'today'>,
  newest: readonly OwnRecommendation[],
): Promise<Again | null> {
  const [last] = newest;
  if (!last) return null;
  const found = await findTariff(api, last.product.id);
  const shared = newest.find((item) => mayBeShared(item, today));
  return {
    product: found.ok ? { id: last.product.id, name: last.product.name } : null,
    link: shared
      ? {
          short: shared.shortLink,
          product: shared.product.name,
          validUntil: shared.validUntil,
          code: `code-${shared.number}-${shared.recommendationLink.split('/').at(-1)}.svg`,
        }
      : null,
  };
}

export function RecommendAgain({ product, link }: Again) {
  const t = useT();
  const lang = useProductLanguage();
  return (
    <section className={`${layout.card} ${layout.tint}`} aria-labelledby="again">
      <h2 id="again">{t('area.again')}</h2>
      {product ? (
        <>
          <p className={layout.soft}>
            {t('area.againLast')} <b lang={lang}>{product.name}</b>
          </p>
          <div className={layout.row}>
            <PageLink to="recommend" values={{ produktId: product.id }} className={`${button.button} ${button.small}`}>
              {t('area.againGo')}
            </PageLink>
            <PageLink to="home">{t('area.againOther')}</PageLink>
          </div>
        </>
      ) : (
        <div className={layout.row}>
          <PageLink to="home" className={`${button.button} ${button.small}`}>
            {t('area.againChoose')}
          </PageLink>
        </div>
      )}
      {link && <Link {...link} />}
    </section>
  );
}

function Link({ short, product, validUntil, code }: NonNullable<Again['link']>) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <h3>{t('area.link')}</h3>
      <p className={`${layout.small} ${layout.soft}`}>
        {t('area.linkLead', { product, day: day(validUntil, locale) })}
      </p>
      <div className={layout.row}>
        <img src={`/vorschau/${locale}/${code}`} alt={t('area.linkCode')} width="112" height="112" loading="lazy" />
      </div>
      <CopyLink link={short} />
    </>
  );
}
