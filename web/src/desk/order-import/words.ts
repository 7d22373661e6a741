/** The words of an import of orders, from the file to its rows. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskImportWords = {
  'desk.import.title': { de: 'Aufträge importieren', en: 'Import orders' },
  'desk.import.lead': {
    de: 'Eine CSV-Datei mit Meldungen zu Aufträgen. Zuerst liest ein Probelauf jede Zeile und schreibt nichts; danach entscheiden Sie.',
    en: 'A CSV file with reports about orders. First a dry run reads every row and writes nothing; then you decide.',
  },
  'desk.import.file': { de: 'CSV-Datei', en: 'CSV file' },
  'desk.import.fileHint': {
    de: 'Hierher ziehen oder auswählen. Bis 50 MB und 200.000 Zeilen, UTF-8 oder Windows-1252, Semikolon oder Komma.',
    en: 'Drop it here or choose it. Up to 50 MB and 200,000 rows, UTF-8 or Windows-1252, semicolon or comma.',
  },
  'desk.import.chosen': { de: '{name}, {size}', en: '{name}, {size}' },
  'desk.import.sending': { de: 'Die Datei wird übertragen', en: 'The file is being uploaded' },
  'desk.import.arrived': { de: 'Die Datei ist übertragen und wird gelesen', en: 'The file is uploaded and being read' },
  'desk.import.sent': { de: '{sent} von {all} übertragen', en: '{sent} of {all} uploaded' },
  'desk.import.fileNeeded': { de: 'Bitte wählen Sie eine CSV-Datei aus.', en: 'Please choose a CSV file.' },
  'desk.import.probe': { de: 'Probelauf starten', en: 'Start the dry run' },
  'desk.import.columns': { de: 'Welche Spalten die Datei hat', en: 'Which columns the file has' },
  'desk.import.columnsLead': {
    de: 'Die erste Zeile nennt die Spalten, die Reihenfolge ist gleich. Ein Datum steht als 2026-01-31 oder 31.01.2026.',
    en: 'The first row names the columns, their order does not matter. A date is written 2026-01-31 or 31.01.2026.',
  },
  'desk.import.column.ExterneAuftragsnummer': {
    de: 'Nummer beim Auftraggeber, immer nötig',
    en: 'Number at the client, always needed',
  },
  'desk.import.column.Ereignis': {
    de: 'eingegangen, bestaetigt, abgelehnt oder storniert; immer nötig',
    en: 'eingegangen, bestaetigt, abgelehnt or storniert; always needed',
  },
  'desk.import.column.Empfehlungsnummer': {
    de: 'oder Empfaengernummer, für neue Aufträge',
    en: 'or Empfaengernummer, for new orders',
  },
  'desk.import.column.Auftragsdatum': { de: 'für neue Aufträge', en: 'for new orders' },
  'desk.import.column.Email': {
    de: 'des Empfängers; sagt, wessen Auftrag es ist, wenn nur die Empfehlungsnummer bekannt ist',
    en: 'of the recipient; says whose order it is where only the number of the recommendation is known',
  },
  'desk.import.column.Grund': { de: 'bei abgelehnt und storniert', en: 'for abgelehnt and storniert' },
  'desk.import.column.ProduktExterneId': {
    de: 'wenn ein anderes Produkt abgeschlossen wurde',
    en: 'if another product was concluded',
  },
  'desk.import.list': { de: 'Bisherige Importe', en: 'Imports so far' },
  'desk.import.none': { de: 'Noch kein Import', en: 'No import yet' },
  'desk.import.noneLead': {
    de: 'Probeläufe und Importe stehen hier mit ihrem Ergebnis.',
    en: 'Dry runs and imports are listed here with their results.',
  },
  'desk.import.count': {
    de: '{count, plural, one {# Import} other {# Importe}}',
    en: '{count, plural, one {# import} other {# imports}}',
  },
  'desk.import.when': { de: 'Gestartet', en: 'Started' },
  'desk.import.by': { de: 'von {by}', en: 'by {by}' },
  'desk.import.rows': { de: 'Zeilen', en: 'Rows' },
  'desk.import.fine': { de: 'In Ordnung', en: 'Fine' },
  'desk.import.failed': { de: 'Fehlerhaft', en: 'Bad' },
  'desk.import.status': { de: 'Status', en: 'Status' },
  'desk.import.oneTitle.probe': { de: 'Probelauf {id}', en: 'Dry run {id}' },
  'desk.import.oneTitle.real': { de: 'Import {id}', en: 'Import {id}' },
  'desk.import.startedBy': { de: 'Gestartet am {at} von {by}', en: 'Started on {at} by {by}' },
  'desk.import.progress.probe': { de: 'Der Probelauf liest die Datei', en: 'The dry run reads the file' },
  'desk.import.progress.real': { de: 'Der Import läuft', en: 'The import is running' },
  'desk.import.progressNote': {
    de: '{done} von {all} Zeilen. Sie können diese Seite verlassen, es geht weiter.',
    en: '{done} of {all} rows. You may leave this page, it goes on.',
  },
  'desk.import.result.probe.good': {
    de: '{fine, plural, one {Die eine Zeile ist} other {Alle # Zeilen sind}} in Ordnung. Der Probelauf selbst hat nichts geschrieben.',
    en: '{fine, plural, one {The one row is} other {All # rows are}} fine. The dry run itself wrote nothing.',
  },
  'desk.import.result.probe.mixed': {
    de: '{fine, plural, one {# Zeile ist} other {# Zeilen sind}} in Ordnung, {failed, plural, one {# nicht} other {# nicht}}. Der Probelauf selbst hat nichts geschrieben.',
    en: '{fine, plural, one {# row is} other {# rows are}} fine, {failed, plural, one {# is not} other {# are not}}. The dry run itself wrote nothing.',
  },
  'desk.import.result.probe.bad': {
    de: 'Keine Zeile ist in Ordnung. Geschrieben wurde nichts.',
    en: 'No row is fine. Nothing was written.',
  },
  'desk.import.result.real.good': {
    de: '{fine, plural, one {# Zeile wurde} other {# Zeilen wurden}} übernommen.',
    en: '{fine, plural, one {# row was} other {# rows were}} taken over.',
  },
  'desk.import.result.real.mixed': {
    de: '{fine, plural, one {# Zeile wurde} other {# Zeilen wurden}} übernommen, {failed, plural, one {# nicht} other {# nicht}}.',
    en: '{fine, plural, one {# row was} other {# rows were}} taken over, {failed, plural, one {# was not} other {# were not}}.',
  },
  'desk.import.result.real.bad': { de: 'Keine Zeile wurde übernommen.', en: 'No row was taken over.' },
  'desk.import.stopped': {
    de: 'Der Import wurde abgebrochen. Was schon übernommen ist, bleibt; dieselbe Datei kann noch einmal importiert werden.',
    en: 'The import was stopped. What was taken over stays; the same file can be imported again.',
  },
  'desk.import.go': { de: 'Jetzt einlesen', en: 'Import now' },
  'desk.import.fileGone': {
    de: 'Die Datei ist nach 30 Tagen gelöscht. Bitte beginnen Sie mit einem neuen Probelauf.',
    en: 'The file was deleted after 30 days. Please begin with a new dry run.',
  },
  'desk.import.ask': { de: 'Diese Datei importieren?', en: 'Import this file?' },
  'desk.import.then': {
    de: '{fine, plural, one {# Zeile wird} other {# Zeilen werden}} gemeldet: Aufträge entstehen, werden bestätigt, abgelehnt oder storniert, und die Menschen dahinter bekommen ihre E-Mails.',
    en: '{fine, plural, one {# row is} other {# rows are}} reported: orders are made, confirmed, rejected or cancelled, and the people behind them get their mails.',
  },
  'desk.import.thenFailed': {
    de: '{failed, plural, one {Die fehlerhafte Zeile wird} other {# fehlerhafte Zeilen werden}} ausgelassen, die anderen trotzdem übernommen.',
    en: '{failed, plural, one {The bad row is} other {# bad rows are}} left out, the others are taken over all the same.',
  },
  'desk.import.thenAgain': {
    de: 'Zeilen, die schon gemeldet waren, ändern nichts.',
    en: 'Rows that were reported before change nothing.',
  },
  'desk.import.badRows': { de: 'Fehlerhafte Zeilen', en: 'Bad rows' },
  'desk.import.allRows': { de: 'Alle Zeilen', en: 'All rows' },
  'desk.import.parts': { de: 'Zeilen der Datei', en: 'Rows of the file' },
  'desk.import.badFile': { de: 'Fehlerhafte Zeilen laden', en: 'Download the bad rows' },
  'desk.import.allFile': { de: 'Alle Ergebnisse laden', en: 'Download all results' },
  'desk.import.line': { de: 'Zeile', en: 'Row' },
  'desk.import.order': { de: 'Auftrag', en: 'Order' },
  'desk.import.result': { de: 'Ergebnis', en: 'Result' },
  'desk.import.rowCaption': {
    de: 'Zeilen der Datei, gezählt ab der Kopfzeile (1)',
    en: 'Rows of the file, counted from the header (1)',
  },
  'desk.import.noRows': { de: 'Hier steht keine Zeile', en: 'No rows here' },
  'desk.import.noRowsLead': { de: 'Es ist keine Zeile fehlerhaft.', en: 'No row is bad.' },
  'desk.import.badLead': {
    de: 'Die geladene Datei hat diese Zeilen, wie sie gesendet wurden, und davor die Spalten Zeile und Fehler. Verbessern Sie sie, und importieren Sie sie neu.',
    en: 'The downloaded file has these rows as they were sent, preceded by the columns Zeile (line) and Fehler (error). Correct it and import it again.',
  },
  'desk.import.deleted': { de: 'Die Zeilen sind gelöscht', en: 'The rows are deleted' },
  'desk.import.deletedLead': {
    de: 'Datei und Zeilen werden nach 30 Tagen gelöscht, die Zahlen bleiben.',
    en: 'File and rows are deleted after 30 days, the counts stay.',
  },
  'desk.import.noRowsYet': {
    de: 'Sobald Zeilen gelesen sind, steht hier ihr Ergebnis.',
    en: 'As soon as rows have been read, their result appears here.',
  },
  'desk.import.noted': { de: 'Vorgemerkt', en: 'Noted' },
  'desk.import.orders': { de: 'Zu den Aufträgen', en: 'Go to orders' },
  'desk.import.other': { de: 'Andere Datei wählen', en: 'Choose another file' },

  'desk.importView.label': { de: 'Ansicht', en: 'View' },
  'desk.importView.failed': { de: 'Mit fehlerhaften Zeilen', en: 'With bad rows' },
} satisfies Bilingual;
