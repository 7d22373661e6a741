/** Where a category stands, or what stands in it, each part above it with the way there. */
import type { ListedCategory } from '@weitersagen/contract/page/page';
import { useLocale, useT } from '../../i18n/t.ts';
import { useCampaign } from '../page/campaign.ts';
import { useFrame, useProductLanguage } from '../page/page-frame.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import styles from './catalogue.module.css';
import { useCategoryAddress } from './category-address.ts';
import { crumbsOf } from './tree.ts';

interface Props {
  /** None for what stands in no category. */
  category: ListedCategory | undefined;
  /** What stands in it, where the page is of that. */
  here?: string;
}

export function Crumbs({ category, here }: Props) {
  const t = useT();
  const locale = useLocale();
  const { categories = [] } = useFrame();
  const productLanguage = useProductLanguage();
  const lang = category?.language === locale ? undefined : category?.language;
  const addressOf = useCategoryAddress();
  const crumbs = category ? crumbsOf(categories, category) : [];
  return (
    <nav aria-label={t('catalogue.crumbs')} className={styles.crumbs}>
      <ol>
        <li>
          <PageLink to="categories" values={useCampaign()}>
            {t('catalogue.all')}
          </PageLink>
        </li>
        {crumbs.map(({ name, category: at }, index) => (
          <li key={name} lang={lang}>
            {at && (here !== undefined || index < crumbs.length - 1) ? (
              <a href={addressOf(at.slug)}>{name}</a>
            ) : (
              <span aria-current={at && here === undefined ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
        {here !== undefined && (
          <li lang={productLanguage}>
            <span aria-current="page">{here}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
