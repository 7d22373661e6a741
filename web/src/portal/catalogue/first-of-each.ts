/** The first category of each top one, in the order of the catalogue: by these a list begins. */
import type { ListedCategory } from '@weitersagen/contract/page/page';

export const topOf = ({ breadcrumb }: Pick<ListedCategory, 'breadcrumb'>): string => breadcrumb.split(' / ')[0] ?? '';

export const firstOfEach = <C extends Pick<ListedCategory, 'breadcrumb'>>(categories: readonly C[]): C[] =>
  categories.filter((one, index) => categories.findIndex((other) => topOf(other) === topOf(one)) === index);
