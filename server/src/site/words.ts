/** What the frame of a letter calls the legal pages. */
import { bilingual } from '#platform/mail/words.ts';

export const legalPages = bilingual({
  de: { imprint: 'Impressum', privacy: 'Datenschutz' },
  en: { imprint: 'Imprint', privacy: 'Data protection' },
});
