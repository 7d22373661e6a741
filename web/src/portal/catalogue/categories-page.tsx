import { type Branch, treeOf } from '@weitersagen/contract/product/breadcrumb';
import type { Category } from '@weitersagen/contract/product/schemas';
import { useLoaderData } from 'react-router';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useTitle } from '../page/page-frame.ts';
import { ProductPicture } from '../product/product-picture.tsx';
import styles from './catalogue.module.css';
import { useCategoryAddress } from './category-address.ts';
import { anchorOf, drawnOf } from './tree.ts';

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
            <li key={branch.name} id={anchorOf(branch.breadcrumb)}>
              <Drawn {...branch} />
              <h2>
                <Named {...branch} />
              </h2>
              <Below branches={branch.below} />
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
            <Below branches={branch.below} />
          </li>
        ))}
      </ul>
    )
  );
}

function Drawn(branch: Branch<Category>) {
  const drawn = drawnOf(branch);
  return drawn && <ProductPicture picture={drawn.picture} drawing={drawn.drawing} />;
}

function Named(branch: Branch<Category>) {
  const locale = useLocale();
  const addressOf = useCategoryAddress();
  const { name, row } = branch;
  const language = drawnOf(branch)?.language;
  const lang = language === locale ? undefined : language;
  return row ? (
    <a href={addressOf(row.slug)} lang={lang}>
      {name}
    </a>
  ) : (
    <span lang={lang}>{name}</span>
  );
}
