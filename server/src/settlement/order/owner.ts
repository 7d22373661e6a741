/**
 * Whose order it is (rules 3.4, A1), as a table: what is known of the person and of the link → where the order goes.
 * Pure; the facts are gathered by `claim.ts`, which also does what is decided here.
 */
import { isWhitelisted } from '@weitersagen/contract/basics/email';
import { rejections } from '@weitersagen/contract/order/rules';
import { mayRecommendTo } from '@weitersagen/contract/recommendation/rules';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';

export interface KnownPerson {
  /** Status of the recommendation the person is the recipient of. */
  status: RecommendationStatus;
  /** The data of the person are gone (R7, R10, R12): nobody could confirm. */
  isDeleted: boolean;
  /** An order that is neither rejected nor cancelled. */
  hasLivingOrder: boolean;
  /** An order that counted once and was cancelled. */
  hadOrder: boolean;
  /** Cancelled by hand (E15), not by the end of its order. */
  isLocked: boolean;
  /** Ordered while the link was valid. */
  isInTime: boolean;
}

export interface OrderedLink {
  /** Nobody may come through it any more, judged on the day of the order (rules 3.2). */
  isOver: boolean;
  /** It is over because the order came after its last day. */
  isLate: boolean;
  rootStatus: RecommendationStatus;
  /** It never had a recipient nor an order: its own number is free. */
  isFree: boolean;
  /** Self rule and whitelist let the e-mail in (R1, R13). */
  letsIn: boolean;
}

export type Place =
  | { to: 'own' } // the number of the person
  | { to: 'late' } // the own number, which had run out (E19)
  | { to: 'root' } // a shell on the link's own number (R13)
  | { to: 'lateRoot' } // the same after E19
  | { to: 'followUp' } // a shell on a new follow-up (E2, R13)
  | { to: 'takeOver' } // a follow-up that takes over the person (E2)
  | { to: 'nowhere'; rejection: string }; // stored as rejected

const nowhere = (reason: keyof typeof rejections): Place => ({ to: 'nowhere', rejection: rejections[reason] });

export const placeOrder = (person: KnownPerson | undefined, link: OrderedLink): Place =>
  person ? placeKnown(person, link) : placeNewcomer(link);

function placeKnown(person: KnownPerson, link: OrderedLink): Place {
  if (person.hasLivingOrder) return nowhere('duplicate');
  switch (person.status) {
    case 'open':
    case 'ok':
      return { to: 'own' };
    case 'expired':
      if (person.isDeleted) return nowhere('expired');
      if (person.hadOrder) return joined({ to: 'takeOver' }, link);
      return person.isInTime ? { to: 'late' } : nowhere('expired');
    case 'cancelled':
      return person.isDeleted || person.isLocked ? nowhere('cancelled') : joined({ to: 'takeOver' }, link);
    // Goodwill was granted on it (E17): a second reward is a person's decision.
    case 'released':
    case 'paid':
      return nowhere('duplicate');
  }
}

function placeNewcomer(link: OrderedLink): Place {
  if (!link.letsIn) return nowhere('self');
  if (!link.isFree) return joined({ to: 'followUp' }, link);
  if (link.rootStatus === 'open') return joined({ to: 'root' }, link);
  return link.rootStatus === 'expired' ? joined({ to: 'lateRoot' }, link) : joined({ to: 'followUp' }, link);
}

const joined = (place: Place, { isOver, isLate }: OrderedLink): Place => {
  if (!isOver) return place;
  return nowhere(isLate ? 'expired' : 'cancelled');
};

/** Who recommends must not order, unless the mandant allows it; nor may an address that is not on its list (R1). */
export const isLetIn = (
  email: string,
  recommenderEmail: string | null,
  config: { emailWhitelist: string; allowsSelfRecommendation: boolean },
): boolean => isWhitelisted(config.emailWhitelist, email) && mayRecommendTo(email, recommenderEmail, config);
