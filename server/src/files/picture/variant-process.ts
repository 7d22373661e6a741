/** `node variant-process.ts '{"from":…}'`: reads a picture from its input and writes it as the plan says (variant.ts). */
import { buffer } from 'node:stream/consumers';
import { exits, headOf } from './exits.ts';
import { open } from './library.ts';
import type { VariantPlan } from './variant.ts';

const { from, shrunk, width, height, ground, format, quality } = JSON.parse(process.argv[2] ?? '') as VariantPlan;
const sent = await buffer(process.stdin);
try {
  const whole = open(sent);
  const part = shrunk
    ? whole
        .resize({ width: shrunk.width, height: shrunk.height, fit: 'fill' })
        .extract({ left: shrunk.left, top: shrunk.top, width, height })
    : whole.extract(from).resize({ width, height, fit: 'fill' });
  const picture = ground
    ? part.extend({
        left: ground.left,
        top: ground.top,
        right: ground.width - width - ground.left,
        bottom: ground.height - height - ground.top,
        background: ground.colour,
      })
    : part;
  const { data, info } = await {
    jpeg: () => picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: false, progressive: true }),
    png: () => picture.png(),
    webp: () => picture.webp({ quality }),
    // The usual effort takes three times as long, and is a few bytes smaller.
    avif: () => picture.avif({ quality, effort: 2 }),
  }
    [format]()
    .toBuffer({ resolveWithObject: true });
  process.stdout.write(Buffer.concat([headOf(info.width, info.height), data]), () => process.exit(0));
} catch {
  process.exit(exits.broken);
}
