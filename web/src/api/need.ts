/** A call that must succeed: what it holds, or the page that tells why there is nothing to show. */
import type { ErrorBody } from '@weitersagen/contract/basics/refusals';
import type { Outcome } from '@weitersagen/contract/page/page';
import { data } from 'react-router';

export function need<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw trouble(outcome.status, outcome.error);
}

/** What the page is told, and under which number we find it. */
export interface Trouble {
  message: string;
  requestId: string;
}

/** Ends a load: the page answers with this status and says what is the matter. */
export const trouble = (status: number, error?: ErrorBody) =>
  data({ message: error?.Message ?? '', requestId: error?.TraceId ?? '' } satisfies Trouble, { status });
