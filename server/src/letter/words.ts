/** The words of the frame that every letter stands in. */
import { bilingual } from '#platform/mail/words.ts';

/** What it calls the legal pages. */
export const legalPages = bilingual({
  de: { imprint: 'Impressum', privacy: 'Datenschutz' },
  en: { imprint: 'Imprint', privacy: 'Data protection' },
});

export const frame = bilingual({
  de: {
    greeting: (name: string) => `Freundliche Grüße\n${name}`,
    copy: 'Die Schaltfläche geht nicht? Kopieren Sie diese Adresse in Ihren Browser:',
    safety: 'Wir fragen nie per E-Mail oder Telefon nach Ihrer IBAN, einem Passwort oder einer TAN.',
    reply: (address: string) => `Fragen? Schreiben Sie uns an ${address}.`,
  },
  en: {
    greeting: (name) => `Kind regards\n${name}`,
    copy: 'The button does not work? Copy this address into your browser:',
    safety: 'We never ask for your IBAN, a password or a TAN by e-mail or phone.',
    reply: (address) => `Questions? Write to ${address}.`,
  },
});
