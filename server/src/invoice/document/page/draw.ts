/** The two documents as pages; the invoice carries its file for machines (`factur-x.ts`). */
import { euro } from '@weitersagen/contract/basics/money';
import { owedOf } from '@weitersagen/contract/invoice/month';
import { dayText } from '#platform/day-text.ts';
import type { InvoiceDocument, StatementDocument } from '../document.ts';
import { attachFacturX } from './factur-x.ts';
import {
  beginLetter,
  bottom,
  drawPairs,
  endLetter,
  type Letter,
  left,
  nextPage,
  paymentPairs,
  periodText,
  right,
} from './letter.ts';
import { pageWords } from './page-words.ts';
import type { Sheet } from './sheet.ts';
import { drawSums, type Sum, sumsHeight } from './sums.ts';
import { type Column, drawTable } from './table.ts';

export function drawInvoice(document: InvoiceDocument, cii: string): Promise<Uint8Array> {
  const words = pageWords(document.language);
  const title = `${words.titleOf[document.kind]} ${document.number}`;
  const facts = factsOf(document, words.numberOf.invoice, words.period, document.buyerReference);
  const letter = { ...document, title, facts, intro: introOf(document) };
  const { sheet, y } = beginLetter(letter);
  const columns: Column[] = [
    { head: words.columns.place, width: 14, align: 'left' },
    { head: words.columns.what, width: 93, align: 'left' },
    { head: words.columns.day, width: 26, align: 'left' },
    { head: words.columns.net, width: 32, align: 'right' },
  ];
  const rows = document.lines.map(({ id, name, product, day, netCents }) => [
    { text: id },
    { text: name, below: product },
    { text: dayText(day, document.language) },
    { text: euro(netCents) },
  ]);
  const { totals, vat, kind } = document;
  const sums: Sum[] = [
    [words.net, totals.netCents],
    ...vat.map(({ percent, vatCents }): Sum => [words.vat(percent), vatCents]),
    [kind === 'creditNote' ? words.credit : words.gross, totals.grossCents],
  ];
  const after = drawPositions(sheet, letter, columns, rows, sums, y);
  const other = document.statement && {
    mine: words.together.invoice(words.titleOf[kind], document.number),
    name: words.together.statement(document.statement.number),
    cents: document.statement.sumCents,
  };
  const owedCents = owedOf({ kind, grossCents: totals.grossCents });
  drawPayment(sheet, letter, document, { owedCents, other, note: document.note }, after);
  attachFacturX(sheet.pdf, cii, document);
  return endLetter(sheet, letter);
}

export function drawStatement(document: StatementDocument): Promise<Uint8Array> {
  const { language, invoice, sumCents } = document;
  const words = pageWords(language);
  const title = `${words.statement} ${document.number}`;
  const facts = factsOf(document, words.numberOf.statement, words.paidPeriod, null).filter(
    ([label]) => label !== words.buyerVatId,
  );
  const letter = { ...document, title, facts, intro: null };
  const { sheet, y } = beginLetter(letter);
  const columns: Column[] = [
    { head: words.columns.place, width: 14, align: 'left' },
    { head: words.columns.order, width: 32, align: 'left' },
    { head: words.columns.product, width: 61, align: 'left' },
    { head: words.columns.day, width: 26, align: 'left' },
    { head: words.columns.sum, width: 32, align: 'right' },
  ];
  const rows = document.lines.map(({ id, name, orderNumber, day, cents }) => [
    { text: id },
    { text: orderNumber },
    { text: name },
    { text: dayText(day, language) },
    { text: euro(cents) },
  ]);
  const after = drawPositions(sheet, letter, columns, rows, [[words.statementSum, sumCents]], y);
  const other = invoice && {
    mine: words.together.statement(document.number),
    name: words.together.invoice(words.titleOf[invoice.kind], invoice.number),
    cents: owedOf(invoice),
  };
  drawPayment(sheet, letter, document, { owedCents: sumCents, other, note: words.noVat }, after);
  return endLetter(sheet, letter);
}

