/** States of a claim: somebody says that a contact signed, and nothing happened (rules 3.13). */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

export const claimStatus = labels({
  filed: 'Eingereicht',
  assigned: 'Zugeordnet',
  goodwill: 'Kulanz',
  refused: 'Abgelehnt',
  appealed: 'Widerspruch',
  decided: 'Entschieden',
});
export type ClaimStatus = Value<typeof claimStatus>;

/** What was decided, the last time. */
export const claimOutcome = labels({ assigned: 'Zugeordnet', goodwill: 'Kulanz', refused: 'Abgelehnt' });
export type ClaimOutcome = Value<typeof claimOutcome>;

/** Why a claim is refused, as the desk keeps it; the person is told `toldReason` of it. */
export const claimRefusal = labels({
  noContract: 'KeinVertrag',
  deadlineOver: 'FristAbgelaufen',
  contractEnded: 'VertragBeendet',
  rulesNotMet: 'RegelnNichtErfuellt',
  otherRecommendation: 'AndereEmpfehlung',
  alreadyPaid: 'SchonVerguetet',
  notProven: 'NichtBelegt',
});
export type ClaimRefusal = Value<typeof claimRefusal>;

/** What a recommender may be told: nothing that says more about the contact than the recommendation itself does. */
export const toldRefusal = labels({
  noContract: 'KeinVertrag',
  deadlineOver: 'FristAbgelaufen',
  contractEnded: 'VertragBeendet',
  rulesNotMet: 'RegelnNichtErfuellt',
});
export type ToldRefusal = Value<typeof toldRefusal>;
