/** Where a category stands now, in one sentence. */
import { parentOf } from '@weitersagen/contract/product/breadcrumb';
import type { DeskCategoryRow } from '@weitersagen/contract/product/category-desk';
import type { T } from '../../i18n/t.ts';
import { type Branch, flat } from './branches.ts';

export function placeText(t: T, tree: readonly Branch[], { id, title }: Pick<DeskCategoryRow, 'id' | 'title'>): string {
  const all = flat(tree);
  const breadcrumb = all.find(({ row }) => row?.id === id)?.breadcrumb ?? '';
  const above = parentOf(breadcrumb);
  const beside = all.filter((one) => parentOf(one.breadcrumb) === above);
  const place = beside.findIndex((one) => one.breadcrumb === breadcrumb) + 1;
  const said = { title, place, count: beside.length };
  return above === null ? t('desk.category.move.doneTop', said) : t('desk.category.move.doneBelow', { ...said, above });
}
