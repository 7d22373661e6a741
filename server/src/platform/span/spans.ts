/** The spans of a process, in traces taken over from callers; sent to a collector where one is named, and what sends is loaded only then. */
import type { Log } from '../log.ts';
import type { SpansTo } from '../settings/spans-to.ts';
import type { Sender } from './sender.ts';
import { ending, inSpan, type Span, unseenSpan, type Values } from './span.ts';
import { readTraceparent } from './traceparent.ts';

export interface Spans {
  /** From here on spans are sent, where a collector is named. */
  start(): Promise<void>;
  /** Sends what is there, and waits for nobody for long. */
  stop(): Promise<void>;
  /** A request with the header of its caller; nothing where neither that nor a collector asks for it. */
  request(requestId: string, traceparent: string | readonly string[] | undefined): Span | undefined;
  /** Work of its own, whoever it was that woke us. */
  work<T>(name: string, values: Values, steps: () => Promise<T>): Promise<T>;
}

export function createSpans(to: SpansTo | undefined, log: Pick<Log, 'warn' | 'info'>): Spans {
  let sender: Sender | undefined;
  return {
    start: async () => {
      if (to) sender = (await import('./sender.ts')).openSender(to, log);
    },
    stop: async () => {
      const opened = sender;
      sender = undefined;
      await opened?.close();
    },
    request: (requestId, traceparent) => {
      const caller = readTraceparent(traceparent);
      const seen = sender?.root('request', 'request', { 'weitersagen.request': requestId }, caller);
      return seen ?? (caller && unseenSpan(caller.traceId, requestId));
    },
    work: (name, values, steps) => {
      const span = sender?.root('work', name, values);
      return inSpan(span, () => ending(span, steps));
    },
  };
}
