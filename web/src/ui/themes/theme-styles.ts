/** The properties of each brand as text: the server writes those of the mandant into the page. */
import tokens from '../tokens.css?inline';
import { withDark } from './with-dark.ts';

const themes = import.meta.glob<string>('./*/theme.css', { eager: true, query: '?inline', import: 'default' });
const shown = new Map(Object.entries(themes).map(([path, theme]) => [path.split('/')[1], withDark(theme, tokens)]));

export const themeOf = (brand: string): string => shown.get(brand) ?? '';

/** Its paper by light and in the dark, for the bar of the browser. */
export function groundsOf(brand: string): { light: string; dark: string } {
  const paper = /--paper:\s*light-dark\(([^,]+),\s*([^)]+)\)/;
  const [, light = '', dark = ''] = paper.exec(themeOf(brand)) ?? paper.exec(tokens) ?? [];
  return { light, dark };
}

export const brands: readonly string[] = Object.keys(themes).map((path) => path.split('/')[1] as string);
