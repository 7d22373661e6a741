/**
 * The last four digits of an IBAN as a keyed hash: what was stored before there was one gets it in the night. It is made of the
 * sealed IBAN, which no statement of the database can open.
 */
import { emptyInBatches } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { openBankAccount, storedPlace, tailHashOf } from './sealed.ts';
import * as sql from './sql.ts';

/** Job: gives how many stored accounts have got theirs. */
export const hashStoredTails = pass(
  (ctx) =>
    emptyInBatches((max) =>
      ctx.write(async (tx) => {
        const rows = await sql.listTailless(tx.db, max);
        for (const row of rows)
          await sql.markTail(tx.db, row, tailHashOf(tx, openBankAccount(tx, row, storedPlace(row)).iban));
        return rows.length;
      }),
    ),
  whoHas(() => sql.taillessRow),
);
