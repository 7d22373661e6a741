/**
 * A file while it is sent: no more of it than its limit is handed on, and it is read to its end whatever is wrong with it, so that
 * the sender hears why it is refused instead of a broken connection.
 */
import { Readable } from 'node:stream';
import { refuse } from '@weitersagen/contract/basics/refusals';

/** What a route gets as the body of a file. */
export type Body = AsyncIterable<Uint8Array> | null | undefined;

interface FileLimits {
  bytesMax: number;
  rowsMax: number;
  /** What is said of a file above them. */
  tooLarge: string;
  tooMany: string;
}

export interface ReceivedFile extends AsyncIterable<Uint8Array> {
  /** So many have come until now. */
  bytes(): number;
}

/** Takes every row up to the limit, and gives how many there were; refuses a file that is too large before anything else. */
export async function receiveRows<Row>(
  body: Body,
  limits: FileLimits,
  rowsOf: (file: ReceivedFile) => AsyncIterable<Row>,
  take: (row: Row, count: number) => void,
): Promise<number> {
  const file = readToTheEnd(streamOf(body), limits.bytesMax);
  let count = 0;
  const refuseTooLarge = (): void => {
    const { bytesMax, rowsMax, tooLarge, tooMany } = limits;
    const code = file.bytes() > bytesMax ? tooLarge : count > rowsMax ? tooMany : undefined;
    if (code) refuse('input.too-large', { problems: [{ field: 'Datei', code }] });
  };
  try {
    for await (const row of rowsOf(file)) {
      count++;
      if (count <= limits.rowsMax) take(row, count);
    }
  } catch (error) {
    await file.drain();
    refuseTooLarge();
    throw error;
  }
  refuseTooLarge();
  return count;
}

/** An empty body is an empty file; a body that was read as something else is no file. */
function streamOf(body: unknown): AsyncIterable<Uint8Array> {
  if (body === null || body === undefined) return Readable.from([]);
  if (!(body instanceof Readable)) refuse('input.invalid', { problems: [{ field: 'Datei', code: 'invalid' }] });
  return body;
}

/** Whoever stops reading does not end the stream; twice of what is allowed does. */
function readToTheEnd(body: AsyncIterable<Uint8Array>, bytesMax: number): ReceivedFile & { drain(): Promise<void> } {
  const iterator = body[Symbol.asyncIterator]();
  let bytes = 0;
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    for (;;) {
      const chunk = await iterator.next();
      if (chunk.done) return chunk;
      bytes += chunk.value.length;
      if (bytes <= bytesMax) return chunk;
      if (bytes <= 2 * bytesMax) continue;
      await iterator.return?.();
      return { done: true, value: undefined };
    }
  };
  return {
    [Symbol.asyncIterator]: () => ({ next }),
    bytes: () => bytes,
    drain: async () => {
      while (!(await next()).done);
    },
  };
}
