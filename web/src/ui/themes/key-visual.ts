/** The drawing of each brand for its start page; apart from the logos, because only that page needs it. */
const keyVisuals = import.meta.glob<string>('./*/keyvisual.svg', { eager: true, query: '?url', import: 'default' });

export const keyVisualOf = (brand: string): string | undefined => keyVisuals[`./${brand}/keyvisual.svg`];