type Document = Pick<InvoiceDocument, 'language' | 'issuedOn' | 'dueOn' | 'period' | 'buyer' | 'seller' | 'number'>;

function factsOf(document: Document, number: string, period: string, reference: string | null): Letter['facts'] {
  const { language, buyer, seller } = document;
  const words = pageWords(language);
  const isOwn = reference === null || reference === buyer.id;
  return [
    [number, document.number],
    [words.day, dayText(document.issuedOn, language)],
    [period, periodText(document.period, language)],
    ...(document.dueOn === null ? [] : [[words.due, dayText(document.dueOn, language)] as const]),
    [words.buyerNumber, buyer.id],
    ...(isOwn ? [] : [[words.buyerReference, reference] as const]),
    ...(buyer.vatId === null ? [] : [[words.buyerVatId, buyer.vatId] as const]),
    [words.contact, seller.contact.name],
    [words.phone, seller.contact.phone],
  ];
}

/** Of which invoices something is taken back, or which one this takes the place of. */
function introOf({ preceding, kind, language }: InvoiceDocument): string | null {
  if (preceding.length === 0) return null;
  const words = pageWords(language);
  const named = preceding.map(({ number, issuedOn }) => words.ofDay(number, dayText(issuedOn, language)));
  if (kind !== 'correctedInvoice') return words.introOf[kind](named.join(', '));
  // The first is the one it takes the place of; of the others it takes something back.
  const [replaced = '', ...others] = named;
  const credits = others.length > 0 ? [words.introOf.invoice(others.join(', '))] : [];
  return [words.introOf.correctedInvoice(replaced), ...credits].join(' ');
}

/** The sums stay together, and come with nothing of the table before them only where that is full. */
function drawPositions(
  sheet: Sheet,
  letter: Letter,
  columns: readonly Column[],
  rows: Parameters<typeof drawTable>[2],
  sums: readonly Sum[],
  y: number,
): number {
  const next = (): number => nextPage(sheet, letter);
  const end = drawTable(sheet, columns, rows, { x: left, y, bottom, nextPage: next });
  return drawSums(sheet, sums, end + sumsHeight(sums) > bottom ? next() : end);
}

interface Owed {
  owedCents: number;
  other: { mine: string; name: string; cents: number } | null;
  note: string | null;
}

function drawPayment(
  sheet: Sheet,
  letter: Letter,
  { paymentTerms, language }: { paymentTerms: string } & Document,
  { owedCents, other, note }: Owed,
  y: number,
): void {
  const words = pageWords(language);
  const payableCents = owedCents + (other?.cents ?? 0);
  const pairs = payableCents > 0 ? paymentPairs(letter) : [];
  const noteLines = note === null ? [] : sheet.wrap(note, right - left);
  const needed = noteLines.length * 4.8 + (other === null ? 0 : 32) + pairs.length * 4.8 + 24;
  let at = y + needed > bottom ? nextPage(sheet, letter) : y + 4;
  if (noteLines.length > 0) {
    sheet.write('P', () => sheet.lines(noteLines, left, at, 4.8));
    at += noteLines.length * 4.8 + 3;
  }
  if (other !== null) {
    const heading = payableCents < 0 ? words.together.back : words.together.heading;
    const total = Math.abs(payableCents);
    const sign = payableCents < 0 ? -1 : 1;
    const sums: Sum[] = [
      [other.mine, sign * owedCents],
      [other.name, sign * other.cents],
      [heading, total],
    ];
    at = drawSums(sheet, sums, at) + 3;
  }
  sheet.write('H2', () => sheet.text(words.pay, left, at, { size: 11, weight: 700 }));
  const terms = sheet.wrap(paymentTerms, right - left);
  sheet.write('P', () => sheet.lines(terms, left, at + 6, 4.8));
  drawPairs(sheet, pairs, at + 8 + terms.length * 4.8);
}
