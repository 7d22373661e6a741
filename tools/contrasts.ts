/** Contrast of two colours by the formula of WCAG, and the pairs that stand on each other in the kit, by light and in the dark (look of the house). */

/** Text needs 4.5. */
const text: readonly string[] = [
  ...['paper', 'band', 'brand-soft', 'hero', 'info-soft', 'good-soft', 'warn-soft', 'bad-soft'].map(on('ink')),
  ...['paper', 'band', 'brand-soft', 'hero'].map(on('ink-soft')),
  ...['paper', 'band', 'brand-soft', 'hero', 'info-soft'].map(on('brand')),
  ...['brand-soft'].map(on('brand-strong')),
  ...['brand', 'brand-strong'].map(on('brand-ink')),
  ...['accent'].map(on('accent-ink')),
  ...['bill-1', 'bill-2'].map(on('bill-ink')),
  ...['ink', 'bad'].map(on('paper')),
  ...['good-soft', 'paper', 'band'].map(on('good')),
  ...['warn-soft'].map(on('warn')),
  ...['bad-soft', 'paper', 'band'].map(on('bad')),
  ...['info-soft'].map(on('info')),
];

/** Borders of controls, marks and the ring of the focus need 3. */
const controls: readonly string[] = [
  ...['paper', 'band'].map(on('line-strong')),
  ...['paper', 'brand-soft'].map(on('brand')),
  ...['paper', 'band', 'brand-soft', 'hero'].map(on('focus')),
  ...['paper'].map(on('bad')),
  // Lines and bars of charts.
  ...['info', 'warn', 'good', 'ink-soft'].flatMap((tone) => ['paper'].map(on(tone))),
];

/** The mark of a step that is now: its edge is seen on the page, or, where the page is dark, the mark itself is. */
const joy: Readonly<Record<Scheme, string>> = { light: 'accent-ink on paper', dark: 'accent on paper' };

export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];

interface Pair {
  /** "ink on paper" */
  name: string;
  needed: number;
}

const pairsIn = (scheme: Scheme): readonly Pair[] => [
  ...text.map((name) => ({ name, needed: 4.5 })),
  ...[...controls, joy[scheme]].map((name) => ({ name, needed: 3 })),
];

function on(upper: string): (ground: string) => string {
  return (ground) => `${upper} on ${ground}`;
}

export type Tokens = ReadonlyMap<string, string>;

/** Custom properties of a style sheet, by name without the dashes. A later one goes before an earlier. */
export const tokensIn = (css: string): Tokens =>
  new Map(
    [...css.replace(/[/][*][\s\S]*?[*][/]/g, '').matchAll(/--([\w-]+)\s*:\s*([^;}]+)/g)].map(
      ([, name, value]) => [name as string, (value as string).trim()] as const,
    ),
  );

interface Measure extends Pair {
  contrast: number;
}

/** What stands in one of the two: `light-dark(#fff, #111)` says both, any other value holds in both. */
const inScheme = (tokens: Tokens, scheme: Scheme): Tokens =>
  new Map(
    [...tokens].map(([name, value]) => {
      const [, light, dark] = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value) ?? [];
      return [name, (scheme === 'light' ? light : dark) ?? value];
    }),
  );

/** Every pair with its contrast; a colour that cannot be read has none and fails. */
export function measured(all: Tokens, scheme: Scheme): Measure[] {
  const tokens = inScheme(all, scheme);
  return pairsIn(scheme).map(({ name, needed }) => {
    const [upper, ground] = name.split(' on ').map((token) => luminanceOf(token, tokens));
    return { name, needed, contrast: upper === undefined || ground === undefined ? 0 : contrast(upper, ground) };
  });
}

export const isTooSmall = ({ contrast: found, needed }: Measure): boolean => found < needed;

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** What can be seen through shows the page behind it. */
function luminanceOf(token: string, tokens: Tokens): number | undefined {
  const value = tokens.get(token);
  if (value === 'transparent') return luminanceOf('paper', tokens);
  const colour = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value ?? '')?.[1];
  if (!colour) return undefined;
  const digits = colour.length === 3 ? [...colour].map((digit) => digit + digit) : (colour.match(/../g) as string[]);
  const [red, green, blue] = digits.map((pair) => linear(Number.parseInt(pair, 16) / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
