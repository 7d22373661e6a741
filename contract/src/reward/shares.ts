/**
 * Who gets how much of a premium (§1, rules 4.1): pure, in whole cents, the same on both sides.
 *
 * The two shares always add up to the value of the premium. Half a cent falls to the recommender, and so does what
 * the mandant's cap takes from the contact. A reward exists only for a share above 0.
 */

/** Percent of the premium for the recommender: 100 "myself", 50 "both", 0 "my contact" (G-02). */
export type RecommenderShare = 0 | 50 | 100;
export const recommenderShares = [100, 50, 0] as const satisfies readonly RecommenderShare[];

interface Split {
  valueCents: number;
  recommenderShare: RecommenderShare;
  /** MaxEmpfaengerPraemieCent of the mandant; null = no cap. */
  recipientCapCents: number | null;
}

export interface Shares {
  recommenderCents: number;
  recipientCents: number;
}

export function shares({ valueCents, recommenderShare, recipientCapCents }: Split): Shares {
  const uncapped = valueCents - Math.ceil((valueCents * recommenderShare) / 100);
  const recipientCents = recipientCapCents === null ? uncapped : Math.min(uncapped, recipientCapCents);
  return { recommenderCents: valueCents - recipientCents, recipientCents };
}

type Premium = Omit<Split, 'recommenderShare'>;
const recipientCentsOf = (premium: Premium, recommenderShare: RecommenderShare): number =>
  shares({ ...premium, recommenderShare }).recipientCents;

/** What a call may ask for: none that would pay the contact 0 cents, but always "myself". */
export const takenShares = (premium: Premium): RecommenderShare[] =>
  recommenderShares.filter((share) => share === 100 || recipientCentsOf(premium, share) > 0);

/** The options of the form: of those that pay the same, because of a cap, the first. */
export const offeredShares = (premium: Premium): RecommenderShare[] =>
  takenShares(premium).filter((share, place, taken) => {
    const first = taken.findIndex((one) => recipientCentsOf(premium, one) === recipientCentsOf(premium, share));
    return first === place;
  });

/** What a recipient gets of an insurance at most (E-05). */
export const insuranceLimitCents = 1500;

/** The most a recipient can get of a premium, whatever the recommender chooses. */
export const recipientMost = (valueCents: number, recipientCapCents: number | null): number =>
  recipientCentsOf({ valueCents, recipientCapCents }, 0);

/** Whether the cap of the mandant takes something from the contact. */
export const isCapped = (premium: Premium, share: RecommenderShare): boolean =>
  recipientCentsOf(premium, share) < recipientCentsOf({ ...premium, recipientCapCents: null }, share);

/** What the form begins with: the mandant's share, or the offered one that pays the same, else "myself". */
export const preferredShare = (premium: Premium, configured: number | null): RecommenderShare =>
  offeredShares(premium).find(
    (share) => recipientCentsOf(premium, share) === recipientCentsOf(premium, defaultShare(configured)),
  ) ?? 100;

/** What is preselected: the mandant's share if it is one of the three, else "myself" (E-04). */
export const defaultShare = (configured: number | null): RecommenderShare =>
  recommenderShares.find((share) => share === configured) ?? 100;
