/**
 * Parts of the portal that have a style sheet of their own beside the common one. Their pages are always loaded as documents
 * (page/alive.ts), so that the server can name the sheets, and nothing is drawn before they are there.
 */

/** Where the screens and the styles of an area stand, from `portal/`. */
export const areas = {
  catalogue: ['catalogue/'],
  account: ['personal-area/', 'own-data/', 'claim/'],
  share: ['recommendation/share', 'recommendation/code/'],
  agency: ['agency/', '../ui/work/tabs.', '../ui/work/table.', '../ui/work/filters.', '../ui/work/work.'],
  agent: ['agent/', '../ui/work/paging.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Area = keyof typeof areas;

/** What is shown beside: the link of an agent on the page that recommends one, and the other way round; ways to other pages of a list. */
const beside: Readonly<Record<string, readonly Area[]>> = {
  'agency/area/area': ['agent'],
  'agent/recommend': ['share'],
  'recommendation/share': ['agent'],
};

/** Areas a screen, by its file, shows parts of. */
export const areasOf = (screen: string): readonly Area[] => [
  ...(Object.keys(areas) as Area[]).filter((area) => areas[area].some((folder) => screen.startsWith(folder))),
  ...(beside[screen] ?? []),
];
