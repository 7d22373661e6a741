/**
 * For which agency a page recommends (E-14), and what that adds to the premium (rules 4.5): the one the address names, else that of
 * somebody of an agency who is signed in. The own agency of a recommender wins, which the server knows.
 */
import { listOwnAdditions } from '@weitersagen/contract/agency/plan/endpoints';
import { agencyIn } from '../page/campaign.ts';
import type { Load } from '../page/screen.ts';

interface ForAgency {
  /** As the call names it. */
  agency: string | null;
  /** Cents on top of the premium. */
  addedCents: number;
}

/** A guest who came by no link of an agency asks nothing. Without an answer the page shows the premium alone, which is promised at least. */
export async function readAgency({ api, person, agencyUser, query }: Load, productId: number): Promise<ForAgency> {
  const own = [agencyUser?.agencyNumber, agencyUser?.employeeNumber].filter(Boolean).join('-');
  const agency = agencyIn(query) ?? (own || null);
  if (agency === null && !person) return { agency, addedCents: 0 };
  const answer = await api(listOwnAdditions, agency === null ? {} : { query: { agencyNumber: agency } });
  const added = answer.ok ? answer.value.find((one) => one.productId === productId) : undefined;
  return { agency, addedCents: added?.extraCents ?? 0 };
}
