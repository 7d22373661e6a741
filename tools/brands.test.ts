import { describe, expect, test } from 'vitest';
import { withDark } from '../web/src/ui/themes/with-dark.ts';
import { brands, defaultTokens, faultsOf } from './brands.ts';
import { measured, type Scheme, tokensIn } from './contrasts.ts';

const drawing = (box: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0"/></svg>`;
const good = {
  name: 'new',
  theme: '@layer theme { :root { --brand: #24506f; --radius: 3px; } }',
  logo: drawing('0 0 120 32'),
  keyVisual: drawing('0 0 800 640'),
};
const contrastOf = (pair: string, css: string, scheme: Scheme = 'light') =>
  measured(tokensIn(css), scheme).find(({ name }) => name === pair)?.contrast;

describe('contrasts', () => {
  test('black on white has 21, a colour on itself 1', () => {
    expect(contrastOf('ink on paper', ':root { --ink: #000; --paper: #fff }')).toBeCloseTo(21);
    expect(contrastOf('ink on paper', ':root { --ink: #24506f; --paper: #24506F }')).toBe(1);
  });

  test('a ground that lets through is the page behind it', () => {
    expect(contrastOf('ink on hero', ':root { --ink: #000; --paper: #fff; --hero: transparent }')).toBeCloseTo(21);
  });

  test('each of the two schemes has its own, and a colour that says one value has it in both', () => {
    const css = ':root { --ink: light-dark(#000, #fff); --paper: light-dark(#fff, #000); --bad: #808080 }';
    expect(contrastOf('ink on paper', css)).toBeCloseTo(21);
    expect(contrastOf('ink on paper', css, 'dark')).toBeCloseTo(21);
    expect(contrastOf('bad on paper', css)).toBeCloseTo(3.95, 1);
    expect(contrastOf('bad on paper', css, 'dark')).toBeCloseTo(5.32, 1);
  });

  test('a colour that cannot be read fails', () => {
    expect(contrastOf('ink on paper', ':root { --ink: oklch(50% 0 0); --paper: #fff }')).toBe(0);
  });
});

describe('brands', () => {
  test.each(brands().map((brand) => [brand.name, brand] as const))('%s can be read everywhere', (_name, brand) => {
    expect(faultsOf(brand, defaultTokens())).toEqual([]);
  });

  test('the colours of a new brand on the neutral rest are fine', () => {
    expect(faultsOf(good, defaultTokens())).toEqual([]);
  });

  test('too pale a brand is named with its pairs and what they need', () => {
    const pale = { ...good, theme: '@layer theme { :root { --brand: #7ab8e0; } }' };
    expect(faultsOf(pale, defaultTokens())).toContain('new: brand-ink on brand has 2.15, needed 4.5');
  });

  test('what is too pale in the dark alone is named with the dark', () => {
    const dim = { ...good, theme: '@layer theme { :root { --brand: light-dark(#24506f, #24506f); } }' };
    const faults = faultsOf(dim, defaultTokens()).join();
    expect(faults).toContain('new: brand on paper has 2.11 in the dark, needed 4.5');
    expect(faults).not.toContain('new: brand on paper has 8');
  });

  test('a brand that says nothing of the dark stands there in the neutral colours, with its own note and joy', () => {
    const css = [...defaultTokens()].map(([name, value]) => `--${name}: ${value};`).join('');
    const tokens = tokensIn(withDark('@layer theme { :root { --ink: #102030; --accent: #ff0; --radius: 3px } }', css));
    expect(tokens.get('ink')).toBe('light-dark(#102030, #e6edf3)');
    expect(tokens.get('accent')).toBe('#ff0');
    expect(tokens.get('radius')).toBe('3px');
  });

  test.each(brands().map(({ name, theme }) => [name, theme] as const))(
    '%s has a dark side of its own',
    (_name, theme) => {
      for (const colour of ['ink', 'paper', 'band', 'brand', 'brand-ink', 'brand-soft'])
        expect(tokensIn(theme).get(colour), colour).toMatch(/^light-dark\(/);
    },
  );

  test('a drawing says its colours of the dark, and no other style', () => {
    const styled = (css: string) =>
      faultsOf({ ...good, logo: good.logo.replace('<path', `<style>${css}</style><path`) }, defaultTokens());
    expect(styled('@media (prefers-color-scheme: dark) { [fill="#123456"] { fill: #fff } }')).toEqual([]);
    expect(styled('path { fill: #fff }').join()).toContain('nor a style but that of the dark');
  });

  test.each([
    ['a colour of a message', { theme: '@layer theme { :root { --bad: #b0201a; } }' }, "--bad is not a brand's to set"],
    ['a rule for an element', { theme: '@layer theme { :root { } h1 { color: var(--ink) } }' }, 'and nothing else'],
    ['a rule outside of its layer', { theme: ':root { --ink: #111 }' }, 'and nothing else'],
    ['a logo that leaves no room', { logo: drawing('0 0 400 40') }, 'logo.svg is wider than 240 px'],
    ['a key visual of another size', { keyVisual: drawing('0 0 640 640') }, 'keyvisual.svg is drawn on 800 by 640'],
    ['words in a drawing', { logo: good.logo.replace('<path', '<text>Hi</text><path') }, 'no text'],
  ])('%s is refused', (_what, wrong, sentence) => {
    expect(faultsOf({ ...good, ...wrong }, defaultTokens()).join()).toContain(sentence);
  });
});
