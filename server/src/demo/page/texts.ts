/** The written pages of a demo brand, by the keys of the language table. */
import { pageTextKey } from '@weitersagen/contract/content/page-text';
import { englishAccessibility, germanAccessibility } from './accessibility.ts';
import type { Company } from './company.ts';
import { englishImprint, germanImprint } from './imprint.ts';
import { englishPrivacy, germanPrivacy } from './privacy.ts';

export const germanPages = (company: Company): Record<string, string> => ({
  [pageTextKey('imprint')]: germanImprint(company),
  [pageTextKey('privacy')]: germanPrivacy(company),
  [pageTextKey('accessibility')]: germanAccessibility(company),
});

export const englishPages = (company: Company): Record<string, string> => ({
  [pageTextKey('imprint')]: englishImprint(company),
  [pageTextKey('privacy')]: englishPrivacy(company),
  [pageTextKey('accessibility')]: englishAccessibility(company),
});
