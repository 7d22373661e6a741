/**
 * What makes a brand (docs/brands.md): a folder with its tokens and two drawings. `npm run build` refuses one that is not
 * whole, changes what is not a brand's to change, or has a contrast that is too small; `npm run brands` prints them all.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withDark } from '../web/src/ui/themes/with-dark.ts';
import { isTooSmall, measured, type Scheme, schemes, type Tokens, tokensIn } from './contrasts.ts';
import { textOf } from './files.ts';
import { root } from './run.ts';

const folder = 'web/src/ui/themes';

/** Everything a brand may say; all else is the same everywhere, so that an error looks like one. */
const own = new Set(
  `ink ink-soft paper band line line-strong brand brand-strong brand-ink brand-soft brand-line accent accent-ink focus
  bill-1 bill-2 bill-ink font font-display weight-display radius hero`.split(/\s+/),
);

export interface Brand {
  name: string;
  theme: string;
  logo: string;
  keyVisual: string;
}

/** What is wrong with a brand, in sentences. */
export function faultsOf({ name, theme, logo, keyVisual }: Brand, defaults: Tokens): string[] {
  const tokens = tokensIn(theme);
  const foreign = [...tokens.keys()].filter((token) => !own.has(token));
  return [
    ...foreign.map((token) => `${name}: --${token} is not a brand's to set`),
    ...(isRootAlone(theme) ? [] : [`${name}: a theme is "@layer theme { :root { … } }" and nothing else`]),
    ...schemes.flatMap((scheme) =>
      measured(shown(theme, defaults), scheme)
        .filter(isTooSmall)
        .map(
          ({ name: pair, contrast, needed }) =>
            `${name}: ${pair} has ${contrast.toFixed(2)}${scheme === 'dark' ? ' in the dark' : ''}, needed ${needed}`,
        ),
    ),
    ...(widthOf(logo) <= logoWidth ? [] : [`${name}: logo.svg is wider than ${logoWidth} px when it is 32 high`]),
    ...(/viewBox="0 0 800 640"/.test(keyVisual) ? [] : [`${name}: keyvisual.svg is drawn on 800 by 640`]),
    ...(/<(?:text|script|style|image|foreignObject)\b/i.test([logo, keyVisual].map(withoutDarkStyle).join())
      ? [`${name}: a drawing has shapes alone, no text, script, picture, nor a style but that of the dark`]
      : []),
  ];
}

/** What a page has of it: a brand that says nothing of the dark takes the neutral colours there. */
const shown = (theme: string, defaults: Tokens): Tokens => {
  const css = [...defaults].map(([name, value]) => `--${name}: ${value};`).join('');
  return new Map([...defaults, ...tokensIn(withDark(theme, css))]);
};

/** The one style a drawing may have: which colours are others in the dark. */
const withoutDarkStyle = (svg: string): string =>
  svg.replace(
    /<style>@media \(prefers-color-scheme:\s*dark\)\s*\{(?:\s*\[(?:fill|stroke)="#[\da-f]+"\]\s*\{[^{}<]*\})*\s*\}<\/style>/,
    '',
  );

const isRootAlone = (theme: string): boolean =>
  /^@layer theme\s*\{\s*:root\s*\{[^{}]*\}\s*\}$/.test(theme.replace(/[/][*][\s\S]*?[*][/]/g, '').trim());

/** Widest logo that leaves room for the menu beside it on a phone, at the height of the header. */
const logoWidth = 240;

function widthOf(svg: string): number {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return (Number(width) / Number(height)) * 32;
}

export const defaultTokens = (): Tokens => tokensIn(textOf('web/src/ui/tokens.css') + textOf('web/src/ui/neutral.css'));

export const brands = (): Brand[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      theme: textOf(`${folder}/${name}/theme.css`),
      logo: textOf(`${folder}/${name}/logo.svg`),
      keyVisual: textOf(`${folder}/${name}/keyvisual.svg`),
    }));

export const faultsOfAll = (): string[] => brands().flatMap((brand) => faultsOf(brand, defaultTokens()));

const titles: Readonly<Record<Scheme, string>> = { light: 'by light', dark: 'in the dark' };

function print(): void {
  const all = brands();
  for (const scheme of schemes) {
    const tables = all.map(({ theme }) => measured(shown(theme, defaultTokens()), scheme));
    console.log([titles[scheme].padEnd(28), ...all.map(({ name }) => name.padStart(13))].join(''));
    for (const [index, { name, needed }] of (tables[0] ?? []).entries()) {
      const row = tables.map((table) => table[index]?.contrast.toFixed(1).padStart(13));
      console.log([`${name} (${needed})`.padEnd(28), ...row].join(''));
    }
  }
}

if (import.meta.main) {
  print();
  const faults = faultsOfAll();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
