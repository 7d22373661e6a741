/**
 * What a recipient has to be and to give (rules 3.3, V-04 to V-07, K-06), and how far somebody has come.
 *
 * The functions that find problems name German fields: the server answers them as they are, the form shows them at its
 * fields. What depends on the mandant or the product is an argument.
 */
import { ageOn, plusDays } from '../basics/day.ts';
import { type Moves, may } from '../basics/moves.ts';
import type { Problem } from '../basics/wire.ts';
import type { OrderStatus } from '../order/status.ts';
import type { RecipientStatus } from './schemas.ts';

export const recipientMoves = {
  confirm: { from: ['unconfirmed'], to: 'confirmed' }, // R4, R5; R8 repeats it without effect
  forget: { from: ['unconfirmed'], to: 'deleted' }, // R7, R12
  erase: { from: ['unconfirmed', 'confirmed'], to: 'deleted' }, // R10
} as const satisfies Moves<RecipientStatus>;
export type RecipientEvent = keyof typeof recipientMoves;

export const mayRecipient = (event: RecipientEvent, { status }: { status: RecipientStatus }): boolean =>
  may(recipientMoves, event, status);

/** The cookie in which a browser keeps the number of its recipient of a recommendation (S-07). */
export const recipientCookie = (recommendationNumber: string): string => `empfaenger_${recommendationNumber}`;

/** Twelve weeks: data nobody has confirmed are deleted by the night after this day (S-09). */
export const deletionOn = (createdOn: string): string => plusDays(createdOn, 84);

/** The box has to be ticked unless the mandant's form accepts by sending (AgbCheckBoxAutoAccept). */
export const termsProblems = (accepted: boolean, acceptedBySending: boolean, field = 'AgbAkzeptiert'): Problem[] =>
  accepted || acceptedBySending ? [] : [{ field, code: 'terms' }];

/** A recipient of whom only the e-mail is known has to give the names with the agreement (R5, R13). */
export const nameProblems = (given: { firstName: string | null; lastName: string | null }): Problem[] =>
  (
    [
      ['Vorname', given.firstName],
      ['Nachname', given.lastName],
    ] as const
  )
    .filter(([, value]) => value === null)
    .map(([field]) => ({ field, code: 'required' }));

/** What the product asks of a person. */
interface Demands {
  /** An agent serves the recipient: grown up, with birth date and address (G-12, E-21). */
  isAgent: boolean;
  /** A Young tariff: under 28, if a birth date is given (K-06). */
  isYoung: boolean;
}

export const birthDateProblem = (
  birthDate: string,
  today: string,
  { isAgent, isYoung }: Demands,
): string | undefined => {
  const age = ageOn(birthDate, today);
  if (birthDate > today || age > 120) return 'invalid';
  if (isAgent && age < 18) return 'age-adult';
  return isYoung && age >= 28 ? 'age-young' : undefined;
};

interface CompletionData {
  birthDate: string | null;
  address: { city: string | null; postcode: string | null; street: string | null; houseNumber: string | null } | null;
}

/** What is missing or wrong for this product in the data of `tracking/abschliessen` (E-21, V-07). */
export function completionProblems({ birthDate, address }: CompletionData, today: string, demands: Demands): Problem[] {
  const problems: Problem[] = [];
  const missing = (field: string, value: string | null | undefined): void => {
    if (demands.isAgent && !value) problems.push({ field: `empfaengerdaten.${field}`, code: 'required' });
  };
  missing('geburtsdatum', birthDate);
  missing('adresse.ort', address?.city);
  missing('adresse.plz', address?.postcode);
  missing('adresse.strasse', address?.street);
  missing('adresse.hausnummer', address?.houseNumber);
  const wrong = birthDate === null ? undefined : birthDateProblem(birthDate, today, demands);
  if (wrong) problems.push({ field: 'empfaengerdaten.geburtsdatum', code: wrong });
  return problems;
}

/** What the steps of a recipient are made of; days as `YYYY-MM-DD`. */
interface RecipientStepFacts {
  order: { status: OrderStatus; orderedOn: string; confirmedOn: string | null } | null;
  confirmedOn: string | null;
  /** Paid out, or the voucher mailed. */
  rewardedOn: string | null;
}

/** The four steps of §4, each on its own: the order may come before or after the confirmation (rules 3.3). */
export function recipientSteps({ order, confirmedOn, rewardedOn }: RecipientStepFacts) {
  const living = order !== null && order.status !== 'rejected' && order.status !== 'cancelled' ? order : null;
  const isOrderConfirmed = living !== null && living.status !== 'received';
  return [
    { step: 'ordered' as const, isReached: living !== null, on: living?.orderedOn ?? null },
    { step: 'confirmed' as const, isReached: confirmedOn !== null, on: confirmedOn },
    { step: 'orderConfirmed' as const, isReached: isOrderConfirmed, on: isOrderConfirmed ? living.confirmedOn : null },
    { step: 'rewarded' as const, isReached: rewardedOn !== null, on: rewardedOn },
  ];
}
