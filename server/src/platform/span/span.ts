/**
 * What is being done, as whoever watches sees it: a request, a job, a mail, and the parts of each. It follows the asynchronous
 * context, so that a statement and a call outside know what they are a part of without being told.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './traceparent.ts';

/** Words of the program, numbers, the name of a mandant; never a value of a visitor. */
export type Values = Readonly<Record<string, string | number | boolean>>;

export type Kind = 'request' | 'work' | 'statement' | 'call';

export interface Span extends Caller {
  /** Somebody gets to see it. */
  isSent: boolean;
  /** A part of it; none where nobody sees it, or there are too many already. */
  begin(kind: Kind, name: string, values?: Values): Span | undefined;
  note(values: Values): void;
  end(told?: { name?: string; hasFailed?: boolean }): void;
}

const current = new AsyncLocalStorage<Span | undefined>();

export const currentSpan = (): Span | undefined => current.getStore();

export const inSpan = <T>(span: Span | undefined, steps: () => T): T => current.run(span, steps);

/** Its end is that of the steps. */
export async function ending<T>(span: Span | undefined, steps: () => Promise<T>): Promise<T> {
  if (!span) return steps();
  try {
    const result = await steps();
    span.end();
    return result;
  } catch (error) {
    span.end({ hasFailed: true });
    throw error;
  }
}

/** A part that its steps, and whatever they call, are in. */
export function asPart<T>(kind: Kind, name: string, steps: (part: Span | undefined) => Promise<T>): Promise<T> {
  const around = current.getStore();
  const part = around?.begin(kind, name);
  return inSpan(part ?? around, () => ending(part, () => steps(part)));
}

/** A caller's trace where no spans are sent: our log and our calls name it. */
export const unseenSpan = (traceId: string, spanId: string): Span => ({
  traceId,
  spanId,
  isSent: false,
  begin: () => undefined,
  note: () => undefined,
  end: () => undefined,
});
