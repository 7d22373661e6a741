/** EmpfehlungBestaetigung: there is nothing left to share, the contact got the link from us. */
import { isNumber } from '@weitersagen/contract/basics/number';
import { showSharedRecommendation } from '@weitersagen/contract/recommendation/link/endpoints';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Signed } from '../../ui/signed.tsx';
import { useProductLanguage, useTitle } from '../page/page-frame.ts';
import type { Load } from '../page/screen.ts';
import { PageLink } from '../shell/link/page-link.tsx';

export const texts = ['recommended.', 'share.product', 'share.validUntil'];

export async function load({ api, query }: Load) {
  const number = query.get('nr') ?? '';
  if (!isNumber('recommendation', number)) return null;
  const { product, validUntil } = need(await api(showSharedRecommendation, { params: { number } }));
  return { number, product: product.name, validUntil };
}

export default function RecommendationThanksScreen() {
  const known = useLoaderData<typeof load>();
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  useTitle(t('recommended.title'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <Signed spot="thanks">
          <h1>{t('recommended.title')}</h1>
          <p className={layout.lead}>{t('recommended.lead')}</p>
        </Signed>
        {known && (
          <Facts
            facts={[
              [
                t('share.product'),
                <span key="product" lang={lang}>
                  {known.product}
                </span>,
              ],
              [t('share.validUntil'), day(known.validUntil, locale)],
            ]}
          />
        )}
        <div className={layout.row}>
          {known && (
            <PageLink to="share" values={{ empfehlungsnummer: known.number }} className={button.button}>
              {t('recommended.share')}
            </PageLink>
          )}
          <PageLink to="home" className={known ? `${button.button} ${button.second}` : button.button}>
            {t('recommended.another')}
          </PageLink>
        </div>
      </div>
    </div>
  );
}
