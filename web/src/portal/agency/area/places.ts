/**
 * The places of the area: six tabs and five screens, with the right that shows each (R-24, R-25, rules 2.3). What is not
 * shown is refused by the server all the same.
 */
import type { AgencyRight } from '@weitersagen/contract/basics/endpoint';

const rightOfTab = {
  'recommend-employees': 'invitations',
  einladungen: 'invitations',
  empfehlungen: 'recommenders',
  leads: 'recommenders',
  auftraege: 'orders',
  dashboard: 'figures',
} as const satisfies Record<string, AgencyRight>;

const rightOfScreen = {
  suche: 'area',
  mitarbeiter: 'employees',
  praemien: 'rewards',
  rechnungen: 'invoices',
  stammdaten: 'masterData',
} as const satisfies Record<string, AgencyRight>;

export type Tab = keyof typeof rightOfTab;
export type AreaScreen = keyof typeof rightOfScreen;
export type Place = Tab | AreaScreen;

type Rights = readonly AgencyRight[];

const keysOf = <K extends string>(of: Record<K, unknown>): K[] => Object.keys(of) as K[];

/** In the order of the specification; without its right there is no tab. */
export const tabsFor = (rights: Rights): Tab[] => keysOf(rightOfTab).filter((tab) => rights.includes(rightOfTab[tab]));
export const screensFor = (rights: Rights): AreaScreen[] =>
  keysOf(rightOfScreen).filter((screen) => rights.includes(rightOfScreen[screen]));

export const isTab = (place: string): place is Tab => place in rightOfTab;

/**
 * Where an address leads: the tab or screen it names, the first tab that may be shown in place of one that may not,
 * `denied` where nothing may, `unknown` for a name of nothing.
 */
export function placeOf(asked: string | undefined, rights: Rights): Place | 'denied' | 'unknown' {
  const [first] = tabsFor(rights);
  if (asked === undefined) return first ?? 'denied';
  if (asked in rightOfScreen)
    return rights.includes(rightOfScreen[asked as AreaScreen]) ? (asked as AreaScreen) : 'denied';
  if (!isTab(asked)) return 'unknown';
  return rights.includes(rightOfTab[asked]) ? asked : (first ?? 'denied');
}
