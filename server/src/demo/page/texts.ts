/** The written pages of a demo brand, by the keys of the language table. */
import { englishAccessibility, germanAccessibility } from './accessibility.ts';
import type { Company } from './company.ts';
import { englishImprint, germanImprint } from './imprint.ts';
import { englishPrivacy, germanPrivacy } from './privacy.ts';

export const germanPages = (company: Company): Record<string, string> => ({
  'page.imprint': germanImprint(company),
  'page.privacy': germanPrivacy(company),
  'page.accessibility': germanAccessibility(company),
});

export const englishPages = (company: Company): Record<string, string> => ({
  'page.imprint': englishImprint(company),
  'page.privacy': englishPrivacy(company),
  'page.accessibility': englishAccessibility(company),
});
