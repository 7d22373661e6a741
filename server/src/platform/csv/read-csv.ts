/**
 * A CSV file as its rows, read while it comes in (rules 7.13): UTF-8 with or without BOM, else Windows-1252; `;` or
 * `,`; quotes with line breaks in them. A row whose quotes are broken is told as such and reading goes on with the next
 * line, so that it takes no other row along. (csv-parse drops what follows a broken quote without a word.)
 */
import { isUtf8 } from 'node:buffer';

export interface CsvRow {
  /** Where it begins in the file; the header is line 1 in a file without empty lines before it. */
  line: number;
  /** Null where its quotes are broken. */
  fields: string[] | null;
  /** What stands between the delimiters of a broken row, quotes and all. */
  pieces?: string[];
}

/** Longer rows are broken ones: the longest valid row has a tenth of it. */
const rowMax = 20_000;

export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const reader = createReader();
  for await (const chunk of bytes) yield* reader.read(Buffer.from(chunk).toString('latin1'), false);
  yield* reader.read('', true);
}

/** Bytes stand as single characters until a field is complete: delimiters are ASCII in either encoding. */
function createReader(): { read(text: string, isEnd: boolean): Generator<CsvRow> } {
  let rest = '';
  let line = 1;
  let isFirst = true;
  let isTooLong = false;
  let delimiter: string | undefined;

  function* read(text: string, isEnd: boolean): Generator<CsvRow> {
    rest += text;
    if (isFirst && !isEnd && rest.length < 3) return;
    if (isFirst) rest = rest.replace(/^\u00ef\u00bb\u00bf/, '');
    isFirst = false;
    let start = 0;
    for (;;) {
      const next = isTooLong ? skipLine(rest, start) : nextRow(rest, start, isEnd);
      if (!next) break;
      start = next.end;
      if (next.row && !isEmpty(next.row)) yield next.row;
      if (start === rest.length) break;
    }
    rest = rest.slice(start);
  }

  const nextRow = (text: string, start: number, isEnd: boolean): { end: number; row?: CsvRow } | undefined => {
    if (start === text.length) return undefined;
    delimiter ??= findDelimiter(text, start, isEnd);
    const record = delimiter === undefined ? 'unfinished' : readRecord(text, start, delimiter, isEnd);
    const row: CsvRow = { line, fields: null };
    if (typeof record === 'object' && record.end - start <= rowMax) {
      line += record.lines;
      return { end: record.end, row: { ...row, fields: record.fields.map(decodeField) } };
    }
    if (record === 'unfinished' && text.length - start <= rowMax) return undefined;
    const end = lineEnd(text, start);
    if (end !== undefined || isEnd) {
      line++;
      return { end: end ?? text.length, row: { ...row, pieces: piecesOf(text.slice(start, end), delimiter) } };
    }
    if (text.length - start <= rowMax) return undefined;
    isTooLong = true;
    return { end: text.length, row };
  };

  const skipLine = (text: string, start: number): { end: number; row?: CsvRow } => {
    const end = lineEnd(text, start);
    if (end === undefined) return { end: text.length };
    isTooLong = false;
    line++;
    return { end };
  };

  return { read };
}

/** The header has `;` or `,` between its names, and names hold neither. */
function findDelimiter(text: string, start: number, isEnd: boolean): string | undefined {
  const header = start + text.slice(start).search(/\S|$/);
  const end = lineEnd(text, header) ?? (isEnd || text.length - header > rowMax ? text.length : undefined);
  return end === undefined ? undefined : text.slice(header, end).includes(';') ? ';' : ',';
}

const piecesOf = (line: string, delimiter: string | undefined): string[] =>
  delimiter === undefined || line.length > rowMax ? [] : line.trimEnd().split(delimiter).map(decodeField);

interface Record {
  fields: string[];
  end: number;
  lines: number;
}

/** One row from `start`; `unfinished` when more text may complete it, `broken` when none can. */
function readRecord(text: string, start: number, delimiter: string, isEnd: boolean): Record | 'unfinished' | 'broken' {
  const open = isEnd ? 'broken' : 'unfinished';
  const fields: string[] = [];
  let lines = 1;
  for (let at = start; ; at++) {
    const quote = skipBlanks(text, at);
    if (text[quote] === '"') {
      const quoted = readQuoted(text, quote + 1, isEnd);
      if (!quoted) return open;
      fields.push(quoted.value);
      lines += countLines(quoted.value);
      at = skipBlanks(text, quoted.end);
    } else {
      const from = at;
      while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
      fields.push(text.slice(from, at));
    }
    if (at === text.length) return isEnd ? { fields, end: at, lines } : 'unfinished';
    if (text[at] === delimiter) continue;
    if (text[at] === '\n') return { fields, end: at + 1, lines };
    if (text[at] !== '\r') return 'broken';
    if (at + 1 === text.length && !isEnd) return 'unfinished';
    return { fields, end: text[at + 1] === '\n' ? at + 2 : at + 1, lines };
  }
}

/** What stands between two quotes; a doubled quote is one of the text. */
function readQuoted(text: string, start: number, isEnd: boolean): { value: string; end: number } | undefined {
  let value = '';
  for (let from = start; ; ) {
    const quote = text.indexOf('"', from);
    if (quote === -1 || (quote + 1 === text.length && !isEnd)) return undefined;
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    from = quote + 2;
  }
}

function skipBlanks(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

const countLines = (value: string): number => value.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Where the next line begins; `undefined` when the end of this one is not there yet. */
function lineEnd(text: string, start: number): number | undefined {
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\n') return at + 1;
    if (text[at] === '\r' && at + 1 < text.length) return text[at + 1] === '\n' ? at + 2 : at + 1;
  }
  return undefined;
}

const isEmpty = ({ fields }: CsvRow): boolean => fields?.every((field) => field.trim() === '') ?? false;

const windows1252 = new TextDecoder('windows-1252');

function decodeField(field: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything that is one byte in both encodings
  if (/^[\u0000-\u007f]*$/.test(field)) return field;
  const bytes = Buffer.from(field, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : windows1252.decode(bytes);
}
