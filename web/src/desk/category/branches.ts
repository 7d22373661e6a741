/** The categories as a tree, and where one goes by a key or when it is let go somewhere. */
import { isBelow, parentOf, type Branch as Tree } from '@weitersagen/contract/product/breadcrumb';
import type { DeskCategoryRow } from '@weitersagen/contract/product/category-desk';

type Row = Pick<DeskCategoryRow, 'id' | 'breadcrumb'>;

export type Branch<R extends Row = DeskCategoryRow> = Tree<R>;

/** Where a category then stands: below something, before one that stands there; null: at the top, behind all others. */
export interface Place {
  above: string | null;
  beforeId: number | null;
}

/** In the order of the tree, each with how deep it stands. */
export const flat = <R extends Row>(branches: readonly Branch<R>[], depth = 0): (Branch<R> & { depth: number })[] =>
  branches.flatMap((branch) => [{ ...branch, depth }, ...flat(branch.below, depth + 1)]);

/** A mere name has the place of the first one below it. */
const firstId = <R extends Row>(branch: Branch<R> | undefined): number | null =>
  branch === undefined ? null : (branch.row?.id ?? firstId(branch.below[0]));

function besides<R extends Row>(branches: readonly Branch<R>[], above: string | null): readonly Branch<R>[] {
  if (above === null) return branches;
  const at = branches.find(({ breadcrumb }) => breadcrumb === above || isBelow(above, breadcrumb));
  if (!at) return [];
  return at.breadcrumb === above ? at.below : besides(at.below, above);
}

export type Key = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Among those beside it by up and down, below the one before it by right, behind what it stands below by left. */
export function placeByKey<R extends Row>(branches: readonly Branch<R>[], { breadcrumb }: R, key: Key): Place | null {
  const above = parentOf(breadcrumb);
  const beside = besides(branches, above);
  const at = beside.findIndex((one) => one.breadcrumb === breadcrumb);
  const [before, after] = [beside[at - 1], beside[at + 1]];
  switch (key) {
    case 'ArrowUp':
      return before ? { above, beforeId: firstId(before) } : null;
    case 'ArrowDown':
      return after ? { above, beforeId: firstId(beside[at + 2]) } : null;
    case 'ArrowRight':
      return before ? { above: before.breadcrumb, beforeId: null } : null;
    case 'ArrowLeft': {
      if (above === null) return null;
      const outside = besides(branches, parentOf(above));
      const place = outside.findIndex((one) => one.breadcrumb === above);
      return { above: parentOf(above), beforeId: firstId(outside[place + 1]) };
    }
  }
}

/** Where it stands. */
export function placeOf<R extends Row>(branches: readonly Branch<R>[], { breadcrumb }: R): Place {
  const above = parentOf(breadcrumb);
  const beside = besides(branches, above);
  return { above, beforeId: firstId(beside[beside.findIndex((one) => one.breadcrumb === breadcrumb) + 1]) };
}

export type Zone = 'before' | 'inside' | 'after';

/** Where something goes that is let go over another one; null where it cannot stand, or stands already. */
export function placeByDrop<R extends Row>(
  branches: readonly Branch<R>[],
  moved: R,
  over: string,
  zone: Zone,
): Place | null {
  if (over === moved.breadcrumb || isBelow(over, moved.breadcrumb)) return null;
  const own = placeOf(branches, moved);
  if (zone === 'inside') return own.above === over ? null : { above: over, beforeId: null };
  const place = placeBeside(branches, moved, over, zone);
  return place.above === own.above && place.beforeId === own.beforeId ? null : place;
}

function placeBeside<R extends Row>(
  branches: readonly Branch<R>[],
  moved: R,
  over: string,
  zone: 'before' | 'after',
): Place {
  const below = besides(branches, over).filter(({ breadcrumb }) => breadcrumb !== moved.breadcrumb);
  // Behind one that others stand below is in front of these.
  if (zone === 'after' && below.length > 0) return { above: over, beforeId: firstId(below[0]) };
  const above = parentOf(over);
  const beside = besides(branches, above).filter(({ breadcrumb }) => breadcrumb !== moved.breadcrumb);
  const at = beside.findIndex(({ breadcrumb }) => breadcrumb === over);
  return { above, beforeId: firstId(beside[zone === 'before' ? at : at + 1]) };
}

/** At one end of what stands below something. */
export const placeAtEnd = <R extends Row>(
  branches: readonly Branch<R>[],
  moved: R,
  above: string | null,
  end: 'first' | 'last',
): Place => ({
  above,
  beforeId:
    end === 'last' ? null : firstId(besides(branches, above).find(({ breadcrumb }) => breadcrumb !== moved.breadcrumb)),
});
