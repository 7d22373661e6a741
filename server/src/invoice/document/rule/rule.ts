/** A row of the table of rules: what the norm says, and how it is seen on the document, or where only there on the files. */
import type { InvoiceDocument, Written } from '../document.ts';

export interface Rule {
  id: string;
  says: string;
  holds?: (document: InvoiceDocument) => boolean;
  /** Of what the library wrote, which checks no rule itself. */
  holdsIn?: (written: Written, document: InvoiceDocument) => boolean;
}

export const isSaid = (value: string | null): boolean => value !== null && value.trim() !== '';
export const isAmount = (cents: number): boolean => Number.isSafeInteger(cents);
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);
export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

/** How often an element stands in a file. */
export const countOf = (xml: string, element: string): number =>
  xml.match(new RegExp(`<${element}[\\s/>]`, 'g'))?.length ?? 0;
