/** Sums at the right below a table, the last of them what counts; read as a table of its own. */
import { euro } from '@weitersagen/contract/basics/money';
import { left, right } from './letter.ts';
import { accent, type Look, type Sheet } from './sheet.ts';

export type Sum = readonly [label: string, cents: number];

const step = 6;
/** So much room they need. */
export const sumsHeight = (sums: readonly Sum[]): number => sums.length * step + 5;

export function drawSums(sheet: Sheet, sums: readonly Sum[], y: number): number {
  const table = sheet.tag('Table');
  sums.forEach(([label, cents], place) => {
    const isLast = place === sums.length - 1;
    const at = y + 3 + place * step;
    const look: Look = isLast ? { size: 11, weight: 700, colour: accent } : {};
    if (isLast) sheet.decorate(() => sheet.line(left + 85, at - 1, right, accent, 0.8));
    const row = sheet.tag('TR', table);
    sheet.write('TH', () => sheet.text(label, left + 86.5, at + 0.6, look), row, { scope: 'Row' });
    sheet.write('TD', () => sheet.text(euro(cents), right - 1.5, at + 0.6, { ...look, align: 'right' }), row);
    row.end();
  });
  table.end();
  return y + sumsHeight(sums);
}
