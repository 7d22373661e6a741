/** The groups of the list as the address names them. */
import type { AskedGroup } from '@weitersagen/contract/personal-area/schemas';

export const groupMark = 'gruppe';

const slugs = {
  all: null,
  toDo: 'zu-erledigen',
  underWay: 'unterwegs',
  done: 'abgeschlossen',
} as const satisfies Record<AskedGroup, string | null>;

export const askedGroups = Object.keys(slugs) as AskedGroup[];
export const slugOf = (group: AskedGroup): string | null => slugs[group];
/** An address that names none has all. */
export const groupIn = (slug: string | null): AskedGroup =>
  askedGroups.find((group) => slugs[group] !== null && slugs[group] === slug) ?? 'all';
