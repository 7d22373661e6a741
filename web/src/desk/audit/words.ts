/** The words of what an auditor takes along. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskAuditWords = {
  'desk.audit.title': { de: 'Daten für eine Prüfung', en: 'Data for an audit' },
  'desk.audit.lead': {
    de: 'Buchungen mit ihrer Bedeutung, Konten, Auszahlungsläufe mit ihren Bankdateien und das Protokoll als ZIP, mit index.xml nach dem Beschreibungsstandard der Finanzverwaltung. Die Dateien nennen Personen und ihre Konten; jeder Abruf steht im Protokoll.',
    en: 'Postings with what they mean, accounts, payout runs with their bank files and the log as a ZIP, with index.xml by the description standard of the German tax administration. The files name people and their accounts; each download stands in the log.',
  },
  'desk.audit.nothing': { de: 'Bis gestern ist nichts gebucht.', en: 'Up to yesterday nothing has been posted.' },
  'desk.audit.years': { de: 'Jahre', en: 'Years' },
  'desk.audit.yearSoFar': { de: '{year} bis gestern', en: '{year} up to yesterday' },
  'desk.audit.some': { de: 'Anderer Zeitraum', en: 'Other days' },
  'desk.audit.from': { de: 'Erster Tag', en: 'First day' },
  'desk.audit.to': { de: 'Letzter Tag', en: 'Last day' },
  'desk.audit.choose': { de: 'Übernehmen', en: 'Apply' },
  'desk.audit.reset': { de: 'Zurücksetzen', en: 'Reset' },
  'desk.audit.wrong': {
    de: 'Der erste Tag darf nicht nach dem letzten liegen, und der letzte ist spätestens der {last}.',
    en: 'The first day must not be after the last one, and the last one is {last} at the latest.',
  },
  'desk.audit.file': { de: '{from} bis {to} laden', en: 'Download {from} to {to}' },
} satisfies Bilingual;
