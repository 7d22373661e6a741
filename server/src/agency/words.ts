/** What the mails to people of agencies say. Nothing here knows a token or an address. */
import { bilingual } from '#platform/mail/words.ts';

/** M25 */
export const confirm = bilingual({
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    headline: 'Noch ein Schritt zu Ihrem Agenturzugang',
    cause:
      'Sie möchten mit Ihrer Agentur am Empfehlungsprogramm teilnehmen. Bestätigen Sie Ihre E-Mail-Adresse, dann legen Sie Ihr Passwort fest.',
    button: 'E-Mail-Adresse bestätigen',
    until: 'Der Link gilt sieben Tage und nur einmal.',
    notMe: 'Waren Sie es nicht? Dann müssen Sie nichts tun: Ohne Bestätigung entsteht kein Zugang.',
  },
  en: {
    subject: 'Please confirm your e-mail address',
    headline: 'One more step to your agency access',
    cause:
      'You would like to take part in the referral programme with your agency. Confirm your e-mail address, then set your password.',
    button: 'Confirm e-mail address',
    until: 'The link is valid for seven days and works once.',
    notMe: 'Was it not you? Then there is nothing you need to do: without a confirmation nobody gets in.',
  },
});

/** M26 */
export const approved = bilingual({
  de: {
    subject: 'Ihre Agentur ist freigeschaltet',
    cause: (company: string) => `${company} ist geprüft und freigeschaltet.`,
    next: 'Ab jetzt laden Sie Empfehler ein, sehen, was aus den Empfehlungen wird, und geben Aufträge frei. Ihre Mitarbeiterinnen und Mitarbeiter laden Sie im Agenturbereich ein.',
    button: 'Zum Agenturbereich',
  },
  en: {
    subject: 'Your agency has been approved',
    cause: (company: string) => `${company} has been reviewed and approved.`,
    next: 'From now on you can invite recommenders, follow what becomes of the recommendations and release orders. You invite the people who work for you in the agency area.',
    button: 'To the agency area',
  },
});

/** M27 */
export const employee = bilingual({
  de: {
    subject: 'Ihr Zugang zum Agenturbereich',
    headline: 'Willkommen im Agenturbereich',
    cause: (company: string) =>
      `${company} hat einen Zugang für Sie angelegt. Legen Sie Ihr Passwort fest, dann können Sie sich anmelden.`,
    number: (number: string) => `Ihre Mitarbeiternummer ist ${number}.`,
    button: 'Passwort festlegen',
    until: 'Der Link gilt 14 Tage und nur einmal.',
    notMe: 'Kennen Sie diese Agentur nicht? Dann müssen Sie nichts tun: Ohne Passwort entsteht kein Zugang.',
  },
  en: {
    subject: 'Your access to the agency area',
    headline: 'Welcome to the agency area',
    cause: (company: string) => `${company} has set up an access for you. Set your password, then you can sign in.`,
    number: (number: string) => `Your employee number is ${number}.`,
    button: 'Set a password',
    until: 'The link is valid for 14 days and works once.',
    notMe: 'Do you not know this agency? Then there is nothing you need to do: without a password nobody gets in.',
  },
});

/** M28 */
export const reset = bilingual({
  de: {
    subject: 'Passwort zurücksetzen',
    headline: 'Ein neues Passwort für Ihren Agenturzugang',
    cause: 'Für Ihren Zugang zum Agenturbereich wurde ein neues Passwort angefordert. Hier legen Sie es fest.',
    button: 'Neues Passwort setzen',
    until: 'Der Link gilt 24 Stunden und nur einmal.',
    notMe: 'Waren Sie es nicht? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  en: {
    subject: 'Reset your password',
    headline: 'A new password for your agency access',
    cause: 'A new password was requested for your access to the agency area. You can set it here.',
    button: 'Set a new password',
    until: 'The link is valid for 24 hours and works once.',
    notMe: 'Was it not you? Then there is nothing you need to do: your password stays as it is.',
  },
});

/** M43 */
export const refused = bilingual({
  de: {
    subject: 'Ihre Agentur wurde nicht freigeschaltet',
    cause: (company: string) => `Wir haben die Anmeldung von ${company} geprüft und können sie nicht freischalten.`,
    reason: (reason: string) => `Der Grund: ${reason}`,
    next: 'Wenn sich daran etwas ändert oder Sie Fragen haben, schreiben Sie uns.',
    button: 'Schreiben Sie uns',
  },
  en: {
    subject: 'Your agency was not approved',
    cause: (company: string) => `We have reviewed the registration of ${company} and cannot approve it.`,
    reason: (reason: string) => `The reason: ${reason}`,
    next: 'If anything changes or you have questions, write to us.',
    button: 'Write to us',
  },
});

