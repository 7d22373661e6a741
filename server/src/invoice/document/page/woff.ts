/**
 * A font as WOFF (1.0) unpacked to what it was made of. The library that draws would unpack a table again for every letter, which
 * takes seconds for a page.
 */
import { inflateSync } from 'node:zlib';

interface Table {
  tag: Buffer;
  checksum: number;
  content: Buffer;
}

const headSize = 44;
const entrySize = 20;

export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this font is no WOFF');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => tableAt(woff, headSize + place * entrySize));
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * 16, 10);
  let offset = head.length;
  const contents = tables.map(({ tag, checksum, content }, place) => {
    const entry = 12 + place * 16;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...contents]);
}

function tableAt(woff: Buffer, entry: number): Table {
  const [offset = 0, packed = 0, size = 0, checksum = 0] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at));
  const content = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum,
    content: packed < size ? inflateSync(content) : content,
  };
}
