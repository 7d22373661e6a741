/**
 * `node picture-process.ts jpeg`: reads a picture from its input and writes it anew. The library is loaded here alone. It may
 * read the three kinds only: it would draw SVG and others, too.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { exits } from './picture-exits.ts';

const pixelsMax = 40_000_000;
/** Enough to read a letter that was photographed. */
const sideMax = 3000;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

const sent = await buffer(process.stdin);
try {
  const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
  if (width * height > pixelsMax) process.exit(exits.pixels);
  const picture = sharp(sent, { limitInputPixels: pixelsMax })
    .rotate()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true });
  const drawn = await {
    jpeg: () => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }),
    png: () => picture.png(),
    webp: () => picture.webp({ quality: 85 }),
  }
    [process.argv[2] as 'jpeg' | 'png' | 'webp']()
    .toBuffer();
  process.stdout.write(drawn, () => process.exit(0));
} catch {
  process.exit(exits.broken);
}
