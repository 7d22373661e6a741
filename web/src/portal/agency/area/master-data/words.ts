/** The words of an agency's master data. */
import type { Bilingual } from '../../../../i18n/bilingual.ts';

export const agencyMasterDataWords = {
  'agencyMaster.saved': { de: 'Ihre Angaben sind gespeichert.', en: 'Your details have been saved.' },
  'agencyMaster.agency': { de: 'Die Agentur', en: 'The agency' },
  'agencyMaster.company': {
    de: 'Die Firma haben wir geprüft. Eine andere tragen wir für Sie ein:',
    en: 'We have checked the company. We enter another one for you:',
  },
  'agencyMaster.agencyRead': {
    de: 'Ändern kann das die Inhaberin oder der Inhaber.',
    en: 'The owner can change this.',
  },
  'agencyMaster.taxIdHint': {
    de: 'USt-IdNr. wie DE123456788, oder die Steuernummer. Sie steht auf Ihren Rechnungen.',
    en: 'VAT ID such as DE123456788, or the tax number. It is printed on your invoices.',
  },
  'agencyMaster.referenceHint': {
    de: 'Was auf Ihren Rechnungen stehen soll, damit Ihre Buchhaltung sie zuordnet (BT-10)',
    en: 'What your invoices should name so that your accounts know where they belong (BT-10)',
  },
  'agencyMaster.person': { de: 'Sie selbst', en: 'Yourself' },
  'agencyMaster.ownEmail': {
    de: 'Eine andere E-Mail-Adresse tragen wir für Sie ein:',
    en: 'We enter another e-mail address for you:',
  },
  'agencyMaster.language': { de: 'Sprache unserer E-Mails', en: 'Language of our e-mails' },
  'agencyMaster.bank': { de: 'Bankverbindung', en: 'Bank account' },
  'agencyMaster.bankNow': { de: 'Hinterlegt ist {iban} ({holder}).', en: 'Stored is {iban} ({holder}).' },
  'agencyMaster.bankNone': { de: 'Es ist noch keine hinterlegt.', en: 'None is stored yet.' },
  'agencyMaster.bankWhy': {
    de: 'Auf dieses Konto erstatten wir, was zu Ihren Gunsten bleibt. Abbuchen können und dürfen wir damit nicht.',
    en: 'We refund to this account what is in your favour. We can and may not debit it.',
  },
  'agencyMaster.bankSubmit': { de: 'Bankverbindung ändern', en: 'Change bank account' },
  'agencyMaster.bankPassword': {
    de: 'Ihre Anmeldung ist länger als 15 Minuten her. Zum Ändern der Bankverbindung geben Sie bitte Ihr Passwort ein.',
    en: 'You signed in more than 15 minutes ago. To change the bank account, please give your password.',
  },
  'agencyMaster.password': { de: 'Passwort ändern', en: 'Change password' },
  'agencyMaster.passwordSubmit': { de: 'Passwort ändern', en: 'Change password' },
  'agencyMaster.passwordDone': {
    de: 'Das Passwort ist geändert. Alle anderen Anmeldungen sind beendet.',
    en: 'The password has been changed. All other sessions have ended.',
  },
  'agencyMaster.sessions': { de: 'Wo Sie angemeldet sind', en: 'Where you are signed in' },
  'agencyMaster.session': { de: '{browser}, zuletzt {moment}', en: '{browser}, last used {moment}' },
  'agencyMaster.sessionThis': { de: 'dieser Browser', en: 'this browser' },
  'agencyMaster.sessionEnd': { de: 'Abmelden', en: 'Sign out' },
  'agencyMaster.sessionEnded': { de: 'Die Anmeldung ist beendet.', en: 'The session has ended.' },
} as const satisfies Bilingual;
