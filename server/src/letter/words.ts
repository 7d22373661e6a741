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
    safety: (host: string) =>
      `IBAN und Passwort geben Sie nur auf ${host} ein, nie als Antwort auf eine E-Mail und nie am Telefon. Nach einer TAN fragen wir nie.`,
    reply: (address: string) => `Fragen? Schreiben Sie uns an ${address}.`,
  },
  en: {
    greeting: (name) => `Kind regards\n${name}`,
    copy: 'The button does not work? Copy this address into your browser:',
    safety: (host) =>
      `Enter your IBAN and your password only on ${host}, never in reply to an e-mail and never on the phone. We never ask for a TAN.`,
    reply: (address) => `Questions? Write to ${address}.`,
  },
});
