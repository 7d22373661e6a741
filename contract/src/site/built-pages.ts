/** Which pages of §2 there are: those of a capability that is not built yet are in no list of routes, and nothing leads there. */
import { type Capability, isBuilt } from '../mandant/capability.ts';
import { type RouteKey, routeKey, routes } from './routes.ts';

/** What an agency reads before it has an area: texts of the mandant like any other. */
const agencyTexts = [
  'agencyHome',
  'agencyRules',
  'agencyPrivacy',
  'agencyInfo',
  'agencyCost',
] as const satisfies readonly RouteKey[];

const pagesOf: Partial<Record<Capability, readonly RouteKey[]>> = {
  catalogue: ['category', 'categories', 'product', 'compare'],
  content: ['faq', 'participationTerms', 'exclusive', 'exclusiveAlias', ...agencyTexts],
  'offline code': ['offlineThanks', 'recommendationCode'],
  'agent recommendation': ['recommendAgent', 'recipientCompletion'],
  'staff form': ['employeeRecommendation'],
  agency: (Object.keys(routes) as RouteKey[]).filter(
    (key) => key.startsWith('agency') && !agencyTexts.some((page) => page === key),
  ),
  'sales partner': (Object.keys(routes) as RouteKey[]).filter((key) => key.startsWith('salesPartner')),
};

const capabilityOf = new Map(
  (Object.entries(pagesOf) as [Capability, readonly RouteKey[]][]).flatMap(([capability, pages]) =>
    pages.map((page) => [page, capability] as const),
  ),
);

/** The capability that brings a page; none for what was there from the first day. */
export const capabilityOfPage = (page: RouteKey): Capability | undefined => capabilityOf.get(page);

export function isBuiltPage(page: RouteKey): boolean {
  const capability = capabilityOfPage(page);
  return capability === undefined || isBuilt(capability);
}

/** By RouteName. A name nobody knows is not ours to hide. */
export function isBuiltName(name: string): boolean {
  const page = routeKey(name);
  return page === undefined || isBuiltPage(page);
}
