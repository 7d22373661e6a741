/** Where a category stands, each part above it with the way there. */
import type { ListedCategory } from '@weitersagen/contract/page/page';
import { useLocale, useT } from '../../i18n/t.ts';
import { useFrame, withLocale } from '../page/page-frame.ts';
import { PageLink } from '../shell/link/page-link.tsx';
import styles from './catalogue.module.css';
import { crumbsOf } from './tree.ts';

export function Crumbs({ category }: { category: ListedCategory }) {
  const t = useT();
  const locale = useLocale();
  const { categories = [] } = useFrame();
  const lang = category.language === locale ? undefined : category.language;
  const crumbs = crumbsOf(categories, category);
  return (
    <nav aria-label={t('catalogue.crumbs')} className={styles.crumbs}>
      <ol>
        <li>
          <PageLink to="categories">{t('catalogue.all')}</PageLink>
        </li>
        {crumbs.map(({ name, category: at }, index) => (
          <li key={name} lang={lang}>
            {at && index < crumbs.length - 1 ? (
              <a href={withLocale(locale, `/${at.slug}`)}>{name}</a>
            ) : (
              <span aria-current={at && 'page'}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
