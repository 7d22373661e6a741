/** The one part of bytes that a request asks for (RFC 9110, 14). */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** From the first byte to the last; the whole where nothing is asked for that can be read, none where nothing is there. */
type Range = { start: number; end: number } | 'whole' | 'none';

function rangeOf(range: string | undefined, bytes: number): Range {
  const [, from = '', to = ''] = /^bytes=(\d{0,9})-(\d{0,9})$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end ? 'none' : { start, end };
}

/** The whole, or the one part that is asked for: what cannot be read is the whole, what is not there 416. */
export function sendRange<B>(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: { bytes: number; whole: () => B; part: (start: number, end: number) => B },
): FastifyReply {
  const range = rangeOf(headers.range, content.bytes);
  reply.header('accept-ranges', 'bytes');
  if (range === 'whole') return reply.header('content-length', content.bytes).send(content.whole());
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${content.bytes}`).send();
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${content.bytes}`)
    .header('content-length', end - start + 1)
    .send(content.part(start, end));
}

/** Bytes in memory. */
export const inMemory = (bytes: Buffer) => ({
  bytes: bytes.length,
  whole: () => bytes,
  part: (start: number, end: number) => bytes.subarray(start, end + 1),
});
