/** The head of a column: what it is, the way to its page, and off the table again. */
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { NumberedMark } from '../../content/content-text.tsx';
import { useCampaign } from '../../page/campaign.ts';
import { useAddress, useProductLanguage } from '../../page/page-frame.ts';
import { ProductPicture } from '../../product/product-picture.tsx';
import { isAlone, offerOf } from '../card/offer.ts';
import { softName } from '../card/soft-name.ts';
import styles from './compare.module.css';
import type { Compared } from './compare-screen.tsx';
import { as } from './table-roles.ts';

interface Props {
  compared: Compared;
  /** What stays when it is taken off, as the address names them. */
  others: readonly string[];
}

export function ComparedHead({ compared: { tariff, category, mark }, others }: Props) {
  const t = useT();
  const lang = useProductLanguage();
  const campaign = useCampaign();
  const offer = offerOf(tariff, category);
  const page = useAddress('product', { ...offer.product, ...campaign });
  const query = new URLSearchParams([...others.map((key) => ['produkt', key]), ...Object.entries(campaign)]);
  const name = <span lang={lang}>{softName(offer.name)}</span>;
  return (
    <th {...as.columnheader} scope="col">
      <ProductPicture picture={tariff.picture} drawing={tariff.drawing} isFirst />
      <p className={styles.name}>
        {page === undefined || isAlone(tariff) ? name : <a href={page}>{name}</a>}
        {mark && <NumberedMark {...mark} />}
      </p>
      <a className={styles.off} href={`${useAddress('compare')}${query.size > 0 ? `?${query}` : ''}`}>
        {t('compare.takeOff')}
        <span className={layout.hush}> {offer.name}</span>
      </a>
    </th>
  );
}
