/** A table that goes on over pages; its head stands on each of them, and is read on the first. */
import { accent, hairline, type Look, pale, type Sheet } from './sheet.ts';

export interface Column {
  head: string;
  width: number;
  align: 'left' | 'right';
}

/** A cell, with what stands smaller below it. */
export interface Cell {
  text: string;
  below?: string;
}

interface Place {
  x: number;
  y: number;
  /** Below which a row begins a new page. */
  bottom: number;
  /** Makes one, and says where its rows begin. */
  nextPage: () => number;
}

const headHeight = 7;
const lineHeight = 4.5;
const padding = 1.7;
const headLook: Look = { size: 8.5, weight: 700, colour: accent };
const belowLook: Look = { size: 8, colour: pale };

/** Where the next thing may stand. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  place: Place,
): number {
  const table = sheet.tag('Table');
  const head = sheet.tag('THead', table);
  const headRow = sheet.tag('TR', head);
  let { y } = place;
  sheet.decorate(() => underHead(sheet, columns, place.x, y));
  eachColumn(columns, place.x, (column, x) => {
    sheet.write('TH', () => drawHead(sheet, column, x, y), headRow, { scope: 'Column' });
  });
  head.end();
  y += headHeight;
  const body = sheet.tag('TBody', table);
  for (const cells of rows) {
    const drawn = cells.map((cell, index) => linesOf(sheet, cell, columns[index]?.width ?? 0));
    const height = Math.max(...drawn.map((lines) => lines.length)) * lineHeight + padding;
    if (y + height > place.bottom) {
      y = place.nextPage();
      sheet.decorate(() => {
        underHead(sheet, columns, place.x, y);
        eachColumn(columns, place.x, (column, x) => drawHead(sheet, column, x, y));
      }, 'Pagination');
      y += headHeight;
    }
    const row = sheet.tag('TR', body);
    eachColumn(columns, place.x, ({ align }, x, index) => {
      const lines = drawn[index] ?? [];
      const draw = (): void => {
        for (const [at, [text, look]] of lines.entries())
          sheet.text(text, x, y + padding + at * lineHeight, { ...look, align });
      };
      sheet.write('TD', draw, row);
    });
    row.end();
    y += height;
    sheet.decorate(() => sheet.line(place.x, y, place.x + widthOf(columns), hairline, 0.4));
  }
  table.end();
  return y;
}

const widthOf = (columns: readonly Column[]): number => columns.reduce((total, { width }) => total + width, 0);

/** `x` is the left of a column, or its right where it is written from there. */
function eachColumn(
  columns: readonly Column[],
  left: number,
  draw: (column: Column, x: number, index: number) => void,
): void {
  let x = left;
  columns.forEach((column, index) => {
    draw(column, column.align === 'right' ? x + column.width - 1.5 : x + 1.5, index);
    x += column.width;
  });
}

function underHead(sheet: Sheet, columns: readonly Column[], x: number, y: number): void {
  sheet.box(x, y, widthOf(columns), headHeight, '#eef1f5');
}

const drawHead = (sheet: Sheet, { head, align }: Column, x: number, y: number): void =>
  sheet.text(head, x, y + 1.9, { ...headLook, align });

const linesOf = (sheet: Sheet, { text, below }: Cell, width: number): [string, Look][] => [
  ...sheet.wrap(text, width - 3).map((line): [string, Look] => [line, {}]),
  ...(below === undefined
    ? []
    : sheet.wrap(below, width - 3, belowLook).map((line): [string, Look] => [line, belowLook])),
];
