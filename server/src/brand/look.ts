/** Tokens and logo of a brand, read from the files of its theme. */
import { existsSync, readFileSync } from 'node:fs';
import type { Picture } from '#platform/mail/template.ts';

const ui = new URL('../../../web/src/ui/', import.meta.url);
const fileOf = (brand: string, name: string): URL => new URL(`themes/${brand}/${name}`, ui);

export interface Brand {
  /**
   * A token as CSS has it, of the light unless the dark is asked for; colours with six digits, because some mail programs know no
   * others.
   */
  token: (name: string, scheme?: Scheme) => string;
  logo: { svg: string; width: number; height: number; name: string } | undefined;
  /** A square SVG for tabs and home screens. */
  icon: string;
}

type Scheme = 'light' | 'dark';

const known = new Map<string, Brand>();

export function brandOf(slug: string): Brand {
  const brand = known.get(slug) ?? readBrand(slug);
  known.set(slug, brand);
  return brand;
}

function readBrand(slug: string): Brand {
  const theme = fileOf(slug, 'theme.css');
  const neutral = new Map(
    ['tokens.css', 'neutral.css'].flatMap((file) => tokensIn(readFileSync(new URL(file, ui), 'utf8'))),
  );
  const own = new Map(existsSync(theme) ? tokensIn(readFileSync(theme, 'utf8')) : []);
  const token = (name: string, scheme: Scheme = 'light'): string => {
    const value = inScheme(own.get(name), neutral.get(name), scheme);
    if (value === undefined) throw new Error(`there is no token --${name}`);
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return other ? token(other, scheme) : sixDigits(value);
  };
  const logo = readLogo(slug);
  return { token, logo, icon: readIcon(slug, logo) ?? plainIcon(token('brand')) };
}

const tokensIn = (css: string): [string, string][] =>
  [...css.replace(/[/][*][\s\S]*?[*][/]/g, '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name as string,
    (value as string).replace(/\s+/g, ' ').trim(),
  ]);

/** As pages have it (web/src/ui/themes/with-dark.ts): for the dark the brand says nothing of, the neutral value stands. */
function inScheme(own: string | undefined, neutral: string | undefined, scheme: Scheme): string | undefined {
  const [ours, theirs] = [bothOf(own), bothOf(neutral)];
  if (scheme === 'light') return ours?.light ?? theirs?.light;
  return ours?.dark ?? theirs?.dark ?? ours?.light ?? theirs?.light;
}

function bothOf(value: string | undefined): { light: string; dark: string | undefined } | undefined {
  if (value === undefined) return undefined;
  const [, light, dark] = /^light-dark\(([^,]+), ?([^)]+)\)$/.exec(value) ?? [];
  return { light: light ?? value, dark };
}

const sixDigits = (value: string): string =>
  /^#[\da-f]{3}$/i.test(value) ? value.replace(/[\da-f]/gi, (digit) => digit + digit) : value;

function readLogo(slug: string): Brand['logo'] {
  const file = fileOf(slug, 'logo.svg');
  if (!existsSync(file)) return undefined;
  const svg = readFileSync(file, 'utf8');
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return {
    svg,
    width: Number(width),
    height: Number(height),
    name: /aria-label="([^"]+)"/.exec(svg)?.[1] ?? slug,
  };
}

/** `icon.svg` of the brand, else the mark at the beginning of its logo, on white in the dark, too. */
function readIcon(slug: string, logo: Brand['logo']): string | undefined {
  const file = fileOf(slug, 'icon.svg');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  if (!logo) return undefined;
  const side = logo.height;
  const mark = logo.svg
    .replace(/^[^<]*<svg\b[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<style>[^<]*<\/style>/, '');
  const edge = side / 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side + 2 * edge} ${side + 2 * edge}"><rect x="${-edge}" y="${-edge}" width="100%" height="100%" rx="${2 * edge}" fill="#ffffff"/><svg width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${mark}</svg></svg>`;
}

const plainIcon = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/></svg>`;

/** Height at which a mail shows the logo. */
export const logoHeight = 28;
export const logoId = 'logo';

const pictures = new Map<string, Promise<Picture | undefined>>();

/** The logo as a picture at double size, for mail programs that know no SVG. The renderer is loaded when first needed. */
export function logoPicture(slug: string): Promise<Picture | undefined> {
  const picture =
    pictures.get(slug) ??
    drawLogo(slug).catch((error: unknown) => {
      pictures.delete(slug);
      throw error;
    });
  pictures.set(slug, picture);
  return picture;
}

async function drawLogo(slug: string): Promise<Picture | undefined> {
  const { logo } = brandOf(slug);
  if (!logo) return undefined;
  const { Resvg } = await import('@resvg/resvg-js');
  const drawn = new Resvg(logo.svg, { fitTo: { mode: 'height', value: logoHeight * 2 } }).render().asPng();
  return { cid: logoId, filename: 'logo.png', contentType: 'image/png', content: drawn };
}
