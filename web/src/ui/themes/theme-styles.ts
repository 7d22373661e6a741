/** The properties of each brand as text: the server writes those of the mandant into the page. */
const themes = import.meta.glob<string>('./*/theme.css', { eager: true, query: '?inline', import: 'default' });

export const themeOf = (brand: string): string => themes[`./${brand}/theme.css`] ?? '';

export const brands: readonly string[] = Object.keys(themes).map((path) => path.split('/')[1] as string);
