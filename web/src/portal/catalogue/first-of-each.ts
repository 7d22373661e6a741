/** The first category of each top one, in the order of the catalogue: by these a list begins. */
import type { ListedCategory } from '@weitersagen/contract/page/page';
import { topOf } from '@weitersagen/contract/product/breadcrumb';

export const firstOfEach = <C extends Pick<ListedCategory, 'breadcrumb'>>(categories: readonly C[]): C[] =>
  categories.filter(
    (one, index) => categories.findIndex(({ breadcrumb }) => topOf(breadcrumb) === topOf(one.breadcrumb)) === index,
  );
