/**
 * How a page shows a picture: addresses in the widths that screens have, each with its variant in it, so that it may be kept
 * for a year; with a new version they are others. An address names no format: what comes is AVIF or WebP where the browser
 * says that it takes it, else what was uploaded.
 */
import type { PagePicture } from './page-picture.ts';
import type { Point } from './rules.ts';

/** Widths in points that pages ask for: phones and halves of a page as they stand, and as dense as their screens are. */
export const pictureWidths = [320, 480, 672, 768, 960, 1280, 1920] as const;
/** The one for a browser that knows no list. */
export const usualWidth = 960;

/** What of a picture is shown: the size of its cut, and the focus in it. */
export interface ShownPicture {
  id: string;
  version: number;
  width: number;
  height: number;
  focus: Point;
}

interface PictureOptions {
  /** `(min-width: 48rem) 50vw, 100vw`: how wide it is shown; the whole width without. */
  sizes?: string;
  /** Width by height: it comes cut to that, around its focus. */
  ratio?: number;
  /** The widest that is ever shown. */
  widthMax?: number;
  /** Where such addresses begin. */
  base?: string;
}

interface PictureSource {
  src: string;
  srcset: string;
  sizes: string;
  /** Of `src`: its place is there before it is. */
  width: number;
  height: number;
}

/** As messengers show one beside a link. */
const previewSize = { width: 1200, height: 630 };

/** Cut to the form of a preview, in a format that every messenger takes; no larger than there is. */
export function previewSourceAt({ address, width, height }: Pick<PagePicture, 'address' | 'width' | 'height'>) {
  const scale = Math.min(1, width / previewSize.width, height / previewSize.height);
  const [wide, high] = [previewSize.width, previewSize.height].map((one) => Math.max(1, Math.floor(one * scale)));
  return { src: `${address}/${wide}x${high}.jpg`, type: 'image/jpeg', width: wide, height: high };
}

const pictureBase = '/bilder';

/** Where the sizes of a picture lie. */
export const pictureAddress = ({ id, version }: Pick<ShownPicture, 'id' | 'version'>, base = pictureBase): string =>
  `${base}/${id}/${version}`;

/** With what stays in sight where a page cuts it: `30% 70%`. */
export function pictureSource(
  picture: ShownPicture,
  { base, ...options }: PictureOptions = {},
): PictureSource & { objectPosition: string } {
  const { width, height, focus } = picture;
  const percent = (part: number): string => `${Math.round(part * 100)}%`;
  const source = sourceAt({ address: pictureAddress(picture, base), width, height }, options);
  return { ...source, objectPosition: `${percent(focus.x)} ${percent(focus.y)}` };
}

export function sourceAt(
  { address, width, height }: Pick<PagePicture, 'address' | 'width' | 'height'>,
  { sizes = '100vw', ratio, widthMax = Infinity }: Omit<PictureOptions, 'base'>,
): PictureSource {
  // Of what is cut to another form there is as much as fits.
  const widest = ratio === undefined ? width : Math.min(width, Math.floor(height * ratio));
  const fitting: number[] = pictureWidths.filter((one) => one <= widest && one <= widthMax);
  const widths = fitting.length > 0 ? fitting : [Math.max(1, widest)];
  const heightOf = (one: number): number =>
    Math.max(1, Math.round(ratio === undefined ? (one * height) / width : one / ratio));
  const at = (one: number): string => `${address}/${one}${ratio === undefined ? '' : `x${heightOf(one)}`}`;
  const usual = widths.findLast((one) => one <= usualWidth) ?? (widths[0] as number);
  return {
    src: at(usual),
    srcset: widths.map((one) => `${at(one)} ${one}w`).join(', '),
    sizes,
    width: usual,
    height: heightOf(usual),
  };
}
