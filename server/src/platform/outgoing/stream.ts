/**
 * An answer that is taken part by part. Time counts only while we wait for the other side: what we do with a part ourselves, a
 * transaction for example, takes nothing off its time, and holds it back meanwhile.
 */
import type { IncomingMessage } from 'node:http';
import { failureOf, OutgoingError } from './failure.ts';

export interface OutgoingStream {
  /** Whatever it is, a redirect too. */
  status: number;
  contentType: string;
  /** When to come again, in seconds or as a moment, as a server says it that is too busy. */
  retryAfter: string | null;
  /** At most so many bytes as were asked for; a broken connection and one that says nothing are failures here. */
  parts: AsyncIterable<Buffer>;
}

interface Patience {
  signal: AbortSignal;
  /** Waits for them, as long as there is time left. */
  during<T>(waiting: Promise<T>): Promise<T>;
}

export function patience({ timeoutMs, silentMs }: { timeoutMs: number; silentMs: number }): Patience {
  const controller = new AbortController();
  let leftMs = timeoutMs;
  return {
    signal: controller.signal,
    async during(waiting) {
      const fromMs = performance.now();
      const timer = setTimeout(() => controller.abort(), Math.max(0, Math.min(leftMs, silentMs)));
      try {
        return await waiting;
      } catch (error) {
        throw failureOf(error, controller.signal);
      } finally {
        clearTimeout(timer);
        leftMs -= performance.now() - fromMs;
      }
    },
  };
}

export const streamOf = (answer: IncomingMessage, waiting: Patience, bytesMax: number): OutgoingStream => ({
  status: answer.statusCode ?? 0,
  contentType: answer.headers['content-type'] ?? '',
  retryAfter: answer.headers['retry-after'] ?? null,
  parts: partsOf(answer, waiting, bytesMax),
});

async function* partsOf(answer: IncomingMessage, waiting: Patience, bytesMax: number): AsyncGenerator<Buffer> {
  let bytes = Number(answer.headers['content-length'] ?? 0) > bytesMax ? bytesMax + 1 : 0;
  const read: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
  for (;;) {
    if (bytes > bytesMax) throw new OutgoingError('too-large', `more than ${bytesMax} bytes`);
    const next = await waiting.during(read.next());
    if (next.done) return;
    bytes += next.value.length;
    if (bytes <= bytesMax) yield next.value;
  }
}
