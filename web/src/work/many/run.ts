/**
 * The same done with many things, one call after the other: each says for itself what came of it, and none that was not
 * reached is taken for done.
 */

export type Told =
  | { kind: 'done' }
  /** Another person has to agree. */
  | { kind: 'waits'; text: string }
  /** `isOver`: somebody else was quicker, and it cannot be done any more. */
  | { kind: 'refused'; text: string; endsAll?: boolean; isOver?: boolean };

export type Result = Told | { kind: 'left' };

interface Run<Row> {
  rows: readonly Row[];
  act: (row: Row) => Promise<Told>;
  isStopped: () => boolean;
  /** After each, with all that is known so far. */
  tell: (results: readonly Result[]) => void;
}

export async function runMany<Row>({ rows, act, isStopped, tell }: Run<Row>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const row of rows) {
    if (isStopped()) break;
    const told = await act(row);
    results.push(told);
    tell([...results]);
    if (told.kind === 'refused' && told.endsAll) break;
  }
  const left = Array.from({ length: rows.length - results.length }, () => ({ kind: 'left' }) as const);
  return [...results, ...left];
}
