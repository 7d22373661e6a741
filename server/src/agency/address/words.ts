/** What the mail about another address of a person of an agency says (M61). */
import { bilingual } from '#platform/mail/words.ts';

export const address = bilingual({
  de: {
    subject: 'Ihre E-Mail-Adresse im Agenturbereich wurde geändert',
    old: (moment: string) =>
      `Am ${moment} wurde für einen Zugang zum Agenturbereich eine andere E-Mail-Adresse eingetragen. Diese hier gilt dort nicht mehr.`,
    new: (moment: string) =>
      `Seit dem ${moment} gehört diese E-Mail-Adresse zu Ihrem Zugang zum Agenturbereich. Wenn Sie sich mit E-Mail-Adresse und Passwort anmelden, verwenden Sie ab jetzt diese Adresse; am Passwort ändert sich nichts.`,
    ended: 'Alle Anmeldungen und alle Links aus älteren E-Mails sind beendet.',
    button: 'Schreiben Sie uns',
    notMe: 'Haben Sie das nicht gewollt? Dann schreiben Sie uns bitte gleich.',
  },
  en: {
    subject: 'Your e-mail address in the agency area was changed',
    old: (moment: string) =>
      `On ${moment} another e-mail address was entered for an access to the agency area. This one is no longer valid there.`,
    new: (moment: string) =>
      `Since ${moment} this e-mail address belongs to your access to the agency area. If you sign in with e-mail address and password, use this address from now on; nothing changes about the password.`,
    ended: 'All sessions and all links in older mails have ended.',
    button: 'Write to us',
    notMe: 'Did you not want this? Then please write to us at once.',
  },
});
