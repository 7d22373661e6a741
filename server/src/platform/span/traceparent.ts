/**
 * `traceparent` of W3C Trace Context (rules 1.6): a caller's number of what it is about, so that its log and ours are found by
 * one number. It is an id and nothing else: it lets nobody in, and what the caller says about keeping is not read.
 */
export interface Caller {
  traceId: string;
  spanId: string;
}

const length = 55;
const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const isNothing = (id: string): boolean => /^0+$/.test(id);

/** One header of exactly this form, or nothing: two of them arrive as a list, which is longer. */
export function readTraceparent(header: string | readonly string[] | undefined): Caller | undefined {
  if (typeof header !== 'string' || header.length !== length) return undefined;
  const [, version, traceId, spanId] = form.exec(header) ?? [];
  if (version === undefined || traceId === undefined || spanId === undefined) return undefined;
  return version === 'ff' || isNothing(traceId) || isNothing(spanId) ? undefined : { traceId, spanId };
}

/** What a call outside says; `01` only where we keep what we did ourselves. */
export const writeTraceparent = ({ traceId, spanId, isSent }: Caller & { isSent: boolean }): string =>
  `00-${traceId}-${spanId}-${isSent ? '01' : '00'}`;
