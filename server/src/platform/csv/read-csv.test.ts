import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvRow, readCsv } from './read-csv.ts';

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function rowsOf(text: string | Uint8Array, size = 7): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of readCsv(chunks(typeof text === 'string' ? Buffer.from(text) : text, size))) rows.push(row);
  return rows;
}
const fieldsOf = async (text: string | Uint8Array, size?: number) =>
  (await rowsOf(text, size)).map(({ fields }) => fields);

const header = ['A', 'B'];
const shapes: [what: string, text: string | Uint8Array, rows: (string[] | null)[]][] = [
  ['a semicolon between fields', 'A;B\n1;2\n', [header, ['1', '2']]],
  ['a comma between fields', 'A,B\n1,2\n', [header, ['1', '2']]],
  ['a comma inside a field of a semicolon file', 'A;B\n1,5;2\n', [header, ['1,5', '2']]],
  ['line ends of Windows', 'A;B\r\n1;2\r\n3;4', [header, ['1', '2'], ['3', '4']]],
  ['line ends of an old Mac', 'A;B\r1;2\r3;4\r', [header, ['1', '2'], ['3', '4']]],
  ['a byte order mark', '\ufeffA;B\nä;2\n', [header, ['ä', '2']]],
  ['Windows-1252', Buffer.from('A;B\nGr\u00fc\u00dfe \u0080;2\n', 'latin1'), [header, ['Grüße €', '2']]],
  ['quotes around a delimiter', 'A;B\n"1;2";3\n', [header, ['1;2', '3']]],
  ['a quote inside quotes', 'A;B\n"sagt ""ja""";3\n', [header, ['sagt "ja"', '3']]],
  ['a line break inside quotes', 'A;B\n"erst\r\ndann";3\n', [header, ['erst\r\ndann', '3']]],
  ['blanks around quotes', 'A;B\n "1" ; "2" \n', [header, ['1', '2']]],
  ['a quote in the middle of a field', 'A;B\n5" Rohr;2\n', [header, ['5" Rohr', '2']]],
  ['empty lines and lines of delimiters', '\nA;B\n\n;\n1;2\n;;;\n', [header, ['1', '2']]],
  ['no last line end', 'A;B\n1;"2"', [header, ['1', '2']]],
  ['nothing', '', []],
  ['text after a closing quote', 'A;B\n1;"x"y\n2;ok\n', [header, null, ['2', 'ok']]],
  ['a quote that never closes', 'A;B\n1;"x\n2;ok\n3;ok\n', [header, null, ['2', 'ok'], ['3', 'ok']]],
  ['two quotes that never close', 'A;B\n1;"x\n2;"y\n3;ok\n', [header, null, null, ['3', 'ok']]],
  ['a row without an end', `A;B\n1;${'x'.repeat(50_000)}\n2;ok\n`, [header, null, ['2', 'ok']]],
  [
    'a quoted row without an end',
    `A;B\n1;"${'x\n'.repeat(2)}${'y'.repeat(50_000)}\n2;ok\n`,
    [header, null, ['x'], null, ['2', 'ok']],
  ],
];

describe('a CSV file is read with', () => {
  test.each(shapes)('%s', async (_what, text, rows) => {
    for (const size of text.length < 100 ? [1, 2, 3, 1000] : [17, 1000, 100_000])
      expect(await fieldsOf(text, size)).toEqual(rows);
  });
});

test('a row knows the line it begins in', async () => {
  const rows = await rowsOf('A;B\r\n\r\n"1\n1";2\n3;"x"y\n4;5\r6;7');
  expect(rows.map(({ line, fields }) => [line, fields?.[0] ?? null])).toEqual([
    [1, 'A'],
    [3, '1\n1'],
    [5, null],
    [6, '4'],
    [7, '6'],
  ]);
});

test('whatever stands in a table comes back from its file, however it arrives', async () => {
  const field = fc.string({
    unit: fc.constantFrom('a', 'ü', '€', '"', ';', ',', '\n', '\r', ' ', '\u0000', '1'),
    maxLength: 8,
  });
  const table = fc.array(fc.tuple(field, field, field), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.constantFrom(';', ','),
      fc.integer({ min: 1, max: 40 }),
      async (rows, delimiter, size) => {
        const quoted = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter));
        const text = `A${delimiter}B${delimiter}C\n${quoted.join('\n')}\n`;
        const full = rows.filter((row) => row.some((value) => value.trim() !== ''));
        expect(await fieldsOf(text, size)).toEqual([['A', 'B', 'C'], ...full]);
      },
    ),
    { numRuns: 200 },
  );
});
