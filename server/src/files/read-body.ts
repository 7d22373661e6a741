/** A body that is a file, as a whole: never more than is allowed, and never more of them at once than memory has room for. */
import { Readable } from 'node:stream';
import { refuse } from '@weitersagen/contract/basics/refusals';

/** What a route gets as the body of a file. */
export type Body = AsyncIterable<Uint8Array> | null | undefined;

/** So many files of 10 MB are in memory at once. */
const atOnceMax = 8;
let reading = 0;

export async function readBody(body: Body, bytesMax: number): Promise<Buffer> {
  if (body === null || body === undefined) return refuseFile('file-empty');
  if (!(body instanceof Readable)) return refuseFile('file-type');
  if (reading >= atOnceMax) refuse('limit.reached', { retryAfter: 5 });
  reading++;
  try {
    const { chunks, bytes } = await collect(body, bytesMax);
    if (bytes > bytesMax) refuse('input.too-large', { problems: [{ field: 'Datei', code: 'file-over-limit' }] });
    if (bytes === 0) refuseFile('file-empty');
    return Buffer.concat(chunks);
  } finally {
    reading--;
  }
}

/** What is too much is read to its end, up to twice of what is allowed, so that the sender hears why it is refused. */
async function collect(body: Readable, bytesMax: number): Promise<{ chunks: Uint8Array[]; bytes: number }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes <= bytesMax) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > 2 * bytesMax) break;
  }
  return { chunks, bytes };
}

export const refuseFile = (code: string): never => refuse('file.refused', { problems: [{ field: 'Datei', code }] });
