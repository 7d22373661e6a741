/** What forms say: hints, what is sent, what went wrong. The words of the fields themselves are the contract's. */
import type { Bilingual } from '../i18n/bilingual.ts';

export const formWords = {
  'fault.title': { de: 'Das hat nicht geklappt', en: 'That did not work' },
  'fault.text': {
    de: 'Es ist ein technischer Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    en: 'A technical error has occurred. Please try again later.',
  },
  'fault.number': {
    de: 'Wenn Sie uns schreiben, nennen Sie bitte diese Nummer: {number}',
    en: 'If you write to us, please quote this number: {number}',
  },

  'form.errorTitle': { de: 'Fehler: {title}', en: 'Error: {title}' },
  'form.problems': {
    de: 'Bitte prüfen Sie {count, plural, one {# Angabe} other {# Angaben}}',
    en: 'Please check {count, plural, one {# entry} other {# entries}}',
  },
  'form.optional': { de: '(freiwillig)', en: '(optional)' },
  'form.sending': { de: 'Wird gesendet', en: 'Sending' },
  'form.underWay': { de: 'Noch unterwegs', en: 'Still on its way' },
  'form.slow': {
    de: 'Die Verbindung ist langsam. Ihre Angaben sind noch unterwegs, bitte warten Sie.',
    en: 'The connection is slow. Your details are still on their way, please wait.',
  },
  'form.away': {
    de: 'Die Verbindung ist unterbrochen. Ihre Angaben stehen noch hier. Senden Sie sie noch einmal, sobald Sie wieder Netz haben.',
    en: 'The connection has been lost. Your details are still here. Send them again as soon as you are back online.',
  },
  'form.again': { de: 'Noch einmal senden', en: 'Send again' },
  'form.repeatedEmail': {
    de: 'Noch einmal, damit unsere E-Mail Sie erreicht.',
    en: 'Once more, so that our e-mail reaches you.',
  },
  'form.dayHint': { de: 'Zum Beispiel 31.01.1990', en: 'For example 31.01.1990' },
  'form.agreement': { de: 'Zustimmung', en: 'Agreement' },

  'bank.written': { de: 'Auf der Überweisung steht', en: 'The transfer says' },
  'bank.writtenAs': { de: 'Auf der Überweisung steht: {name}', en: 'The transfer says: {name}' },
  'bank.ownerHint': {
    de: 'Vorname und Nachname, wie bei Ihrer Bank hinterlegt',
    en: 'First and last name as your bank has them',
  },
  'bank.ibanHint': {
    de: 'Sie steht auf Ihrer Bankkarte.',
    en: 'You will find it on your bank card.',
  },
  'bank.ibanHintGerman': {
    de: 'Beginnt mit DE und hat 22 Stellen. Sie steht auf Ihrer Bankkarte.',
    en: 'Begins with DE and has 22 characters. You will find it on your bank card.',
  },
  'bank.newIban': {
    de: 'Auf eine IBAN, die neu für uns ist, überweisen wir zu Ihrem Schutz frühestens am {day}.',
    en: 'To protect you, we transfer to an IBAN that is new to us on {day} at the earliest.',
  },
  'bank.onAccountBy': {
    de: 'Voraussichtlich bis zum {day} auf Ihrem Konto.',
    en: 'Expected in your account by {day}.',
  },
  'bank.ibanAt': { de: 'IBAN ist gültig: {bank}', en: 'IBAN is valid: {bank}' },
  'bank.ibanFine': { de: 'IBAN ist gültig', en: 'IBAN is valid' },
  'bank.ibanGerman': {
    de: 'Bitte geben Sie eine deutsche IBAN an. Sie beginnt mit DE.',
    en: 'Please enter a German IBAN. It begins with DE.',
  },
  'bank.ibanMissing': {
    de: '{count, plural, one {# Stelle fehlt} other {# Stellen fehlen}} noch.',
    en: '{count, plural, one {# character is} other {# characters are}} missing.',
  },
  'bank.ibanTooMany': {
    de: '{count, plural, one {# Stelle ist} other {# Stellen sind}} zu viel.',
    en: '{count, plural, one {# character is} other {# characters are}} too many.',
  },
  'bank.ibanDigits': { de: 'Vielleicht sind zwei Ziffern vertauscht.', en: 'Perhaps two digits are swapped.' },

  'password.again': { de: 'Noch einmal, gegen Tippfehler.', en: 'Once more, to catch typing errors.' },
  'password.show': { de: 'Anzeigen', en: 'Show' },
  'password.showName': { de: '{label} anzeigen', en: 'Show {label}' },
} satisfies Bilingual;
