/**
 * The way to the page that shows chosen offers side by side. It stands behind the cards, whose boxes belong to its form, and says
 * by style alone how many are chosen: none, one, two or three, too many.
 */
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { useAddress } from '../../page/page-frame.ts';
import { CampaignFields } from '../filter/campaign-fields.tsx';
import styles from './compare-bar.module.css';

/** Its id, for the boxes. */
export const compareForm = 'vergleich';

/** The form for the boxes of offers; none where there is nothing to compare them with. */
export function useCompareForm(offers: number): string | undefined {
  return useAddress('compare') !== undefined && offers > 1 ? compareForm : undefined;
}

export function CompareBar() {
  const t = useT();
  return (
    <li className={styles.bar}>
      <form id={compareForm} method="get" action={useAddress('compare')}>
        <CampaignFields />
        <p role="status">
          <span className={styles.one}>{t('category.compareOne')}</span>
          <span className={styles.some}>{t('category.compareSome')}</span>
          <span className={styles.many}>{t('category.compareMany')}</span>
        </p>
        <button type="submit" className={`${button.button} ${button.small}`}>
          {t('category.compareGo')}
        </button>
      </form>
    </li>
  );
}
