/** The tables of the audit, column by column: what index.xml says of them and what their lines hold. */
import { encode } from '@weitersagen/contract/basics/wire';
import { actorKind } from '@weitersagen/contract/event/schemas';
import { actorWord, happenedWord, objectWords, stateWord } from '@weitersagen/contract/event/words';
import type { AccountName } from '@weitersagen/contract/ledger/ledger';
import { payoutStatus } from '@weitersagen/contract/payout/status';
import { rewardRole } from '@weitersagen/contract/reward/schemas';
import { documentTable, positionTable } from './invoices.ts';
import type { CheckRow, LogRow, PostingRow, RunRow, TransferRow } from './sql.ts';
import type { AuditTable } from './table.ts';

export interface AccountLine {
  account: AccountName;
  about: string;
  openingCents: number;
  debitCents: number;
  creditCents: number;
  count: number;
}

export const accountTable: AuditTable<AccountLine> = {
  file: 'konten.csv',
  name: 'Konten',
  about: 'Konten des Nebenbuchs mit Anfangssaldo, Umsätzen und Endsaldo des Zeitraums; ein Saldo im Soll ist positiv',
  keys: 1,
  columns: [
    { name: 'Konto', about: 'Name des Kontos', kind: 'text', of: ({ account }) => account },
    { name: 'Bedeutung', about: 'Was das Konto führt', kind: 'text', of: ({ about }) => about },
    {
      name: 'Anfangssaldo',
      about: 'Soll minus Haben vor dem ersten Tag',
      kind: 'amount',
      of: ({ openingCents }) => openingCents,
    },
    { name: 'Soll', about: 'Summe im Soll', kind: 'amount', of: ({ debitCents }) => debitCents },
    { name: 'Haben', about: 'Summe im Haben', kind: 'amount', of: ({ creditCents }) => creditCents },
    {
      name: 'Endsaldo',
      about: 'Soll minus Haben am Ende des letzten Tages',
      kind: 'amount',
      of: ({ openingCents, debitCents, creditCents }) => openingCents + debitCents - creditCents,
    },
    {
      name: 'Buchungen',
      about: 'Buchungen des Zeitraums, die das Konto berühren',
      kind: 'count',
      of: ({ count }) => count,
    },
  ],
};

export const bankFileName = (runId: number): string => `belege/auszahlung-${runId}.xml`;

export const postingTable: AuditTable<PostingRow & { line: number }> = {
  file: 'buchungen.csv',
  name: 'Buchungen',
  about: 'Alle Buchungen des Zeitraums in der Folge ihrer Zeitpunkte; Prämie, Art und Versuch bezeichnen eine Buchung',
  keys: 1,
  columns: [
    { name: 'LfdNr', about: 'Nummer der Zeile in diesem Zeitraum', kind: 'count', of: ({ line }) => line },
    { name: 'Buchungsdatum', about: 'Tag der Buchung', kind: 'day', of: ({ at }) => at },
    { name: 'Buchungszeit', about: 'Uhrzeit der Buchung', kind: 'time', of: ({ at }) => at },
    { name: 'Art', about: 'Art der Buchung; -reversal ist die Gegenbuchung', kind: 'text', of: ({ kind }) => kind },
    { name: 'Buchungstext', about: 'Text der Buchung', kind: 'text', of: ({ text }) => text },
    { name: 'Sollkonto', about: 'Konto im Soll', kind: 'text', of: ({ debit }) => debit },
    { name: 'Habenkonto', about: 'Konto im Haben', kind: 'text', of: ({ credit }) => credit },
    { name: 'Betrag', about: 'Betrag in Euro', kind: 'amount', of: ({ amountCents }) => amountCents },
    { name: 'Praemie', about: 'Nummer der Prämie', kind: 'text', of: ({ rewardNumber }) => rewardNumber },
    { name: 'Versuch', about: 'Wievielter Versuch, sie auszuzahlen', kind: 'count', of: ({ attempt }) => attempt },
    {
      name: 'Rolle',
      about: 'Wem die Prämie zusteht',
      kind: 'text',
      of: ({ role }) => role && (encode(rewardRole, role) as string),
    },
    { name: 'Person', about: 'Nummer der Person', kind: 'text', of: ({ person }) => person },
    { name: 'Name', about: 'Name der Person; leer, wenn sie gelöscht ist', kind: 'text', of: ({ name }) => name },
    {
      name: 'Empfehlung',
      about: 'Nummer der Empfehlung',
      kind: 'text',
      of: ({ recommendationNumber }) => recommendationNumber,
    },
    { name: 'Auftrag', about: 'Nummer des Auftrags', kind: 'text', of: ({ orderNumber }) => orderNumber },
    {
      name: 'ExterneAuftragsnummer',
      about: 'Nummer des Auftrags beim Mandanten',
      kind: 'text',
      of: ({ externalNumber }) => externalNumber,
    },
    { name: 'Produkt', about: 'Nummer und Name des Produkts', kind: 'text', of: ({ product }) => product },
    { name: 'Lauf', about: 'Auszahlungslauf, bei Auszahlungen', kind: 'count', of: ({ runId }) => runId },
    { name: 'EndToEndId', about: 'Kennung der Überweisung', kind: 'text', of: ({ endToEndId }) => endToEndId },
    { name: 'Gutschein', about: 'Nummer des Gutscheins im Bestand', kind: 'count', of: ({ voucherId }) => voucherId },
    {
      name: 'Beleg',
      about: 'Rechnung oder Abrechnung an eine Agentur',
      kind: 'text',
      of: ({ documentNumber }) => documentNumber,
    },
  ],
  refers: [
    { column: 'Sollkonto', table: 'Konten' },
    { column: 'Habenkonto', table: 'Konten' },
    { column: 'Lauf', table: 'Auszahlungslaeufe' },
    { column: 'Beleg', table: 'Rechnungen' },
  ],
};

