/**
 * The logo of each brand. A folder here is a brand (docs/brands.md); a mandant whose slug has none shows its name on the
 * neutral colours.
 */
const logos = import.meta.glob<string>('./*/logo.svg', { eager: true, query: '?url', import: 'default' });

export const logoOf = (brand: string): string | undefined => logos[`./${brand}/logo.svg`];
