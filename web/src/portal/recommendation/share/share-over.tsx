/** The share page of a link that is over for newcomers: says so, until when it was good, and how to recommend again. */
import { day } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Facts } from '../../../ui/facts.tsx';
import layout from '../../../ui/layout.module.css';
import { Signed } from '../../../ui/signed.tsx';
import { useProductLanguage, useTitle } from '../../page/page-frame.ts';
import { PageLink } from '../../shell/link/page-link.tsx';

interface Props {
  product: { id: number; name: string };
  validUntil: string;
  /** Its last day is over; else it was ended before. */
  hasPassed: boolean;
}

export function ShareOver({ product, validUntil, hasPassed }: Props) {
  const t = useT();
  const locale = useLocale();
  const lang = useProductLanguage();
  const title = t(hasPassed ? 'share.over' : 'share.ended');
  useTitle(title);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <Signed spot="over">
          <h1>{title}</h1>
          <p className={layout.lead}>{t('share.overLead')}</p>
        </Signed>
        <Facts
          facts={[
            [
              t('share.product'),
              <span key="product" lang={lang}>
                {product.name}
              </span>,
            ],
            ...(hasPassed ? [[t('share.wasValidUntil'), day(validUntil, locale)] as const] : []),
          ]}
        />
        <div className={layout.row}>
          <PageLink to="recommend" values={{ produktId: product.id }} className={button.button}>
            {t('share.again')}
          </PageLink>
          <PageLink to="home" className={`${button.button} ${button.second}`}>
            {t('share.products')}
          </PageLink>
        </div>
      </div>
    </div>
  );
}
