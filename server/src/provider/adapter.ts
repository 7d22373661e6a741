/**
 * What each kind of provider is to the rest: a way to ask whether there is something new, and its rows one by one. How it is
 * asked and how its rows are written down is the adapter's own; what a row has to be, and what becomes of it, is not.
 */
import type { Problem } from '@weitersagen/contract/basics/wire';
import type { LoadKind } from '@weitersagen/contract/provider/status';
import type { ProviderCall } from './call.ts';

export interface SentRow {
  /** Counted as the provider's own file or list counts. */
  line: number;
  /** By the German names, unchecked. */
  sent: unknown;
  /** The provider takes it away. */
  isGone?: boolean;
  /** It cannot be read at all. */
  problem?: Problem;
}

/** What was loaded last, whatever was decided about it. */
export interface Known {
  fullMark: string | null;
  /** Up to which number changes are in what is offered; null before the first full load, and while one waits for a decision. */
  changeMark: number | null;
  /** In Berlin. */
  today: string;
}

export interface Delivery {
  kind: LoadKind;
  /** By what it is known: a moment, a day, a number. */
  mark: string;
  rows: AsyncIterable<SentRow>;
  /** What is known when the rows were read to their end. */
  end(): { statedAt: Date; changeMark: number | null };
}

export interface Adapter {
  /** Hands on what is new; gives `undefined`, and hands on nothing, where nothing is. */
  deliver<T>(call: ProviderCall, known: Known, take: (delivery: Delivery) => Promise<T>): Promise<T | undefined>;
}
