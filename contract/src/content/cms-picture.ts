/** A picture of a CMS by the address of its file: in the widths a page may need, drawn by the CMS. */
import type { ShownPicture } from './shown.ts';

const widths = [320, 640, 960, 1280, 1920] as const;

export const cmsPicture = (address: string): Omit<ShownPicture, 'alt'> => ({
  src: `${address}/?width=960`,
  srcset: widths.map((width) => `${address}/?width=${width} ${width}w`).join(', '),
});
