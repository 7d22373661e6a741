/** How many things of a tab wait for somebody: known from sums, so that a page counts no rows. */
import { listAgencyInvitations, listAgencyOrders } from '@weitersagen/contract/agency-area/endpoints';
import { listActiveCampaigns } from '@weitersagen/contract/campaign/endpoints';
import type { Load } from '../../page/screen.ts';
import type { Tab } from './places.ts';

export type Waiting = Partial<Record<Tab, number>>;

const one = (filter: string) => ({ body: { pageSize: 1, filter } });

/** Invitations that nobody has answered yet, orders that are confirmed, and campaigns that somebody may agree to. */
export async function whatWaits({ api, agencyUser }: Pick<Load, 'api' | 'agencyUser'>): Promise<Waiting> {
  const rights = agencyUser?.rights ?? [];
  const invited = (status: string) => api(listAgencyInvitations, one(`Status:${status}`));
  const [sent, opened, confirmed, campaigns] = await Promise.all([
    rights.includes('invitations') ? invited('Versendet') : undefined,
    rights.includes('invitations') ? invited('Geoeffnet') : undefined,
    rights.includes('orders') ? api(listAgencyOrders, one('Status:Bestaetigt')) : undefined,
    api(listActiveCampaigns, { ofAgency: true }),
  ]);
  const count = (found: typeof sent | typeof confirmed): number => (found?.ok ? (found.value.totalCount ?? 0) : 0);
  const asking = campaigns.ok
    ? campaigns.value.filter(({ needsAgreement, isAgreed }) => needsAgreement && !isAgreed)
    : [];
  return { einladungen: count(sent) + count(opened), auftraege: count(confirmed), dashboard: asking.length };
}
