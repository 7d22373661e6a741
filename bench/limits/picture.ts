/**
 * What another size of a picture costs at best: a process of its own, the library, and nothing around them.
 *
 *   node picture.ts 960 < picture.jpg > smaller.webp
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);
const picture = await buffer(process.stdin);
const smaller = await sharp(picture)
  .resize({ width: Number(process.argv[2]) })
  .webp({ quality: 80 })
  .toBuffer();
process.stdout.write(smaller, () => process.exit(0));
