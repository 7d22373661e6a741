/** The properties of each theme as text: the server writes those of the mandant into the page. */
import spbdevk from '../ui/themes/spbdevk/theme.css?inline';

const themes: Readonly<Record<string, string>> = { spbdevk };

export const themeOf = (mandant: string): string => themes[mandant] ?? '';
