/** What the mail to an agent says. Nothing here knows an address. */
import { bilingual } from '#platform/mail/words.ts';
import type { LeadMail } from './mails.ts';

/** M30 */
export const lead = bilingual({
  de: {
    subject: 'Neuer Interessent',
    headline: (name: string) => `${name} möchte von Ihnen beraten werden`,
    paragraphs: ({ product, name }: LeadMail) => [
      `Sie wurden für „${product}“ empfohlen, und ${name} hat uns dafür die eigenen Angaben gegeben.`,
      'Bitte melden Sie sich bald. Die Angaben sind nur für dieses Gespräch.',
    ],
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    next: 'Das Geburtsdatum nennt Ihnen die Person im Gespräch.',
  },
  en: {
    subject: 'New contact',
    headline: (name) => `${name} would like your advice`,
    paragraphs: ({ product, name }) => [
      `You were recommended to ${name} for “${product}”, and ${name} gave us details for it.`,
      'Please get in touch soon. The details are for this conversation only.',
    ],
    name: 'Name',
    phone: 'Telephone',
    email: 'E-mail',
    address: 'Address',
    next: 'They will tell you their date of birth when you talk.',
  },
});
