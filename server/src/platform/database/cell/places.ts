/**
 * Where which table lies (decision 030): some only at home, those of a mandant in its cell, few in every database. Statements
 * that go to the wrong place find no rows where cells are several and all is well where they are one, so the tests refuse
 * them everywhere.
 */

/** Of which place the statements of a connection are. */
export type Place = 'home' | 'cell';

/** What only the home database has rows of. In every database lie `mandant`, `operator` (of cells: who works there), the counters of limits, and what the program notes about a database. */
const onlyAtHome: readonly string[] = [
  'cms_app',
  'job_round',
  'job_run',
  'link_code',
  'operator_recovery_code',
  'operator_security_event',
  'operator_session',
  'operator_tie',
  'operator_token',
  'visitor_salt',
  'wrong_try',
];
/** Tables of mandants that are not theirs alone, because who sends and who reads hosts asks for those of all. */
const besideOwned: readonly string[] = ['mail_due', 'mandant_host'];

let foreign: Readonly<Record<Place, ReadonlySet<string>>> | undefined;
const judged = new Map<string, Partial<Record<Place, string | null>>>();

export const liesOnlyAtHome = (table: string): boolean => onlyAtHome.includes(table);

/** `owned` are the tables under row-level security. */
export function guardPlaces(owned: readonly string[]): void {
  foreign = { home: new Set([...owned, ...besideOwned]), cell: new Set(onlyAtHome) };
}

export function assertPlace(place: Place, statement: string): void {
  if (!foreign) return;
  const known = judged.get(statement) ?? {};
  judged.set(statement, known);
  known[place] ??= tablesOf(statement).find((table) => foreign?.[place].has(table)) ?? null;
  if (known[place]) throw new Error(`${known[place]} does not lie ${place === 'home' ? 'at home' : 'in a cell'}`);
}

const tablesOf = (statement: string): string[] =>
  [...statement.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]+)"?/gi)].map(([, name = '']) => name);
