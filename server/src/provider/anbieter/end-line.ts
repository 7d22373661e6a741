/**
 * The last line of a file of `anbieter-b`, by which one that was cut off or damaged on its way is known: how many rows it has, the
 * SHA-256 of every byte before this line, of which moment it is, and up to which number its changes are in it.
 */
import { createHash } from 'node:crypto';
import { moment } from '@weitersagen/contract/basics/day';
import { decode } from '@weitersagen/contract/basics/wire';
import { LoadError } from '../failure.ts';

interface EndLine {
  rows: number;
  statedAt: Date;
  changeMark: number;
}

const newline = 0x0a;
/** No last line is so long: what has no line in so many bytes is no such file. */
const heldMax = 64 * 1024;

/** The file without its last line, which is read when the rest is. */
export function untilEndLine(parts: AsyncIterable<Buffer>): {
  content: AsyncIterable<Buffer>;
  end(): EndLine;
} {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  async function* content(): AsyncGenerator<Buffer> {
    for await (const part of parts) {
      const all = held.length === 0 ? part : Buffer.concat([held, part]);
      const cut = all.length > heldMax ? Math.max(startOfLast(all), all.length - heldMax) : startOfLast(all);
      held = all.subarray(cut);
      if (cut === 0) continue;
      const whole = all.subarray(0, cut);
      hash.update(whole);
      yield whole;
    }
  }
  return { content: content(), end: () => readEndLine(held.toString('utf8'), hash.digest('hex')) };
}

/** Where the last line begins, whether it has been ended or not. */
const startOfLast = (bytes: Buffer): number =>
  bytes.length < 2 ? 0 : bytes.lastIndexOf(newline, bytes.at(-1) === newline ? bytes.length - 2 : bytes.length - 1) + 1;

function readEndLine(text: string, sha256: string): EndLine {
  const [word, rows = '', sum, at, mark = ''] = text.trim().split(';');
  const statedAt = decode(moment, at);
  if (word !== 'ENDE' || !/^\d{1,9}$/.test(rows) || !/^\d{1,9}$/.test(mark) || !statedAt.ok)
    throw new LoadError('cutOff');
  if (sum?.toLowerCase() !== sha256) throw new LoadError('damaged');
  return { rows: Number(rows), statedAt: statedAt.value, changeMark: Number(mark) };
}
