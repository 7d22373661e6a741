/**
 * Who may what in an agency (§6, rules 2.3): one table. The server refuses by it, the area shows and hides by it.
 *
 * A person is an owner, an employee or both; whether an owner is active is said by the agency. Rights are those of all
 * roles together (P-11). Somebody without a role has none (P-05).
 */
import type { AgencyRight } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';
import type { AgencyStatus } from './status.ts';

export const agencyRight = labels({
  employees: 'Mitarbeiter',
  invitations: 'Einladungstool',
  premiumPlan: 'Praemienplan',
  invoices: 'Rechnungen',
  area: 'Verwaltung',
  orders: 'AuftragsReport',
  recommenders: 'EmpfehlerReport',
  rewards: 'Praemien',
  figures: 'StatistikReport',
  masterData: 'Stammdaten',
  addPremiumPlan: 'AddPraemienplan',
  deletePremiumPlan: 'DeletePraemienplan',
} satisfies Record<AgencyRight, string>);

export const agencyRole = labels({
  owner: 'AgenturInhaber',
  inactiveOwner: 'AgenturInhaber_inaktiv',
  employee: 'AgenturMitarbeiter',
});
export type AgencyRole = Value<typeof agencyRole>;

/** What a person is there, whatever became of the agency. */
export type AgencyPosition = Exclude<AgencyRole, 'inactiveOwner'>;

const ofInactiveOwner = [
  'invoices',
  'area',
  'orders',
  'recommenders',
  'rewards',
  'premiumPlan',
  'figures',
  'masterData',
  'addPremiumPlan',
  'deletePremiumPlan',
] as const satisfies readonly AgencyRight[];

const rightsOfRole: Readonly<Record<AgencyRole, readonly AgencyRight[]>> = {
  owner: ['employees', 'invitations', ...ofInactiveOwner],
  inactiveOwner: ofInactiveOwner,
  employee: ['invitations', 'area', 'orders', 'recommenders', 'rewards', 'premiumPlan', 'figures', 'masterData'],
};

/** The roles of a person now: where the agency is not active its owner invites and releases nothing, and nobody works there. */
export function rolesOf(positions: readonly AgencyPosition[], status: AgencyStatus | null): AgencyRole[] {
  if (status === null) return [];
  if (status === 'active') return [...positions];
  return positions.includes('owner') ? ['inactiveOwner'] : [];
}

export const rightsOf = (roles: readonly AgencyRole[]): AgencyRight[] => [
  ...new Set(roles.flatMap((role) => rightsOfRole[role])),
];

/** Releasing pays people: only whoever works there now does it (P-08). */
export const mayReleaseOrders = (roles: readonly AgencyRole[]): boolean =>
  roles.includes('owner') || roles.includes('employee');

/** Whether a person sees all of the agency, or only what stands under the own number. */
export const seesWholeAgency = (roles: readonly AgencyRole[]): boolean =>
  roles.includes('owner') || roles.includes('inactiveOwner');
