/**
 * What both documents share: a letter by DIN 5008, form B, with the seller above, the buyer in the window of an envelope, what
 * identifies it at the right, and at the foot who the seller is by law.
 */
import { groupedIban } from '@weitersagen/contract/bank-account/iban';
import { dayText } from '#platform/day-text.ts';
import type { Buyer, InvoiceDocument, PageLanguage, Seller } from '../document.ts';
import { pageWords } from './page-words.ts';
import { accent, hairline, pale, Sheet } from './sheet.ts';

export const left = 25;
export const right = 190;
/** Below it is the foot. */
export const bottom = 258;

export interface Letter {
  title: string;
  language: PageLanguage;
  madeAt: Date;
  seller: Seller;
  buyer: Buyer;
  payment: InvoiceDocument['payment'];
  /** Beside the window: what it is, and of when. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Before the table. */
  intro: string | null;
}

/** The sheet, and where the content begins. */
export function beginLetter(letter: Letter): { sheet: Sheet; y: number } {
  const sheet = new Sheet(letter);
  drawHead(sheet, letter);
  drawWindow(sheet, letter);
  drawFacts(sheet, letter.facts);
  sheet.decorate(() => {
    for (const y of [105, 148.5, 210]) sheet.line(4, y, y === 148.5 ? 10 : 8, hairline);
  });
  sheet.write('H1', () => sheet.text(letter.title, left, 101, { size: 16, weight: 700, colour: accent }));
  if (letter.intro === null) return { sheet, y: 113 };
  const lines = sheet.wrap(letter.intro, right - left);
  sheet.write('P', () => sheet.lines(lines, left, 111, 4.8));
  return { sheet, y: 115 + lines.length * 4.8 };
}

function drawHead(sheet: Sheet, { seller }: Letter): void {
  const size = sheet.width(seller.name, { size: 17, weight: 700 }) > right - left ? 11 : 17;
  sheet.write('P', () => sheet.text(seller.name, left, 17, { size, weight: 700, colour: accent }));
  sheet.decorate(() => sheet.line(left, 27.5, right, accent, 1.2));
}

function drawWindow(sheet: Sheet, { seller, buyer }: Letter): void {
  const sender = [seller.name, seller.street, `${seller.postcode} ${seller.city}`].join(' · ');
  // Said above and at the foot already.
  sheet.decorate(() => {
    const [line = ''] = sheet.wrap(sender, 85, { size: 6.5 });
    sheet.text(line.replace(/ ·?$/, ''), left, 54, { size: 6.5, colour: pale });
    sheet.line(left, 57.3, left + 80, hairline, 0.4);
  });
  const contact = buyer.contactName === null || buyer.contactName === buyer.name ? [] : [buyer.contactName];
  const lines = [buyer.name, ...contact, buyer.street, `${buyer.postcode} ${buyer.city}`];
  const wrapped = lines.flatMap((line) => sheet.wrap(line, 80, { size: 10.5 }));
  sheet.write('P', () => sheet.lines(wrapped, left, 60, 4.9, { size: 10.5 }));
}

function drawFacts(sheet: Sheet, facts: Letter['facts']): void {
  const table = sheet.tag('Table');
  let y = 44;
  for (const [label, value] of facts) {
    const row = sheet.tag('TR', table);
    const lines = sheet.wrap(value, 36, { size: 9 });
    sheet.write('TH', () => sheet.text(label, 119, y, { size: 9, colour: pale }), row, { scope: 'Row' });
    sheet.write('TD', () => sheet.lines(lines, 154, y, 4.4, { size: 9 }), row);
    row.end();
    y += lines.length * 4.4 + 0.4;
  }
  table.end();
}

export function nextPage(sheet: Sheet, { title, seller }: Letter): number {
  sheet.pdf.addPage();
  sheet.decorate(() => {
    sheet.text(seller.name, left, 14, { size: 9, weight: 700, colour: accent });
    sheet.text(title, right, 14, { size: 9, colour: pale, align: 'right' });
    sheet.line(left, 20, right, accent, 0.8);
  }, 'Pagination');
  return 26;
}

/** A heading with lines of label and value below it. */
export function drawPairs(sheet: Sheet, pairs: Letter['facts'], y: number): number {
  const table = sheet.tag('Table');
  pairs.forEach(([label, value], place) => {
    const row = sheet.tag('TR', table);
    const at = y + place * 4.8;
    sheet.write('TH', () => sheet.text(label, left, at, { colour: pale }), row, { scope: 'Row' });
    sheet.write('TD', () => sheet.text(value, left + 38, at), row);
    row.end();
  });
  table.end();
  return y + pairs.length * 4.8;
}

export const paymentPairs = ({ payment, language }: Letter): Letter['facts'] => {
  const words = pageWords(language);
  return [
    [words.holder, payment.holder],
    [words.iban, groupedIban(payment.iban)],
    [words.reference, payment.reference],
  ];
};

/** Every page has the foot; it is read once, at the end of all. */
export function endLetter(sheet: Sheet, letter: Letter): Promise<Uint8Array> {
  const words = pageWords(letter.language);
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    sheet.pdf.switchToPage(page);
    sheet.decorate(() => {
      sheet.line(left, 266, right, hairline, 0.5);
      const number = words.page(page + 1, count);
      sheet.text(number, right, 261, { size: 8, colour: pale, align: 'right' });
    }, 'Pagination');
    const draw = () => drawFoot(sheet, letter);
    if (page === start + count - 1) sheet.write('P', draw);
    else sheet.decorate(draw, 'Pagination');
  }
  return sheet.finish();
}

function drawFoot(sheet: Sheet, { seller, payment, language }: Letter): void {
  const words = pageWords(language);
  const taxIds = [
    seller.vatId === null ? [] : [`${words.vatId} ${seller.vatId}`],
    seller.taxNumber === null ? [] : [`${words.taxNumber} ${seller.taxNumber}`],
  ].flat();
  const columns = [
    [seller.name, seller.street, `${seller.postcode} ${seller.city}`, seller.contact.email],
    [...[seller.register, seller.legalInformation].filter((part) => part !== null), ...taxIds],
    [payment.holder, `${words.iban} ${groupedIban(payment.iban)}`],
  ];
  const look = { size: 7, colour: pale };
  columns.forEach((lines, place) => {
    const wrapped = lines.flatMap((line) => sheet.wrap(line, 52, look)).slice(0, 7);
    sheet.lines([...wrapped, ''].slice(0, -1), left + place * 57, 268.5, 3.3, look);
  });
}

export const periodText = ({ from, to }: { from: string; to: string }, language: PageLanguage): string =>
  `${dayText(from, language)} – ${dayText(to, language)}`;
