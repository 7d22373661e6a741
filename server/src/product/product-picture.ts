/**
 * The picture of a product or a category: its line drawing, large, on a tinted ground with the circle of the kit; for
 * whoever shows it outside of our pages (rules 7.7). The pages draw the same line as an icon.
 */
import { pictogram } from '@weitersagen/contract/product/pictograms';
import { brandOf } from '#brand/brand.ts';
import type { Source } from './product.ts';

interface Pictured {
  name: string;
  category: string | null;
  source: Source;
  isAgent?: boolean;
}

/** 3:2, 960 or 320 wide, in the colours of the brand. */
export function productPicture(what: Pictured, brand: string, size: 'large' | 'small'): string {
  const { token } = brandOf(brand);
  const width = size === 'large' ? 960 : 320;
  const drawing =
    `<rect width="480" height="320" fill="${token('brand-soft')}"/><circle cx="240" cy="160" r="112" fill="${token('paper')}"/>` +
    `<circle cx="328" cy="92" r="20" fill="${token('accent')}"/>` +
    `<g transform="translate(168 88) scale(6)" fill="none" stroke="${token('brand')}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"><path d="${pictogram(what.category, what)}"/></g>`;
  return svg(what.name, `viewBox="0 0 480 320" width="${width}" height="${(width * 2) / 3}"`, drawing);
}

/** The line alone, in the colour of the text around it. */
export const categoryIcon = (what: Pictured): string =>
  svg(
    what.name,
    'viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"',
    `<path d="${pictogram(what.category, what)}"/>`,
  );

const svg = (title: string, shape: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${shape} role="img"><title>${escaped(title)}</title>${drawing}</svg>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
