/** Tokens and logo of a brand, read from the files of its theme. */
import { existsSync, readFileSync } from 'node:fs';
import type { Picture } from '#platform/mail/template.ts';

const ui = new URL('../../../web/src/ui/', import.meta.url);
const fileOf = (brand: string, name: string): URL => new URL(`themes/${brand}/${name}`, ui);

export interface Brand {
  /** A token as CSS has it; colours with six digits, because some mail programs know no others. */
  token: (name: string) => string;
  logo: { svg: string; width: number; height: number; name: string } | undefined;
}

const known = new Map<string, Brand>();

export function brandOf(slug: string): Brand {
  const brand = known.get(slug) ?? readBrand(slug);
  known.set(slug, brand);
  return brand;
}

function readBrand(slug: string): Brand {
  const theme = fileOf(slug, 'theme.css');
  const tokens = new Map([
    ...tokensIn(readFileSync(new URL('tokens.css', ui), 'utf8')),
    ...(existsSync(theme) ? tokensIn(readFileSync(theme, 'utf8')) : []),
  ]);
  const token = (name: string): string => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`there is no token --${name}`);
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return other ? token(other) : value;
  };
  return { token, logo: readLogo(slug) };
}

const tokensIn = (css: string): [string, string][] =>
  [...css.replace(/[/][*][\s\S]*?[*][/]/g, '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name as string,
    sixDigits((value as string).replace(/\s+/g, ' ').trim()),
  ]);

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
