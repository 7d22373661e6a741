/** Invoices and statements of agencies as tables of the audit, and their files as they were sent. */
import { encode } from '@weitersagen/contract/basics/wire';
import { documentKind, invoiceStatus } from '@weitersagen/contract/invoice/status';
import { readFile } from '#invoice/invoice.ts';
import type { Ctx } from '#platform/context.ts';
import { type DocumentPositionRow, type DocumentRow, listDocumentPositions, listDocuments } from './invoice-sql.ts';
import type { Days } from './sql.ts';
import type { AuditTable } from './table.ts';
import type { ZipFile } from './zip.ts';

const noon = (day: string | null): Date | null => (day === null ? null : new Date(`${day}T12:00:00Z`));

export const documentTable: AuditTable<DocumentRow> = {
  file: 'rechnungen.csv',
  name: 'Rechnungen',
  about: 'Rechnungen, Rechnungskorrekturen und Abrechnungen an Agenturen, die im Zeitraum gestellt wurden',
  keys: 1,
  columns: [
    { name: 'Beleg', about: 'Nummer der Rechnung oder Abrechnung', kind: 'text', of: ({ number }) => number },
    { name: 'Art', about: 'Art des Belegs', kind: 'text', of: ({ kind }) => encode(documentKind, kind) as string },
    { name: 'Agentur', about: 'Nummer der Agentur', kind: 'text', of: ({ agencyNumber }) => agencyNumber },
    { name: 'Firma', about: 'Wie die Agentur heute heißt', kind: 'text', of: ({ company }) => company },
    { name: 'Monat', about: 'Abgerechneter Monat', kind: 'text', of: ({ month }) => month },
    { name: 'Datum', about: 'Tag, an dem der Beleg gestellt wurde', kind: 'day', of: ({ issuedAt }) => issuedAt },
    { name: 'Netto', about: 'Summe der Gebühren', kind: 'amount', of: ({ netCents }) => netCents },
    { name: 'Umsatzsteuer', about: 'Umsatzsteuer auf die Gebühren', kind: 'amount', of: ({ vatCents }) => vatCents },
    {
      name: 'Betrag',
      about: 'Betrag des Belegs; einer Rechnungskorrektur, was gutgeschrieben ist',
      kind: 'amount',
      of: ({ grossCents }) => grossCents,
    },
    {
      name: 'Status',
      about: 'Stand beim Erstellen dieser Datei',
      kind: 'text',
      of: ({ status }) => encode(invoiceStatus, status) as string,
    },
    { name: 'BezahltAm', about: 'Tag der Zahlung', kind: 'day', of: ({ paidOn }) => noon(paidOn) },
    { name: 'Zusammen', about: 'Beleg desselben Monats', kind: 'text', of: ({ together }) => together },
    { name: 'Berichtigt', about: 'Rechnung, die er berichtigt', kind: 'text', of: ({ corrects }) => corrects },
  ],
};

export const positionTable: AuditTable<DocumentPositionRow> = {
  file: 'rechnungspositionen.csv',
  name: 'Rechnungspositionen',
  about:
    'Positionen dieser Rechnungen und Abrechnungen; eine Rechnung, die eine andere ganz zurücknimmt, hat keine eigenen',
  keys: 2,
  columns: [
    { name: 'Beleg', about: 'Nummer der Rechnung oder Abrechnung', kind: 'text', of: ({ number }) => number },
    { name: 'Position', about: 'Stelle auf dem Beleg', kind: 'count', of: ({ place }) => place },
    { name: 'Auftrag', about: 'Nummer des Auftrags', kind: 'text', of: ({ orderNumber }) => orderNumber },
    { name: 'Praemie', about: 'Nummer der Prämie', kind: 'text', of: ({ rewardNumber }) => rewardNumber },
    {
      name: 'Betrag',
      about: 'Gebühr oder Prämie; was zurückgenommen ist, ist negativ',
      kind: 'amount',
      of: ({ isCredit, cents }) => (isCredit ? -cents : cents),
    },
  ],
  refers: [{ column: 'Beleg', table: 'Rechnungen' }],
};

const documentsMax = 200;

export async function* documentParts(ctx: Ctx, days: Days): AsyncGenerator<DocumentRow[]> {
  for (let after = ''; ; ) {
    const rows = await ctx.read((tx) => listDocuments(tx.db, days, after, documentsMax));
    if (rows.length > 0) yield rows;
    if (rows.length < documentsMax) return;
    after = rows.at(-1)?.number ?? '';
  }
}

export async function* positionParts(ctx: Ctx, days: Days): AsyncGenerator<DocumentPositionRow[]> {
  for await (const rows of documentParts(ctx, days))
    yield await ctx.read((tx) =>
      listDocumentPositions(
        tx.db,
        rows.map(({ number }) => number),
      ),
    );
}

/** As they were sent: the PDF with its Factur-X, and the XRechnung beside it. */
export async function* documentFiles(ctx: Ctx, days: Days): AsyncGenerator<ZipFile> {
  for await (const rows of documentParts(ctx, days))
    for (const { number, kind, hasFile } of rows)
      for (const which of hasFile
        ? (['pdf', ...(kind === 'statement' ? [] : (['xrechnung'] as const))] as const)
        : []) {
        const found = await ctx.read((tx) => readFile(tx, number, which));
        if (found) yield { name: `belege/${found.name}`, content: whole(found.content) };
      }
}

async function* whole(content: string | Uint8Array): AsyncGenerator<string | Uint8Array> {
  yield content;
}
