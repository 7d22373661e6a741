/** The words of how long records are kept, and of the legal hold. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskRetentionWords = {
  'desk.retention.title': { de: 'Aufbewahrung', en: 'Retention' },
  'desk.retention.lead': {
    de: 'So lange wird aufgehoben, was aufgehoben werden muss. Jede Nacht wird gelöscht, was darüber hinaus ist; was ging, steht im Protokoll.',
    en: 'This is how long records are kept. Every night whatever is past its period is deleted; what was deleted stands in the log.',
  },
  'desk.retention.caption': { de: 'Fristen', en: 'Periods' },
  'desk.retention.kind': { de: 'Was', en: 'What' },
  'desk.retention.kept': { de: 'Aufbewahrt', en: 'Kept for' },
  'desk.retention.from': { de: 'Gerechnet', en: 'Counted' },
  'desk.retention.setting': { de: 'Einstellung', en: 'Setting' },
  'desk.retention.years': { de: '{count} Jahre', en: '{count} years' },
  'desk.retention.days': { de: '{count} Tage', en: '{count} days' },
  'desk.retention.least': { de: 'mindestens {count}', en: 'at least {count}' },
  'desk.retention.fromOf.yearEnd': { de: 'ab dem Ende des Jahres', en: 'from the end of the year' },
  'desk.retention.fromOf.lastUse': { de: 'ab der letzten Verwendung', en: 'from the last use' },
  'desk.retention.fromOf.made': { de: 'ab der Entstehung', en: 'from when it was made' },
  'desk.retention.kindOf.books': { de: 'Buchungen, Überweisungen und Protokoll', en: 'Postings, transfers and log' },
  'desk.retention.kindOf.documents': { de: 'Bankdateien', en: 'Bank files' },
  'desk.retention.kindOf.letters': {
    de: 'E-Mails (Vorlage, Zeit, Prüfwert der Adresse)',
    en: 'Mails (template, time, keyed hash of the address)',
  },
  'desk.retention.kindOf.consents': { de: 'Nachweise über Cookies', en: 'Evidence about cookies' },
  'desk.retention.kindOf.permissions': { de: 'Nachweise von Einwilligungen', en: 'Evidence of permissions' },
  'desk.retention.kindOf.security': { de: 'Sicherheitsereignisse', en: 'Security events' },
  'desk.retention.kindOf.clicks': { de: 'Klicks (ihre Summen bleiben)', en: 'Clicks (their sums stay)' },
  'desk.retention.hold': { de: 'Löschsperre', en: 'Legal hold' },
  'desk.retention.holdLead': {
    de: 'Für eine Klage oder eine Prüfung: Solange sie steht, geht keine dieser Aufzeichnungen, wie alt sie auch ist, und auch sonst endet keine von selbst. Was Menschen löschen lassen, geht trotzdem.',
    en: 'For a lawsuit or an audit: while it stands, none of these records is deleted, however old it is, and no other one ends by itself. What people ask to have deleted goes all the same.',
  },
  'desk.retention.holdNone': { de: 'Es steht keine Löschsperre.', en: 'No legal hold stands.' },
  'desk.retention.holdSince': {
    de: 'Löschsperre seit {at}, gesetzt von {by}: {reason}',
    en: 'Legal hold since {at}, set by {by}: {reason}',
  },
  'desk.retention.set': { de: 'Löschsperre setzen', en: 'Set a legal hold' },
  'desk.retention.setThen': {
    de: 'Ab sofort wird keine Aufzeichnung mehr gelöscht, bis die Sperre aufgehoben ist. Wer sie gesetzt hat und warum, steht im Protokoll.',
    en: 'From now on no record is deleted until the hold is lifted. Who set it, and why, stands in the log.',
  },
  'desk.retention.setDone': { de: 'Die Löschsperre steht.', en: 'The legal hold stands.' },
  'desk.retention.lift': { de: 'Löschsperre aufheben', en: 'Lift the legal hold' },
  'desk.retention.liftThen': {
    de: 'In der nächsten Nacht wird gelöscht, was inzwischen über seine Frist hinaus ist. Das kann niemand zurückholen.',
    en: 'The next night whatever is past its period by then is deleted. Nobody can bring it back.',
  },
  'desk.retention.liftDone': { de: 'Die Löschsperre ist aufgehoben.', en: 'The legal hold is lifted.' },
  'desk.retention.whyRole': {
    de: 'Eine Löschsperre setzt und hebt auf, wer die Rolle Leitung hat.',
    en: 'Only the role Lead sets and lifts a legal hold.',
  },
} satisfies Bilingual;
