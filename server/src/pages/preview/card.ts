/**
 * The preview picture as a tree of boxes: ground and lettering of the brand, its key visual, and the note when there is
 * something to earn. 1200 by 630, the size every messenger takes.
 */
import { readFileSync } from 'node:fs';
import type { PreviewWords } from '@weitersagen/contract/page/page';
import { type Brand, brandOf } from '#brand/brand.ts';

export const size = { width: 1200, height: 630 } as const;

/** A box as the layout engine takes it. */
export interface Box {
  type: string;
  props: { style?: Record<string, unknown>; src?: string; width?: number; height?: number; children?: Content };
}
type Content = string | readonly (Box | string | false | undefined)[];

export interface Preview {
  kind: 'preview';
  /** Folder of the brand. */
  brand: string;
  name: string;
  words: PreviewWords;
}

export const box = (style: Record<string, unknown>, children: Content): Box => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});
export const picture = (svg: string, width: number, height: number): Box => ({
  type: 'img',
  props: { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height },
});

export function previewCard({ brand: slug, name, words }: Preview): Box {
  const brand = brandOf(slug);
  const { token } = brand;
  const keyVisual = keyVisualOf(slug);
  const ground = groundOf(brand);
  const brandHead = brandHeadOf(brand, name, 64);
  const text = box({ flexDirection: 'column', justifyContent: 'space-between', width: 600, height: '100%' }, [
    brandHead,
    box({ flexDirection: 'column' }, [
      words.above && box({ fontSize: 32, color: token('ink-soft'), marginBottom: 8 }, words.above),
      box(
        {
          fontSize: words.headline.length > 42 ? 58 : 68,
          fontWeight: 700,
          lineHeight: 1.08,
          letterSpacing: -1.5,
          textWrap: 'balance',
        },
        words.headline,
      ),
    ]),
    box({ flexDirection: 'column' }, [
      box({ fontSize: 30, lineHeight: 1.35, color: token('ink-soft'), textWrap: 'balance' }, words.line),
      words.mark && box({ fontSize: 28, fontWeight: 700, marginTop: 12, color: token('ink') }, words.mark),
    ]),
  ]);
  const art = box(
    { position: 'relative', width: 480, height: '100%', alignItems: 'center', justifyContent: 'center' },
    [
      keyVisual ? picture(keyVisual, 480, 384) : undefined,
      words.note && banknote(brand, words.note, keyVisual !== undefined),
    ],
  );
  return box(
    {
      ...size,
      padding: 56,
      justifyContent: 'space-between',
      background: ground,
      color: token('ink'),
      borderBottom: `16px solid ${token('brand')}`,
      fontFamily: 'Text',
    },
    [text, art],
  );
}

export const groundOf = ({ token }: Brand): string =>
  token('hero') === 'transparent' ? token('paper') : token('hero');

/** The logo, else the name. */
export const brandHeadOf = ({ logo }: Brand, name: string, height: number): Box =>
  logo
    ? picture(logo.svg, Math.round((logo.width / logo.height) * height), height)
    : box({ fontSize: Math.round(height * 0.62), fontWeight: 700 }, name);

/** The note of the kit: two-coloured ground, rosette, bubble with arrow; over a key visual it lies tilted in front. */
export function banknote(
  { token }: Brand,
  { above, amount, below }: NonNullable<PreviewWords['note']>,
  isInFront: boolean,
): Box {
  const print = token('bill-ink');
  const place = isInFront ? { position: 'absolute', left: -40, bottom: 8 } : {};
  return box(
    {
      ...place,
      width: 360,
      height: 180,
      padding: '0 28px',
      borderRadius: 18,
      alignItems: 'center',
      transform: 'rotate(-4deg)',
      background: `linear-gradient(105deg, ${token('bill-1')} 30%, ${token('bill-2')} 80%)`,
      boxShadow: '0 8px 16px rgba(16, 24, 32, 0.2)',
      color: print,
    },
    [
      box({ position: 'absolute', right: 14, top: 14 }, [
        picture(rosette(print, token('brand'), token('brand-ink')), 152, 152),
      ]),
      box({ flexDirection: 'column' }, [
        box({ fontSize: 22, fontWeight: 700 }, above),
        box({ fontSize: 62, fontWeight: 700, letterSpacing: -2, lineHeight: 1.15 }, amount),
        box({ fontSize: 22, fontWeight: 700 }, below),
      ]),
    ],
  );
}

const rosette = (print: string, brand: string, ink: string): string => {
  const turns = Array.from({ length: 12 }, (_, turn) => `<ellipse rx="47" ry="19" transform="rotate(${turn * 15})"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="130 10 96 96"><g fill="none" stroke="${print}" transform="translate(178 58)"><g stroke-width=".65" opacity=".45">${turns.join('')}</g>` +
    `<circle r="24.5" fill="#ffffff" stroke-width=".9" opacity=".95"/></g><path d="M178 42a15 15 0 1 1-8.5 27.4l-7 2.6 2.4-6.8A15 15 0 0 1 178 42z" fill="${brand}"/>` +
    `<path d="M171.5 57h12.5M179 52l5.2 5-5.2 5" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
};

export function keyVisualOf(slug: string): string | undefined {
  try {
    return readFileSync(new URL(`../../../../web/src/ui/themes/${slug}/keyvisual.svg`, import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
}