export const runTable: AuditTable<RunRow> = {
  file: 'auszahlungslaeufe.csv',
  name: 'Auszahlungslaeufe',
  about: 'Auszahlungsläufe, die im Zeitraum liefen, mit ihrer Bankdatei',
  keys: 1,
  columns: [
    { name: 'Lauf', about: 'Nummer des Laufs', kind: 'count', of: ({ id }) => id },
    {
      name: 'Status',
      about: 'Stand bei der Ausgabe dieser Datei',
      kind: 'text',
      of: ({ status }) => encode(payoutStatus, status) as string,
    },
    { name: 'Angelegt', about: 'Tag', kind: 'day', of: ({ createdAt }) => createdAt },
    { name: 'AngelegtVon', about: 'Betreiber', kind: 'text', of: ({ createdBy }) => createdBy },
    { name: 'Exportiert', about: 'Tag der Bankdatei', kind: 'day', of: ({ exportedAt }) => exportedAt },
    { name: 'ExportiertVon', about: 'Betreiber', kind: 'text', of: ({ exportedBy }) => exportedBy },
    {
      name: 'Bestaetigt',
      about: 'Tag, an dem die Bank ausgeführt hat',
      kind: 'day',
      of: ({ confirmedAt }) => confirmedAt,
    },
    { name: 'BestaetigtVon', about: 'Betreiber', kind: 'text', of: ({ confirmedBy }) => confirmedBy },
    { name: 'Verworfen', about: 'Tag', kind: 'day', of: ({ discardedAt }) => discardedAt },
    { name: 'VerworfenVon', about: 'Betreiber', kind: 'text', of: ({ discardedBy }) => discardedBy },
    { name: 'Ueberweisungen', about: 'Anzahl', kind: 'count', of: ({ count }) => count },
    { name: 'Summe', about: 'Summe in Euro', kind: 'amount', of: ({ cents }) => cents },
    { name: 'MessageId', about: 'Kennung der Bankdatei', kind: 'text', of: ({ messageId }) => messageId },
    {
      name: 'Pruefsumme',
      about: 'SHA-256 der Bankdatei, seit dem Export im Log',
      kind: 'text',
      of: ({ hash }) => hash,
    },
    {
      name: 'Beleg',
      about: 'Die Bankdatei in diesem Paket; leer, wenn keine verwahrt ist oder sie aus einem anderen Zeitraum ist',
      kind: 'text',
      of: (run) => (isEnclosed(run) ? bankFileName(run.id) : null),
    },
  ],
};

/** A discarded run's is given to nobody, and one of other days comes with those. */
export const isEnclosed = ({ status, hasFile, isExportedWithin }: RunRow): boolean =>
  hasFile && isExportedWithin && status !== 'discarded';

