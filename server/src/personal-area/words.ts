/** What the personal area says of a recommendation: one sentence for each event, next step and stop, in each language. */
import type { StopReason } from '@weitersagen/contract/personal-area/schemas';
import type { ToldEvent } from './events.ts';
import type { NextStep } from './next.ts';

export interface RecommendationFacts {
  product: string;
  /** "Ben B.", or the words for somebody without a name. */
  contact: string;
  /** Of the own reward. */
  amount: string;
  mandant: string;
  /** Meant for the person. */
  because: string | null;
  /** Days and moments as they are written in the language. */
  day: string | null;
  /** Of a stop that ends by itself; else empty. */
  moment: string;
  /** A1: the order was kept as rejected. */
  isRejected: boolean;
  /** Followed from another one: its link, which is the other's, goes on. */
  isFollowUp: boolean;
}
export type Sentence = (told: RecommendationFacts) => string;

export interface Words {
  someContact: string;
  events: Readonly<Record<ToldEvent, Sentence>>;
  next: Readonly<Record<NextStep, Sentence>>;
  stops: Readonly<Record<StopReason, Sentence>>;
}

/** What somebody wrote, with one full stop. */
export const closed = (text: string): string => text.replace(/[.\s]*$/, '.');
