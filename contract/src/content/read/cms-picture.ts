/** A picture of a CMS by the address of its file: in the widths a page may need, drawn and cut by the CMS. */
import { pictureWidths, usualWidth } from '../../media/picture-source.ts';
import type { ShownPicture } from '../shown.ts';

export function cmsPicture(address: string, ratio?: number): Omit<ShownPicture, 'alt'> {
  const at = (width: number): string =>
    ratio === undefined
      ? `${address}/?width=${width}`
      : `${address}/?width=${width}&height=${Math.round(width / ratio)}&mode=Crop`;
  return {
    src: at(usualWidth),
    srcset: pictureWidths.map((width) => `${at(width)} ${width}w`).join(', '),
    ...(ratio !== undefined && { width: usualWidth, height: Math.round(usualWidth / ratio) }),
  };
}
