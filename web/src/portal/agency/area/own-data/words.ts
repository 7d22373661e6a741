/** The words of what a person of an agency is told about the own data, and of their end. */
import type { Bilingual } from '../../../../i18n/bilingual.ts';

export const agencyOwnDataWords = {
  'agencyOwn.title': { de: 'Ihre Daten', en: 'Your data' },
  'agencyOwn.lead': {
    de: 'Alles, was wir über Sie wissen, zum Lesen und als Datei. Ändern können Sie es auf dieser Seite.',
    en: 'All we know about you, to read and as a file. You can change it on this page.',
  },
  'agencyOwn.open': { de: 'Meine Daten ansehen', en: 'See my data' },
  'agencyOwn.delete': { de: 'Zugang löschen', en: 'Delete my access' },
  'agencyOwn.known': { de: 'Was wir über Sie wissen', en: 'What we know about you' },
  'agencyOwn.knownLead': {
    de: '{mandant}, Stand {moment}. Die Datei enthält dasselbe, vollständig und maschinenlesbar.',
    en: '{mandant}, as of {moment}. The file contains the same, complete and machine-readable.',
  },
  'agencyOwn.download': { de: 'Als Datei laden (JSON)', en: 'Download as a file (JSON)' },
  'agencyOwn.iban': {
    de: 'Die IBAN zeigen wir vollständig, solange Ihre Anmeldung nicht älter als 15 Minuten ist.',
    en: 'We show the whole IBAN as long as your sign-in is no older than 15 minutes.',
  },
  'agencyOwn.name': { de: 'Name', en: 'Name' },
  'agencyOwn.confirmed': { de: 'E-Mail-Adresse bestätigt am', en: 'E-mail address confirmed on' },
  'agencyOwn.roles': { de: 'Rolle', en: 'Role' },
  'agencyOwn.agencyNumber': { de: 'Agenturnummer', en: 'Agency number' },
  'agencyOwn.employeeNumber': { de: 'Mitarbeiternummer', en: 'Employee number' },
  'agencyOwn.subject': { de: 'Name bei der Anmeldung Ihres Unternehmens', en: 'Name at your company’s sign-in' },
  'agencyOwn.password': { de: 'Passwort', en: 'Password' },
  'agencyOwn.passwordSet': { de: 'gesetzt, nur als Prüfwert gespeichert', en: 'set, stored as a check value only' },
  'agencyOwn.passwordNone': { de: 'keines', en: 'none' },
  'agencyOwn.since': { de: 'Angelegt am', en: 'Created on' },
  'agencyOwn.address': { de: 'Anschrift', en: 'Address' },
  'agencyOwn.more': { de: 'Was noch dazugehört', en: 'What else belongs to it' },
  'agencyOwn.sessions': {
    de: '{count, plural, =0 {Keine Anmeldungen} one {Eine Anmeldung} other {# Anmeldungen}}',
    en: '{count, plural, =0 {No sessions} one {One session} other {# sessions}}',
  },
  'agencyOwn.invitations': {
    de: '{count, plural, =0 {Keine Einladungen von Ihnen} one {Eine Einladung von Ihnen} other {# Einladungen von Ihnen}}',
    en: '{count, plural, =0 {No invitations of yours} one {One invitation of yours} other {# invitations of yours}}',
  },
  'agencyOwn.mails': {
    de: '{count, plural, =0 {Keine E-Mails an Sie} one {Eine E-Mail an Sie} other {# E-Mails an Sie}}',
    en: '{count, plural, =0 {No e-mails to you} one {One e-mail to you} other {# e-mails to you}}',
  },
  'agencyOwn.events': {
    de: '{count, plural, =0 {Noch nichts geschehen} one {Ein Eintrag im Verlauf} other {# Einträge im Verlauf}}',
    en: '{count, plural, =0 {Nothing happened yet} one {One entry of the history} other {# entries of the history}}',
  },
  'agencyOwn.mailWaits': { de: 'noch nicht verschickt', en: 'not sent yet' },
  'agencyOwn.rest': {
    de: 'Die ersten {count}; alle stehen in der Datei.',
    en: 'The first {count}; the file has them all.',
  },
  'agencyOwn.deleteTitle': { de: 'Zugang und Angaben löschen?', en: 'Delete your access and details?' },
  'agencyOwn.deleteText': {
    de: 'Ihr Zugang endet sofort in allen Browsern. Name, E-Mail-Adresse und Telefonnummer werden gelöscht. Einladungen, Empfehler und Aufträge bleiben bei der Agentur, in Berichten steht statt Ihres Namens die Mitarbeiternummer. Rückgängig machen lässt sich das nicht.',
    en: 'Your access ends at once in every browser. Name, e-mail address and phone number are deleted. Invitations, recommenders and orders stay with the agency, and reports show the employee number in place of your name. This cannot be undone.',
  },
  'agencyOwn.deleteSubmit': { de: 'Zugang endgültig löschen', en: 'Delete access permanently' },
  'agencyOwn.keep': { de: 'Zugang behalten', en: 'Keep access' },
  'agencyOwn.farewell': {
    de: 'Ihr Zugang und Ihre Angaben sind gelöscht.',
    en: 'Your access and your details have been deleted.',
  },
  'agencyOwn.mail.M25': { de: 'E-Mail-Adresse bestätigen', en: 'Confirm the e-mail address' },
  'agencyOwn.mail.M26': { de: 'Agentur freigeschaltet', en: 'Agency approved' },
  'agencyOwn.mail.M27': { de: 'Einladung als Mitarbeiter', en: 'Invitation as an employee' },
  'agencyOwn.mail.M28': { de: 'Link für ein neues Passwort', en: 'Link for a new password' },
  'agencyOwn.mail.M29': { de: 'Auftrag wartet auf Freigabe', en: 'Order waits for release' },
  'agencyOwn.mail.M31': { de: 'Rechnung', en: 'Invoice' },
  'agencyOwn.mail.M43': { de: 'Entscheidung zur Registrierung', en: 'Decision on the registration' },
  'agencyOwn.mail.M47': { de: 'Rechnung korrigiert', en: 'Invoice corrected' },
  'agencyOwn.mail.M48': { de: 'Passwort geändert', en: 'Password changed' },
  'agencyOwn.mail.M49': { de: 'Viele Anmeldeversuche', en: 'Many attempts to sign in' },
  'agencyOwn.mail.M50': { de: 'Bankverbindung geändert', en: 'Bank account changed' },
  'agencyOwn.mail.M54': { de: 'Neuer Interessent', en: 'New lead' },
  'agencyOwn.mail.M61': { de: 'E-Mail-Adresse geändert', en: 'E-mail address changed' },
} as const satisfies Bilingual;
