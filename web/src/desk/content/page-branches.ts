/** The tree that the names of pages make: `agentur/team` stands below `agentur`, whether that one is a page or not. */
import type { ContentRow } from '@weitersagen/contract/content/desk-shapes';

export interface Branch {
  name: string;
  row: ContentRow | undefined;
  below: Branch[];
}

export function treeOfPages(pages: readonly ContentRow[]): Branch[] {
  const roots: Branch[] = [];
  const inOrder = pages.toSorted((a, b) => (a.key ?? '').localeCompare(b.key ?? ''));
  for (const row of inOrder) {
    const parts = (row.key ?? row.id).split('/').filter(Boolean);
    let level = roots;
    for (const [index, name] of parts.entries()) {
      let branch = level.find((one) => one.name === name);
      if (!branch) {
        branch = { name, row: undefined, below: [] };
        level.push(branch);
      }
      if (index === parts.length - 1) branch.row = row;
      level = branch.below;
    }
  }
  return roots;
}
