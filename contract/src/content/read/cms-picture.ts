/** A picture of a CMS by the address of its file: in the widths a page may need, drawn and cut by the CMS. */
import type { ShownPicture } from '../shown.ts';

const widths = [320, 640, 960, 1280, 1920] as const;
const usual = 960;

export function cmsPicture(address: string, ratio?: number): Omit<ShownPicture, 'alt'> {
  const at = (width: number): string =>
    ratio === undefined
      ? `${address}/?width=${width}`
      : `${address}/?width=${width}&height=${Math.round(width / ratio)}&mode=Crop`;
  return {
    src: at(usual),
    srcset: widths.map((width) => `${at(width)} ${width}w`).join(', '),
    ...(ratio !== undefined && { width: usual, height: Math.round(usual / ratio) }),
  };
}
