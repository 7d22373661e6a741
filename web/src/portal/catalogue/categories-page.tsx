import type { Category } from '@weitersagen/contract/product/schemas';
import { useLoaderData } from 'react-router';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useTitle } from '../page/page-frame.ts';
import { ProductPicture } from '../product/product-picture.tsx';
import styles from './catalogue.module.css';
import { useCategoryAddress } from './category-address.ts';
import { type Branch, treeOf } from './tree.ts';

export function CategoriesPage() {
  const t = useT();
  useTitle(t('catalogue.all'), t('catalogue.allLead'));
  const branches = treeOf(useLoaderData<readonly Category[]>());
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('catalogue.all')}</h1>
        <p className={layout.lead}>{t('catalogue.allLead')}</p>
      </div>
      {branches.length === 0 ? (
        <EmptyState title={t('catalogue.all')} level="h2">
          {t('catalogue.none')}
        </EmptyState>
      ) : (
        <ul className={styles.tree}>
          {branches.map((branch) => (
            <li key={branch.name} id={branch.anchor}>
              <ProductPicture picture={branch.drawn.picture} drawing={branch.drawn.drawing} />
              <h2>
                <Named {...branch} />
              </h2>
              <Below branches={branch.children} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Below({ branches }: { branches: readonly Branch<Category>[] }) {
  return (
    branches.length > 0 && (
      <ul>
        {branches.map((branch) => (
          <li key={branch.name}>
            <Named {...branch} />
            <Below branches={branch.children} />
          </li>
        ))}
      </ul>
    )
  );
}

function Named({ name, category, drawn }: Branch<Category>) {
  const locale = useLocale();
  const addressOf = useCategoryAddress();
  const lang = drawn.language === locale ? undefined : drawn.language;
  return category ? (
    <a href={addressOf(category.slug)} lang={lang}>
      {name}
    </a>
  ) : (
    <span lang={lang}>{name}</span>
  );
}
