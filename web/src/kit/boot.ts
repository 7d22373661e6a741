/** What the kit page sends to the browser beside its HTML. */
import type { Compiled } from '../i18n/catalogue.ts';

export interface KitBoot {
  locale: string;
  brand: string;
  brands: readonly string[];
  texts: Compiled;
}
