/** `node anew-process.ts jpeg 3000`: reads a picture from its input and writes it anew, its larger side at most so long. */
import { buffer } from 'node:stream/consumers';
import { exits, headOf } from './exits.ts';
import { open, sizeOf } from './library.ts';

const [, , type, side] = process.argv;
const sideMax = Number(side);
const sent = await buffer(process.stdin);
try {
  if ((await sizeOf(sent)).isTooLarge) process.exit(exits.pixels);
  const picture = open(sent)
    .rotate()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await {
    jpeg: () => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }),
    png: () => picture.png(),
    webp: () => picture.webp({ quality: 85 }),
  }
    [type as 'jpeg' | 'png' | 'webp']()
    .toBuffer({ resolveWithObject: true });
  process.stdout.write(Buffer.concat([headOf(info.width, info.height), data]), () => process.exit(0));
} catch {
  process.exit(exits.broken);
}
