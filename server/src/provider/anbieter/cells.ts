/** Cells of a file as the values that a JSON would have: by the header, whose names are those of the wire, in any case and order. */
import { wireFields } from '@weitersagen/contract/basics/wire';
import { ProvidedEntry } from '@weitersagen/contract/provider/entry';
import type * as z from 'zod/mini';

type Read = (cell: string) => unknown;

export function typed(header: readonly string[]) {
  const columns = header.map((name) => known.get(name.trim().toLowerCase()));
  return {
    count: header.length,
    has: (name: string): boolean => columns.some((column) => column?.name === name),
    read(cells: readonly string[]): Record<string, unknown> {
      const sent: Record<string, unknown> = {};
      for (let place = 0; place < columns.length; place++) {
        const column = columns[place];
        const cell = cells[place]?.trim() ?? '';
        if (column && cell !== '') sent[column.name] = column.read(cell);
      }
      return sent;
    },
  };
}

const asText: Read = (cell) => cell;
/** What is none stays text, and is told as a wrong value. */
const asNumber: Read = (cell) => (/^-?\d{1,15}$/.test(cell) ? Number(cell) : cell);
const asBoolean: Read = (cell) => booleans.get(cell.toLowerCase()) ?? cell;
const booleans: ReadonlyMap<string, boolean> = new Map([
  ['ja', true],
  ['true', true],
  ['1', true],
  ['nein', false],
  ['false', false],
  ['0', false],
]);

const readers: Readonly<Record<string, Read>> = { number: asNumber, int: asNumber, boolean: asBoolean };

const typeOf = (schema: z.core.$ZodType): string => {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: z.core.$ZodType };
  return innerType ? typeOf(innerType) : type;
};

const known: ReadonlyMap<string, { name: string; read: Read }> = new Map(
  [
    ...Object.values(wireFields(ProvidedEntry) ?? {}).map(
      ([name, schema]) => ({ name, read: readers[typeOf(schema)] ?? asText }) as const,
    ),
    { name: 'Aktion', read: (cell: string) => cell.toLowerCase() },
  ].map((column) => [column.name.toLowerCase(), column]),
);
