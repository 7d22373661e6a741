/** The words of jobs: when they run, and what a run by hand does. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskJobWords = {
  'desk.job.title': { de: 'Abläufe', en: 'Jobs' },
  'desk.job.lead': {
    de: 'Was nachts und alle paar Minuten von selbst geschieht. Ein zweiter Lauf am selben Tag tut nichts doppelt.',
    en: 'What happens by itself at night and every few minutes. A second run on the same day does nothing twice.',
  },
  'desk.job.count': {
    de: '{count, plural, one {# Ablauf} other {# Abläufe}}',
    en: '{count, plural, one {# job} other {# jobs}}',
  },
  'desk.job.name': { de: 'Ablauf', en: 'Job' },
  'desk.job.everyOf.night': { de: 'jede Nacht', en: 'every night' },
  'desk.job.everyOf.month': { de: 'jeden Monat', en: 'every month' },
  'desk.job.everyOf.minutes': { de: 'alle paar Minuten', en: 'every few minutes' },
  'desk.job.last': { de: 'Letzter Lauf', en: 'Last run' },
  'desk.job.never': { de: 'noch nie', en: 'never yet' },
  'desk.job.by': { de: 'gestartet von {by}', en: 'started by {by}' },
  'desk.job.result': { de: 'Ergebnis', en: 'Result' },
  'desk.job.done': {
    de: '{count, plural, one {# erledigt} other {# erledigt}}',
    en: '{count, plural, one {# done} other {# done}}',
  },
  'desk.job.failed': { de: 'Fehlgeschlagen', en: 'Failed' },
  'desk.job.held': { de: 'Angehalten', en: 'Held' },
  'desk.job.held.note': {
    de: 'Der letzte Lauf ist zu lange her. Stimmen Tag und Uhrzeit, bitte von Hand starten.',
    en: 'The last run was too long ago. If day and time are right, please start it by hand.',
  },
  'desk.job.runningState': { de: 'Läuft', en: 'Running' },
  'desk.job.next': { de: 'Nächster Lauf', en: 'Next run' },
  'desk.job.action': { de: 'Aktion', en: 'Action' },
  'desk.job.run': { de: 'Jetzt ausführen', en: 'Run now' },
  'desk.job.runOf': { de: '{job} jetzt ausführen?', en: 'Run "{job}" now?' },
  'desk.job.runThen': {
    de: 'Das kann einige Minuten dauern; Sie können die Seite dabei verlassen.',
    en: 'This can take some minutes; you may leave the page meanwhile.',
  },
  'desk.job.thenOf.recommendation-expire': {
    de: 'Empfehlungen enden, deren Link abgelaufen ist oder zu denen in der Frist kein Auftrag kam. Wer auf einen Auftrag gewartet hat, bekommt eine E-Mail.',
    en: 'Recommendations end whose link has expired, or for which no order came in time. Whoever waited for an order gets a mail.',
  },
  'desk.job.thenOf.person-forget': {
    de: 'Was nicht länger aufbewahrt werden darf, wird gelöscht: Angaben, die niemand bestätigt hat, nie benutzte Konten, alte Bankverbindungen und Dateien. Gelöschte Daten kann niemand zurückholen.',
    en: 'What may not be kept any longer is deleted: details that nobody confirmed, accounts never used, old bank accounts and files. Nobody can bring deleted data back.',
  },
  'desk.job.thenOf.retention-end': {
    de: 'Buchungen, Belege, Briefe, Nachweise und Protokolle werden gelöscht, deren Aufbewahrung vorbei ist. Eine Löschsperre hält alles auf. Gelöschtes kann niemand zurückholen.',
    en: 'Postings, documents, letters, evidence and logs are deleted whose retention is over. A legal hold stops all of it. Nobody can bring back what is deleted.',
  },
  'desk.job.thenOf.order-release': {
    de: 'Aufträge werden freigegeben, deren Sperrfrist um ist und deren Empfänger bestätigt hat, soweit das bei diesem Mandanten von selbst geschieht. Wer dafür eine Prämie bekommt, erhält eine E-Mail und kann sie abholen, wo verlangt mit Kundennummer.',
    en: 'Orders are released whose claim period is over and whose recipient has confirmed, as far as this mandant lets that happen by itself. Whoever gets a reward for one gets a mail and can collect it, with a customer number where one is asked for.',
  },
  'desk.job.thenOf.reward-expire': {
    de: 'Prämien verfallen, deren letzter Abholtag vorbei ist. Die Menschen verlieren dieses Geld und bekommen eine E-Mail darüber. Zurück gibt es eine verfallene Prämie nur einzeln, aus Kulanz.',
    en: 'Rewards expire whose last day to collect them is over. People lose this money and get a mail about it. An expired reward comes back one by one only, as goodwill.',
  },
  'desk.job.thenOf.report-tell': {
    de: 'Wer die Wochenmail bestellt und die der letzten Woche noch nicht bekommen hat, bekommt sie.',
    en: 'Whoever asked for the weekly mail and did not get that of last week gets it.',
  },
  'desk.job.thenOf.approval-expire': {
    de: 'Anträge laufen ab, über die seit 14 Tagen niemand entschieden hat. Was beantragt war, geschieht nicht; es kann neu beantragt werden.',
    en: 'Requests run out that nobody has decided about for 14 days. What was asked for does not happen; it can be asked for anew.',
  },
  'desk.job.thenOf.case-weigh': {
    de: 'Prämien gestern abgelehnter Fälle werden storniert. Was auf Abholung oder Auszahlung wartet, wird neu bewertet und bei Auffälligkeiten angehalten.',
    en: 'Rewards of cases that were rejected yesterday are cancelled. What waits for its pickup or payment is weighed anew, and held where it looks wrong.',
  },
  'desk.job.thenOf.person-remind': {
    de: 'Eine Erinnerung geht an alle, die heute an der Reihe sind: weil sie ihre Angaben noch nicht bestätigt oder ihre Prämie noch nicht abgeholt haben. Eine E-Mail lässt sich nicht zurückholen.',
    en: 'A reminder goes to everybody whose turn it is today, because they have not confirmed their details or not collected their reward yet. A mail cannot be taken back.',
  },
  'desk.job.thenOf.token-forget': {
    de: 'Abgelaufene und verbrauchte Links aus E-Mails und beendete Sitzungen werden gelöscht. Sie galten schon vorher nicht mehr.',
    en: 'Expired and used links of mails and sessions that ended are deleted. They did not count any more before.',
  },
  'desk.job.thenOf.newsletter-expire': {
    de: 'Newsletter-Anmeldungen enden, deren E-Mail niemand bestätigt hat. Wer den Newsletter doch möchte, meldet sich neu an.',
    en: 'Newsletter requests end whose mail nobody confirmed. Whoever wants the newsletter after all asks for it again.',
  },
  'desk.job.thenOf.invitation-expire': {
    de: 'Einladungen von Agenturen enden, deren letzter Tag vorbei ist. Ihre Links gelten nicht mehr; die Agentur kann noch einmal einladen.',
    en: 'Invitations of agencies end whose last day is over. Their links are no longer good; the agency can invite once more.',
  },
  'desk.job.thenOf.bank-check': {
    de: 'Was die bestätigten Läufe überwiesen haben, wird mit dem Konto Bank verglichen. Geändert wird nichts.',
    en: 'What the confirmed runs transferred is compared with the account Bank. Nothing is changed.',
  },
  'desk.job.thenOf.bank-tail': {
    de: 'Was vor der Suche nach den letzten vier Ziffern gespeichert wurde, wird danach auffindbar. Lesbar wird nichts.',
    en: 'What was stored before there was a search for the last four digits can be found by them. Nothing becomes readable.',
  },
  'desk.job.thenOf.file-clean': {
    de: 'Dateien von Menschen, deren Zeit vorbei ist, werden gelöscht. Zurückholen kann sie niemand.',
    en: 'Files of people whose time is over are deleted. Nobody can bring them back.',
  },
  'desk.job.thenOf.provider-load': {
    de: 'Was der Anbieter der Produkte Neues hat, wird geladen, verglichen und übernommen, soweit es innerhalb der Grenzen liegt. Abrufe, die älter sind als 14 Tage, verlieren ihre Zeilen.',
    en: 'What the provider of the products has that is new is loaded, compared and taken over as far as it is within the limits. Loads older than 14 days lose their rows.',
  },
  'desk.job.thenOf.invoice-bill': {
    de: 'Jede Agentur bekommt für den letzten Monat ihre Rechnung und ihre Abrechnung, soweit es sie noch nicht gibt. Was gestellt ist, wird nicht mehr geändert.',
    en: 'Each agency gets its invoice and its statement of last month, as far as they are not there yet. What is issued is not changed any more.',
  },
  'desk.job.thenOf.invoice-files': {
    de: 'Dateien von Rechnungen und Abrechnungen, die noch fehlen, werden erstellt.',
    en: 'Files of invoices and statements that are still missing are made.',
  },
  'desk.job.thenOf.click-anonymise': {
    de: 'Aus alten Klicks verschwindet, woran man einen Menschen erkennen könnte. Die Zahlen bleiben, das Gelöschte kann niemand zurückholen.',
    en: 'Whatever could tell who somebody is goes from old clicks. The numbers stay; nobody can bring back what is deleted.',
  },
  'desk.job.thenOf.hit-forget': {
    de: 'Woran die Besucherinnen und Besucher vergangener Tage erkannt wurden, verschwindet, ebenso sehr alte Zahlen. Das kann niemand zurückholen.',
    en: 'What the visitors of past days were known by goes, and so do very old numbers. Nobody can bring that back.',
  },
  'desk.job.ran': {
    de: '{job}: {count, plural, =0 {nichts war fällig} one {# erledigt} other {# erledigt}}.',
    en: '{job}: {count, plural, =0 {nothing was due} one {# done} other {# done}}.',
  },
  'desk.job.whyAutomatic': { de: 'Läuft nur von selbst.', en: 'Runs by itself only.' },
  'desk.job.whyRunning': { de: 'Läuft gerade.', en: 'It is running.' },
} satisfies Bilingual;
