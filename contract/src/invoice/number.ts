/** Numbers of what an agency is billed with (rules 1.7): counted without gaps, for each mandant and year from one on. */
import * as z from 'zod/mini';

const marks = { invoice: 'RE', statement: 'AB' } as const;
export type Numbered = keyof typeof marks;

const placeMax = 999_999;

/** `RE-2026-000001`: the first invoice of 2026. */
export function numberAt(kind: Numbered, year: number, place: number): string {
  if (!Number.isInteger(place) || place < 1 || place > placeMax) throw new Error(`no ${kind} has the place ${place}`);
  return `${marks[kind]}-${String(year).padStart(4, '0')}-${String(place).padStart(6, '0')}`;
}

/** The year and the place in it; nothing where it is no such number. */
export function placeOf(kind: Numbered, number: string): { year: number; place: number } | undefined {
  const [, year, place] = new RegExp(`^${marks[kind]}-(\\d{4})-(\\d{6})$`).exec(number) ?? [];
  if (year === undefined || place === undefined || Number(place) === 0) return undefined;
  return { year: Number(year), place: Number(place) };
}

const numberOf = (kind: Numbered) =>
  z.string().check(
    z.trim(),
    z.refine((value: string) => placeOf(kind, value) !== undefined, { error: 'invalid' }),
  );

export const invoiceNumber = numberOf('invoice');
export const statementNumber = numberOf('statement');

/** Either of both. */
export const documentNumber = z.string().check(
  z.trim(),
  z.refine((value: string) => isStatementNumber(value) || placeOf('invoice', value) !== undefined, {
    error: 'invalid',
  }),
);
export const isStatementNumber = (value: string): boolean => placeOf('statement', value) !== undefined;

/** The month that is billed: `2026-10`. */
export const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'invalid' }));

/** Its first and its last day. */
export function daysOfMonth(value: string): { from: string; to: string } {
  const [year = 0, part = 0] = value.split('-').map(Number);
  const last = new Date(Date.UTC(year, part, 0)).getUTCDate();
  return { from: `${value}-01`, to: `${value}-${last}` };
}
