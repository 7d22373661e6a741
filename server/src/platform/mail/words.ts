/**
 * Words of mails. Every feature that sends some keeps theirs in its one `words.ts`: an entry for each mail, German and
 * English side by side and of one shape. Here are the words of the frame that all of them stand in.
 */

export interface Bilingual<Words> {
  de: Words;
  en: Words;
}

/** An entry: the German words give the shape, the English ones have it, too. */
export const bilingual = <Words>(both: { de: Words; en: NoInfer<Words> }): Bilingual<Words> => both;

/** Whoever is spoken to in a language we have no words in reads German. */
export const wordsIn = <Words>({ de, en }: Bilingual<Words>, language: string): Words => (language === 'en' ? en : de);

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
