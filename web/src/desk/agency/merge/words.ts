/** The words of two agencies that become one. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const deskAgencyMergeWords = {
  'desk.agencyMerge.title': { de: '{company} zusammenführen', en: 'Merge {company}' },
  'desk.agencyMerge.lead': {
    de: 'Agentur {number} geht in einer anderen auf, weil beide dieselbe sind. Wählen Sie die, die bleibt.',
    en: 'Agency {number} goes into another one, because both are the same. Choose the one that stays.',
  },
  'desk.agencyMerge.which': { de: 'Welche Agentur bleibt?', en: 'Which agency stays?' },
  'desk.agencyMerge.find': { de: 'Suchen', en: 'Search' },
  'desk.agencyMerge.nothing': {
    de: 'Keine andere Agentur passt dazu.',
    en: 'No other agency matches.',
  },
  'desk.agencyMerge.both': { de: 'Beide nebeneinander', en: 'Both side by side' },
  'desk.agencyMerge.caption': {
    de: 'Was unter der ersten Nummer steht, steht danach unter der zweiten.',
    en: 'What stands under the first number stands under the second one afterwards.',
  },
  'desk.agencyMerge.goes': { de: 'Geht auf: {company}', en: 'Goes: {company}' },
  'desk.agencyMerge.stays': { de: 'Bleibt: {company}', en: 'Stays: {company}' },
  'desk.agencyMerge.point.moves': {
    de: 'Empfehler, Empfehlungen, Kontakte, Aufträge, Prämien, Einladungen, Zusatzprämien und Berater gehören danach zu {company}. Bei vielen geschieht das in Teilen und dauert einige Minuten.',
    en: 'Recommenders, recommendations, contacts, orders, rewards, invitations, extra premiums and agents belong to {company} afterwards. Where there are many this happens in parts and takes some minutes.',
  },
  'desk.agencyMerge.point.people': {
    de: 'Die Personen wechseln sofort und behalten ihre Rolle: Ein Inhaber ist danach Inhaber der gemeinsamen Agentur.',
    en: 'The people change at once and keep their role: an owner owns the joint agency afterwards.',
  },
  'desk.agencyMerge.point.collisions': {
    de: '{count, plural, one {Eine Mitarbeiternummer gibt es} other {# Mitarbeiternummern gibt es}} in beiden: Wählen Sie dabei eine andere.',
    en: '{count, plural, one {One employee number is} other {# employee numbers are}} in both: choose another one then.',
  },
  'desk.agencyMerge.point.plans': {
    de: '{count, plural, one {Eine Zusatzprämie endet} other {# Zusatzprämien enden}}, weil die andere Agentur für dasselbe Produkt eine hat. Was zugesagt ist, bleibt.',
    en: '{count, plural, one {One extra premium ends} other {# extra premiums end}}, because the other agency has one for the same product. What was promised stays.',
  },
  'desk.agencyMerge.point.bank': {
    de: 'Die Bankverbindung der Agentur, die geht, wird gelöscht; es gilt die der anderen.',
    en: 'The bank account of the agency that goes is deleted; that of the other one counts.',
  },
  'desk.agencyMerge.point.invoices': {
    de: 'Rechnungen und Abrechnungen bleiben, wie sie verschickt wurden; {company} sieht sie, und Gutschriften und Korrekturen gehen dorthin.',
    en: 'Invoices and statements stay as they were sent; {company} reads them, and credit notes and corrections go there.',
  },
  'desk.agencyMerge.point.number': {
    de: 'Die Nummer {number} führt danach zur anderen: in Einladungen, Links und Dateien des Auftraggebers.',
    en: 'The number {number} leads to the other afterwards: in invitations, links and files of the client.',
  },
  'desk.agencyMerge.ask': { de: 'Zusammenführen beantragen', en: 'Ask for the merge' },
  'desk.agencyMerge.askAlone': { de: 'Zusammenführen', en: 'Merge' },
  'desk.agencyMerge.another': { de: 'Andere wählen', en: 'Choose another one' },
  'desk.agencyMerge.question': { de: '{from} in {into} aufgehen lassen', en: 'Merge {from} into {into}' },
  'desk.agencyMerge.then': {
    de: '{from} geht in {into} auf. Wer in der gemeinsamen Agentur arbeitet, sieht und gibt frei, was bisher zu der anderen gehörte. Das lässt sich nicht zurücknehmen.',
    en: '{from} goes into {into}. Whoever works in the joint agency sees and releases what belonged to the other one. This cannot be taken back.',
  },
  'desk.agencyMerge.thenParts': {
    de: 'Die Personen wechseln sofort. Alles andere folgt in Teilen, ohne dass jemand warten muss; die Seite der Agentur sagt, wie weit es ist.',
    en: 'The people change at once. All else follows in parts, and nobody has to wait; the page of the agency says how far it has come.',
  },
  'desk.agencyMerge.renames': { de: 'Neue Mitarbeiternummern', en: 'New employee numbers' },
  'desk.agencyMerge.rename': { de: 'Neue Nummer für {number}, {name}', en: 'New number for {number}, {name}' },
  'desk.agencyMerge.renameHint': {
    de: 'In {into} hat {name} die Nummer {number}.',
    en: 'In {into} {name} has the number {number}.',
  },
  'desk.agencyMerge.done': { de: 'Die Agenturen sind zusammengeführt.', en: 'The agencies are merged.' },
  'desk.agencyMerge.why.status': {
    de: 'So wie beide stehen, lassen sie sich nicht zusammenführen: Aufgehen kann, wer geprüft wird, aktiv oder inaktiv ist; bleiben kann, wer aktiv oder inaktiv ist.',
    en: 'As both stand they cannot be merged: one that is in review, active or inactive can go; one that is active or inactive can stay.',
  },
  'desk.agencyMerge.why.running': {
    de: 'Eine der beiden wird gerade zusammengeführt. Warten Sie, bis alles übernommen ist.',
    en: 'One of both is being merged just now. Wait until everything has moved.',
  },
  'desk.agencyMerge.why.asked': {
    de: 'Ist beantragt und wartet auf eine weitere Person.',
    en: 'Has been asked for and waits for another person.',
  },
} satisfies Bilingual;