export const transferTable: AuditTable<TransferRow> = {
  file: 'ueberweisungen.csv',
  name: 'Ueberweisungen',
  about: 'Die Überweisungen dieser Läufe',
  keys: 3,
  columns: [
    { name: 'Lauf', about: 'Nummer des Laufs', kind: 'count', of: ({ runId }) => runId },
    { name: 'Praemie', about: 'Nummer der Prämie', kind: 'text', of: ({ rewardNumber }) => rewardNumber },
    { name: 'Versuch', about: 'Wievielter Versuch', kind: 'count', of: ({ attempt }) => attempt },
    { name: 'Betrag', about: 'Betrag in Euro', kind: 'amount', of: ({ amountCents }) => amountCents },
    { name: 'EndToEndId', about: 'Kennung der Überweisung', kind: 'text', of: ({ endToEndId }) => endToEndId },
    {
      name: 'Verworfen',
      about: 'ja, wenn die Datei verworfen wurde',
      kind: 'text',
      of: ({ isDiscarded }) => (isDiscarded ? 'ja' : 'nein'),
    },
  ],
  refers: [{ column: 'Lauf', table: 'Auszahlungslaeufe' }],
};

export const logTable: AuditTable<LogRow> = {
  file: 'protokoll.csv',
  name: 'Protokoll',
  about: 'Was im Zeitraum mit Aufträgen, Prämien, Läufen, Anträgen und Einstellungen geschah, mit Person und Grund',
  keys: 1,
  columns: [
    { name: 'Nr', about: 'Nummer des Ereignisses', kind: 'count', of: ({ id }) => id },
    { name: 'Datum', about: 'Tag', kind: 'day', of: ({ at }) => at },
    { name: 'Zeit', about: 'Uhrzeit', kind: 'time', of: ({ at }) => at },
    { name: 'Gegenstand', about: 'Womit es geschah', kind: 'text', of: ({ object }) => objectWords[object].de },
    { name: 'Nummer', about: 'Nummer des Gegenstands', kind: 'text', of: ({ number }) => number },
    { name: 'Ereignis', about: 'Was geschah', kind: 'text', of: (row) => happenedWord({ ...row, code: row.event }) },
    { name: 'Vorher', about: 'Stand davor', kind: 'text', of: ({ object, from }) => from && stateWord(object, from) },
    { name: 'Nachher', about: 'Stand danach', kind: 'text', of: ({ object, to }) => stateWord(object, to) },
    {
      name: 'Wer',
      about: 'Art dessen, der es tat',
      kind: 'text',
      of: (row) => encode(actorKind, row.actorKind) as string,
    },
    { name: 'Person', about: 'Wer es tat', kind: 'text', of: (row) => actorWord(row.actorKind, row.actor) },
    { name: 'Grund', about: 'Angegebener Grund', kind: 'text', of: ({ reason }) => reason },
    {
      name: 'Antrag',
      about: 'Antrag, dem eine zweite Person zustimmte',
      kind: 'count',
      of: ({ approvalId }) => approvalId,
    },
  ],
};

export const checkTable: AuditTable<CheckRow> = {
  file: 'bankabgleich.csv',
  name: 'Bankabgleich',
  about: 'Jede Nacht: die Überweisungen bestätigter Läufe, die zurückgekommenen, und der Saldo des Kontos Bank',
  keys: 1,
  columns: [
    { name: 'Tag', about: 'Tag des Abgleichs', kind: 'day', of: ({ day }) => new Date(`${day}T12:00:00Z`) },
    { name: 'Zeit', about: 'Uhrzeit', kind: 'time', of: ({ checkedAt }) => checkedAt },
    {
      name: 'Ueberwiesen',
      about: 'Summe der Überweisungen',
      kind: 'amount',
      of: ({ transferredCents }) => transferredCents,
    },
    { name: 'Zurueck', about: 'davon zurückgekommen', kind: 'amount', of: ({ returnedCents }) => returnedCents },
    {
      name: 'Gebucht',
      about: 'Saldo des Kontos Bank, Haben minus Soll',
      kind: 'amount',
      of: ({ bookedCents }) => bookedCents,
    },
  ],
};

export const tables = [
  accountTable,
  postingTable,
  runTable,
  transferTable,
  documentTable,
  positionTable,
  logTable,
  checkTable,
] as const;
