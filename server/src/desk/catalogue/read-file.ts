/** A file of the catalogue as its entries: a file of the mandant, of which only the catalogue counts, or a table of products. */
import { Readable } from 'node:stream';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import { fileBytesMax } from '@weitersagen/contract/files/rules';
import { ProductEntry } from '@weitersagen/contract/product/entry';
import { type CatalogueKind, entriesMax } from '@weitersagen/contract/product/transfer';
import { type Body, readTable, receiveRows, type TableRow } from '#order-import/order-import.ts';
import { fromCells } from './cells.ts';

/** What a file says of one thing, by German names; what it does not name is not in it. */
export interface Sent {
  kind: CatalogueKind;
  /** In a table. */
  line: number | null;
  data: Readonly<Record<string, unknown>>;
  problems: readonly Problem[];
}

const limits = {
  bytesMax: fileBytesMax,
  rowsMax: entriesMax,
  tooLarge: 'file-over-limit',
  tooMany: 'too-many-entries',
};

export async function readSent(body: Body): Promise<Sent[]> {
  const all: Sent[] = [];
  await receiveRows(body, limits, entriesOf, (sent) => all.push(sent));
  if (all.length === 0) refuse('file.refused', { problems: [{ field: 'Datei', code: 'file-empty' }] });
  return all;
}

async function* entriesOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Sent> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (/^\uFEFF?\s*\{/.test(bytes.subarray(0, 200).toString('utf8'))) yield* ofMandantFile(bytes.toString('utf8'));
  else for await (const row of readTable(Readable.from([bytes]), ProductEntry, ['Id'])) yield ofTable(row);
}

const ofTable = ({ line, sent, problems }: TableRow): Sent => ({
  kind: 'product',
  line,
  data: fromCells(sent),
  problems,
});

/** A product names its category, a premium its products. */
const parts = [
  ['Kategorien', 'category'],
  ['Produkte', 'product'],
  ['Praemien', 'premium'],
] as const;

function* ofMandantFile(text: string): Generator<Sent> {
  const file = parsed(text);
  for (const [name, kind] of parts) {
    const listed = file[name] ?? [];
    if (!Array.isArray(listed)) throw broken();
    for (const data of listed) {
      if (typeof data !== 'object' || data === null || Array.isArray(data)) throw broken();
      yield { kind, line: null, data, problems: [] };
    }
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return broken();
  }
}

const broken = (): never => refuse('file.refused', { problems: [{ field: 'Datei', code: 'file-broken' }] });
