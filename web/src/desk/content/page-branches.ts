/** The tree that the addresses of pages make, as visitors see them: `/agentur/team` stands below `/agentur`, whether that one is a page or not. */
import type { ContentRow } from '@weitersagen/contract/content/desk-shapes';

export interface Branch {
  /** The address up to here; of a page without one its name. */
  name: string;
  /** Several only as long as one of two pages with the same address is a draft. */
  rows: ContentRow[];
  below: Branch[];
}

const placeOf = ({ path, key, id }: ContentRow): string => path ?? key ?? id;

/** Pages without an address come last, by their names. */
export function treeOfPages(pages: readonly ContentRow[]): Branch[] {
  const roots: Branch[] = [];
  const inOrder = pages.toSorted(
    (a, b) => Number(a.path === null) - Number(b.path === null) || placeOf(a).localeCompare(placeOf(b)),
  );
  for (const row of inOrder) {
    if (row.path === null) {
      roots.push({ name: placeOf(row), rows: [row], below: [] });
      continue;
    }
    let level = roots;
    let branch: Branch | undefined;
    let name = '';
    for (const part of row.path.split('/').filter(Boolean)) {
      name += `/${part}`;
      branch = level.find((one) => one.name === name) ?? added(level, name);
      level = branch.below;
    }
    (branch ?? added(roots, '/')).rows.push(row);
  }
  return roots;
}

function added(level: Branch[], name: string): Branch {
  const branch: Branch = { name, rows: [], below: [] };
  level.push(branch);
  return branch;
}
