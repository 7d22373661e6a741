import { day, moment } from '@weitersagen/contract/basics/day';
import { labels } from '@weitersagen/contract/basics/label';
import { optional, wire } from '@weitersagen/contract/basics/wire';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { collectAnswer } from './answer.ts';
import { type ReadRows, sendCsv } from './csv.ts';

const Row = wire({
  number: ['Nummer', z.string()],
  orderedOn: ['Datum', optional(day)],
  at: ['Am', moment],
  status: ['Status', labels({ open: 'Offen' })],
  isPaid: ['Gezahlt', z.boolean()],
  cents: ['BetragCent', z.int()],
  words: ['Worte', optional(z.array(z.string()))],
  parts: ['Teile', z.array(wire({ name: ['Name', z.string()] }))],
});
const row = {
  number: 'A-1',
  orderedOn: '2026-03-02',
  at: new Date('2026-07-01T22:30:00Z'),
  status: 'open' as const,
  isPaid: true,
  cents: -5,
  words: ['eins', 'zwei'],
  parts: [{ name: 'x' }],
};

async function fileOf(read: ReadRows<typeof row>): Promise<{ text: string; headers: Record<string, string> }> {
  const { answer, collected } = collectAnswer({ secure: false, isFrame: false });
  sendCsv(answer, { name: 'liste', row: Row, read });
  let text = '';
  for await (const part of (collected.file?.content ?? []) as AsyncIterable<string>) text += part;
  return { text, headers: collected.headers };
}
const once = (...rows: (typeof row)[]) => fileOf(async () => ({ rows, after: null }));

test('a file begins with a byte order mark and German names, and writes days and times as people do', async () => {
  const { text, headers } = await once(row, { ...row, number: 'A-2', orderedOn: null as never, isPaid: false });
  expect(text).toBe(
    '\ufeffNummer;Datum;Am;Status;Gezahlt;BetragCent;Worte\r\n' +
      'A-1;02.03.2026;02.07.2026 00:30;Offen;ja;-5;eins, zwei\r\n' +
      'A-2;;02.07.2026 00:30;Offen;nein;-5;eins, zwei\r\n',
  );
  expect(headers['content-disposition']).toBe('attachment; filename="liste.csv"');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 171', "'+49 171"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['a;b', '"a;b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=a;"b"', '"\'=a;""b"""'],
  ['A-1', 'A-1'],
])('%j is written as %j', async (number, expected) => {
  expect((await once({ ...row, number })).text.split('\r\n').slice(1).join('\r\n')).toMatch(
    new RegExp(`^${expected.replace(/[+"'=@;.*()]/g, '\\$&')};02.03.2026`),
  );
});

test('a long list is read page by page, each row once', async () => {
  const asked: (string | null)[] = [];
  const { text } = await fileOf(async ({ pageSize, after }) => {
    asked.push(after);
    const first = Number(after ?? 0);
    const count = Math.min(pageSize, 2500 - first);
    const rows = Array.from({ length: count }, (_, index) => ({ ...row, number: `N${first + index}` }));
    return { rows, after: first + count < 2500 ? String(first + count) : null };
  });
  expect(asked).toEqual([null, '1000', '2000']);
  const numbers = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[0]);
  expect(new Set(numbers).size).toBe(2500);
});

test('above 100,000 rows the last line says that there are more', async () => {
  const rows = Array.from({ length: 1000 }, () => row);
  const { text } = await fileOf(async () => ({ rows, after: 'x' }));
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 100_000 + 1);
  expect(lines.at(-1)).toBe('Nur die ersten 100000 Zeilen. Bitte die Liste mit einem Filter eingrenzen.');
});
