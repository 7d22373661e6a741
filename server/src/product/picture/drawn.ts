/**
 * The drawn picture of a product or a category, in the colours of the brand, for whoever shows it outside of our pages (C-38); the
 * pages show the same drawings, out of the same file.
 */
import { readFileSync } from 'node:fs';
import type { Drawing } from '@weitersagen/contract/product/drawing';
import { brandOf } from '#brand/brand.ts';

const file = new URL('../../../../web/src/ui/drawings.svg', import.meta.url);
let kept: ReadonlyMap<string, string> | undefined;

/** What is inside of a symbol of the file. */
function symbol(id: string): string {
  kept ??= new Map(
    [...readFileSync(file, 'utf8').matchAll(/<symbol id="([a-z-]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(
      ([, name = '', content = '']) => [name, content.replace(/\n\s*/g, '')],
    ),
  );
  const found = kept.get(id);
  if (found === undefined) throw new Error(`there is no drawing ${id}`);
  return found;
}

/** 240 by 160. */
const drawingIn = (drawing: Drawing, brand: string): string =>
  symbol(drawing).replace(/var\(--([\w-]+)\)/g, (_whole, name: string) => brandOf(brand).token(name));

/** 3:2, 960 or 320 wide, on a tinted ground. */
export function drawnPicture(name: string, drawing: Drawing, brand: string, size: 'large' | 'small'): string {
  const width = size === 'large' ? 960 : 320;
  const ground = `<rect width="240" height="160" fill="${brandOf(brand).token('brand-soft')}"/>`;
  const shape = `viewBox="0 0 240 160" width="${width}" height="${Math.round((width * 2) / 3)}"`;
  return svg(name, shape, ground + drawingIn(drawing, brand));
}

/** The line alone, in the colour of the text around it. */
export const drawnIcon = (name: string, drawing: Drawing): string =>
  svg(
    name,
    'viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"',
    symbol(`${drawing}-line`),
  );

const svg = (title: string, shape: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${shape} role="img"><title>${escaped(title)}</title>${drawing}</svg>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
