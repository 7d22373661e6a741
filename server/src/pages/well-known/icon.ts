/**
 * The icon of a mandant, for tabs, bookmarks and home screens: `icon.svg` of its brand, else the mark its logo begins with
 * (docs/brands.md), on white. Drawn once and kept, and the library is loaded when the first one is drawn.
 */
import { readFileSync } from 'node:fs';
import { brandOf } from '#brand/brand.ts';

export const iconOf = (slug: string): string => brandOf(slug).icon;

/** The desk is of no brand, so that its tab is found beside those of the portals. */
const desk = 'verwaltung/';
const deskFile = new URL('../../../../web/src/ui/desk-icon.svg', import.meta.url);
export const deskIcon = (): string => readFileSync(deskFile, 'utf8');
export const deskTouchIcon = (): Promise<Buffer> => pictureOf(desk, deskIcon, touchSize);

const touchSize = 180;
const tabSize = 32;
const drawn = new Map<string, Promise<Buffer>>();

/** For the home screen of a phone, which makes the corners round itself. */
export const touchIconOf = (slug: string): Promise<Buffer> => pictureOf(slug, () => iconOf(slug), touchSize);

/** For who asks for no other: an icon file that holds one PNG. */
export async function tabIconOf(slug: string): Promise<Buffer> {
  const png = await pictureOf(slug, () => iconOf(slug), tabSize);
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

function pictureOf(name: string, svg: () => string, size: number): Promise<Buffer> {
  const key = `${name} ${size}`;
  const picture =
    drawn.get(key) ??
    draw(size === touchSize ? square(svg()) : svg(), size).catch((error: unknown) => {
      drawn.delete(key);
      throw error;
    });
  drawn.set(key, picture);
  return picture;
}

/** Corners that are left empty would be black. */
const square = (svg: string): string => svg.replace(/(<rect\b[^>]*?) rx="[^"]*"/, '$1');

async function draw(svg: string, size: number): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}
