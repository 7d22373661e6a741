/**
 * Products that a provider keeps (E-09): rows of their own beside the mandant's, which nobody else writes. Their ids are ours, from
 * a range that no file and no desk gives out, and stay with the provider's own id for ever; what a provider no longer has is
 * taken off the catalogue and stays for the recommendations that name it.
 */
import { hash } from 'node:crypto';
import type { ProvidedEntry } from '@weitersagen/contract/provider/entry';
import { productColumns } from '../columns.ts';

/** A product as its row will be, by the names of the columns, with the fingerprint by which a change is seen. */
export interface ProvidedRow {
  /** JSON, without what is null: there are a hundred thousand of them, and most are as they were. */
  json: string;
  fingerprint: string;
}

/** What a provider has no say in. */
const notProvided = { agent: false, insurance: false, active: true };

const columns = Object.entries(productColumns).filter(([name]) => name !== 'id');

export function providedRow({ categorySlug: _, ...entry }: ProvidedEntry, categoryId: number | null): ProvidedRow {
  const said: Readonly<Record<string, unknown>> = { ...entry, ...notProvided, categoryId };
  const row: Record<string, unknown> = {};
  for (const [name, column] of columns) {
    const value = said[name] ?? null;
    if (value !== null) row[column] = value;
  }
  const json = JSON.stringify(row);
  return { json, fingerprint: hash('sha256', json, 'base64url') };
}

/** How the columns of a row are called in code, to show one to a person. */
export const columnNames: ReadonlyMap<string, keyof typeof productColumns> = new Map(
  Object.entries(productColumns).map(([name, column]) => [column, name as keyof typeof productColumns]),
);
