/** The words of the account that pays. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskDebtorWords = {
  'desk.debtor.title': { de: 'Auszahlungskonto', en: 'Payout account' },
  'desk.debtor.lead': {
    de: 'Von diesem Konto werden die Prämien überwiesen. Es steht als Auftraggeber in jeder Bankdatei.',
    en: 'The rewards are transferred from this account. It stands as the debtor in every bank file.',
  },
  'desk.debtor.now': { de: 'Zurzeit', en: 'At the moment' },
  'desk.debtor.none': {
    de: 'Noch kein Konto. Ohne Konto gibt es keinen Auszahlungslauf.',
    en: 'No account yet. Without an account there is no payout run.',
  },
  'desk.debtor.holder': { de: 'Kontoinhaber', en: 'Account holder' },
  'desk.debtor.iban': { de: 'IBAN', en: 'IBAN' },
  'desk.debtor.changed': { de: 'Zuletzt geändert', en: 'Last changed' },
  'desk.debtor.byFile': { de: 'bei der Einrichtung', en: 'by the installation' },
  'desk.debtor.changedBy': { de: '{at} von {by}', en: '{at} by {by}' },
  'desk.debtor.change': { de: 'Konto ändern', en: 'Change the account' },
  'desk.debtor.enter': { de: 'Konto eintragen', en: 'Enter the account' },
  'desk.debtor.changeThen': {
    de: 'Ab dem nächsten Export wird von diesem Konto überwiesen. Dateien, die schon exportiert sind, behalten ihr Konto. Die Änderung steht im Protokoll.',
    en: 'From the next export on, this account transfers. Files that are exported already keep their account. The change stands in the log.',
  },
  'desk.debtor.done': { de: 'Das Auszahlungskonto ist geändert.', en: 'The payout account is changed.' },
  'desk.debtor.whyRole': {
    de: 'Das Konto ändert nur, wer die Rolle Leitung hat.',
    en: 'Only the role Lead changes the account.',
  },
} satisfies Bilingual;
