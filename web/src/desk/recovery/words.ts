/** The words of the recovery codes, in the invitation and at the desk. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const recoveryWords = {
  'recovery.title': { de: 'Ihre Wiederherstellungs\u00adcodes', en: 'Your recovery codes' },
  'recovery.lead': {
    de: 'Diese zehn Codes werden nur dieses eine Mal gezeigt. Jeder lässt Sie einmal hinein, wenn Sie Ihr Telefon nicht haben: Geben Sie ihn bei der Anmeldung statt der sechs Ziffern ein. Bewahren Sie sie getrennt vom Telefon auf.',
    en: 'These ten codes are shown this one time only. Each lets you in once when you do not have your phone: enter it at the sign-in instead of the six digits. Keep them apart from the phone.',
  },
  'recovery.label': { de: 'Wiederherstellungscodes', en: 'Recovery codes' },
  'recovery.copy': { de: 'Codes kopieren', en: 'Copy the codes' },
  'recovery.copied': { de: 'Codes kopiert', en: 'Codes copied' },
  'recovery.notCopied': {
    de: 'Die Codes ließen sich nicht kopieren. Sie sind markiert: Bitte kopieren Sie sie selbst.',
    en: 'The codes could not be copied. They are marked: please copy them yourself.',
  },
  'recovery.print': { de: 'Drucken', en: 'Print' },
  'recovery.download': { de: 'Als Datei speichern', en: 'Save as a file' },
  'recovery.fileName': { de: 'wiederherstellungscodes.txt', en: 'recovery-codes.txt' },
  'recovery.saved': { de: 'Ich habe sie gesichert', en: 'I have saved them' },
  'recovery.left': {
    de: '{count, plural, =0 {Es ist keiner mehr übrig.} one {Noch einer ist übrig.} other {Noch # sind übrig.}} Ein Wiederherstellungscode lässt Sie einmal hinein, wenn Sie Ihr Telefon nicht haben.',
    en: '{count, plural, =0 {None is left.} one {One is left.} other {# are left.}} A recovery code lets you in once when you do not have your phone.',
  },
  'recovery.few': {
    de: '{count, plural, =0 {Sie haben keine Wiederherstellungscodes.} one {Sie haben noch einen Wiederherstellungscode.} other {Sie haben noch # Wiederherstellungscodes.}}',
    en: '{count, plural, =0 {You have no recovery codes.} one {You have one recovery code left.} other {You have # recovery codes left.}}',
  },
  'recovery.renew': { de: 'Neue Codes erstellen', en: 'Make new codes' },
  'recovery.renewThen': {
    de: 'Sie bekommen zehn neue Codes, die nur dieses eine Mal gezeigt werden. Die alten gelten dann nicht mehr.',
    en: 'You get ten new codes, which are shown this one time only. The old ones are no longer valid then.',
  },
  'recovery.renewed': { de: 'Zehn neue Codes sind erstellt.', en: 'Ten new codes are made.' },
} satisfies Bilingual;
