/**
 * The drawings of each brand: its logo and its key visual. A folder here is a brand (docs/brands.md); a mandant whose
 * slug has none shows its name on the neutral colours.
 */
const logos = import.meta.glob<string>('./*/logo.svg', { eager: true, query: '?url', import: 'default' });
const keyVisuals = import.meta.glob<string>('./*/keyvisual.svg', { eager: true, query: '?url', import: 'default' });

export const logoOf = (brand: string): string | undefined => logos[`./${brand}/logo.svg`];

export const keyVisualOf = (brand: string): string | undefined => keyVisuals[`./${brand}/keyvisual.svg`];