/** M43, of an agency that took part. */
export const deactivated = bilingual({
  de: {
    subject: 'Ihre Agentur ist deaktiviert',
    cause: (company: string) => `${company} nimmt nicht mehr am Empfehlungsprogramm teil.`,
    reason: (reason: string) => `Der Grund: ${reason}`,
    next: 'Berichte und Rechnungen können Sie weiter lesen. Einladungen sind nicht mehr möglich, und Ihre Mitarbeiterinnen und Mitarbeiter können sich nicht mehr anmelden.',
    button: 'Schreiben Sie uns',
  },
  en: {
    subject: 'Your agency has been deactivated',
    cause: (company: string) => `${company} no longer takes part in the referral programme.`,
    reason: (reason: string) => `The reason: ${reason}`,
    next: 'You can still read reports and invoices. Invitations are no longer possible, and the people who work for you can no longer sign in.',
    button: 'Write to us',
  },
});

/** M48 */
export const changed = bilingual({
  de: {
    subject: 'Ihr Passwort wurde geändert',
    cause: (moment: string) => `Das Passwort Ihres Agenturzugangs wurde am ${moment} geändert.`,
    ended: 'Alle anderen Anmeldungen sind beendet.',
    button: 'Schreiben Sie uns',
    notMe: 'Waren Sie es nicht? Dann setzen Sie sofort ein neues Passwort und schreiben Sie uns.',
  },
  en: {
    subject: 'Your password was changed',
    cause: (moment: string) => `The password of your agency access was changed on ${moment}.`,
    ended: 'All other sessions have ended.',
    button: 'Write to us',
    notMe: 'Was it not you? Then set a new password at once and write to us.',
  },
});

/** M50 */
export const bank = bilingual({
  de: {
    subject: 'Die Bankverbindung Ihrer Agentur wurde geändert',
    cause: (last4: string) => `Für Ihre Agentur ist jetzt das Konto mit den Endziffern ${last4} hinterlegt.`,
    button: 'Schreiben Sie uns',
    notMe:
      'War das niemand aus Ihrer Agentur? Dann schreiben Sie uns sofort. Wenn Sie sich mit einem Passwort anmelden, setzen Sie ein neues.',
  },
  en: {
    subject: 'The bank account of your agency was changed',
    cause: (last4: string) => `The account ending in ${last4} is now stored for your agency.`,
    button: 'Write to us',
    notMe: 'Was it nobody of your agency? Then write to us at once. If you sign in with a password, set a new one.',
  },
});

/** M49 */
export const tries = bilingual({
  de: {
    subject: 'Viele Anmeldeversuche bei Ihrem Agenturzugang',
    headline: 'Jemand versucht, sich mit Ihrer E-Mail-Adresse anzumelden',
    cause:
      'Bei Ihrem Agenturzugang wurde heute oft ein falsches Passwort eingegeben. Ihr Zugang ist nicht gesperrt, und niemand ist hineingekommen.',
    button: 'Neues Passwort setzen',
    notMe: 'Waren Sie es selbst, weil Sie Ihr Passwort vergessen haben? Dann setzen Sie hier ein neues.',
  },
  en: {
    subject: 'Many attempts to sign in to your agency access',
    headline: 'Somebody is trying to sign in with your e-mail address',
    cause:
      'A wrong password was often entered for your agency access today. Your access is not locked, and nobody got in.',
    button: 'Set a new password',
    notMe: 'Was it you, because you forgot your password? Then set a new one here.',
  },
});

/** M29 */
export const waiting = bilingual({
  de: {
    subject: 'Auftrag wartet auf Freigabe',
    headline: 'Bei Ihnen wartet ein Auftrag',
    cause: (company: string) =>
      `Für ${company} ist ein Auftrag bestätigt worden. Die Beteiligten bekommen ihre Prämie erst, wenn er freigegeben ist.`,
    when: 'Im Agenturbereich steht bei jedem Auftrag, ab welchem Tag er freigegeben werden kann. Von weiteren Aufträgen dieses Tages schreiben wir Ihnen nicht noch einmal.',
    button: 'Zu den Aufträgen',
  },
  en: {
    subject: 'An order is waiting for release',
    headline: 'An order is waiting for you',
    cause: (company: string) =>
      `An order of ${company} has been confirmed. Those who take part get their reward only once it is released.`,
    when: 'In the agency area each order shows from which day it can be released. We will not write again about further orders of this day.',
    button: 'To the orders',
  },
});

/** M54 */
export const lead = bilingual({
  de: {
    subject: 'Neuer Interessent',
    headline: 'Ein neuer Interessent für Sie',
    cause: (name: string, product: string) => `${name} hat eine Empfehlung für „${product}“ angenommen.`,
    next: 'Die Angaben zur Person finden Sie im Agenturbereich. Bitte melden Sie sich bald.',
    button: 'Zu den Interessenten',
  },
  en: {
    subject: 'New contact',
    headline: 'A new contact for you',
    cause: (name: string, product: string) => `${name} has accepted a recommendation for “${product}”.`,
    next: 'You find the details in the agency area. Please get in touch soon.',
    button: 'To the contacts',
  },
});
