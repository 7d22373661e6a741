/** The properties of the mandant's brand as text: the server writes them into the page. */
import { themeOf as styleOf } from '../ui/themes/theme-styles.ts';

export const themeOf = (mandant: string): string => styleOf(mandant);
