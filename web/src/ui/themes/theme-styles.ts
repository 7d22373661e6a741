/** The properties of each brand as text: the server writes those of the mandant into the page. */
import neutral from '../neutral.css?inline';
import { whole } from './with-dark.ts';

const themes = import.meta.glob<string>('./*/theme.css', { eager: true, query: '?inline', import: 'default' });
const shown = new Map(Object.entries(themes).map(([path, theme]) => [path.split('/')[1], whole(theme, neutral)]));

/** Every property a brand may set: where it sets none, and of one that has no folder, the neutral value. */
export const themeOf = (brand: string): string => shown.get(brand) ?? neutral;

/** Its paper by light and in the dark, for the bar of the browser. */
export function groundsOf(brand: string): { light: string; dark: string } {
  const paper = /--paper:\s*light-dark\(([^,]+),\s*([^)]+)\)/;
  const [, light = '', dark = ''] = paper.exec(themeOf(brand)) ?? [];
  return { light, dark };
}

export const brands: readonly string[] = Object.keys(themes).map((path) => path.split('/')[1] as string);
