/**
 * Steps that may have to leave nothing behind while the transaction around them goes on: where a call must not tell by
 * its work what it knows, everybody's work is done, and taken back where nothing is to be written.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../context.ts';

/** Keeps what the steps wrote if they say so, else it was never there; gives what they said. */
export async function keepOrTakeBack(
  tx: Tx,
  steps: (part: Tx) => Promise<boolean>,
  /** The steps write at home, too. */
  { alsoAtHome = false } = {},
): Promise<boolean> {
  const committed: (() => void)[] = [];
  const both = async (statement: RawBuilder<unknown>): Promise<void> => {
    await statement.execute(tx.db);
    if (alsoAtHome) await tx.home((db) => statement.execute(db));
  };
  await both(sql`savepoint part`);
  const isKept = await steps({ ...tx, afterCommit: (step) => void committed.push(step) });
  await both(isKept ? sql`release savepoint part` : sql`rollback to savepoint part`);
  if (isKept) for (const step of committed) tx.afterCommit(step);
  return isKept;
}
