/**
 * The icon of a mandant, for tabs, bookmarks and home screens: `icon.svg` of its brand, else the mark its logo begins with
 * (docs/brands.md), on white. Drawn once and kept, and the library is loaded when the first one is drawn.
 */
import { brandOf } from '#brand/brand.ts';

export const iconOf = (slug: string): string => brandOf(slug).icon;

const touchSize = 180;
const tabSize = 32;
const drawn = new Map<string, Promise<Buffer>>();

/** For the home screen of a phone, which makes the corners round itself. */
export const touchIconOf = (slug: string): Promise<Buffer> => pictureOf(slug, touchSize);

/** For who asks for no other: an icon file that holds one PNG. */
export async function tabIconOf(slug: string): Promise<Buffer> {
  const png = await pictureOf(slug, tabSize);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(tabSize, 6);
  head.writeUInt8(tabSize, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function pictureOf(slug: string, size: number): Promise<Buffer> {
  const key = `${slug} ${size}`;
  const picture =
    drawn.get(key) ??
    draw(iconOf(slug), size).catch((error: unknown) => {
      drawn.delete(key);
      throw error;
    });
  drawn.set(key, picture);
  return picture;
}

async function draw(svg: string, size: number): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}
