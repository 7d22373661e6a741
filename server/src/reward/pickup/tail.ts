/** The last four digits of the IBAN a reward goes to, as a keyed hash, for what was collected before there was one. */
import { tailHashOf } from '#bank-account/bank-account.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import * as sql from '../write-sql.ts';
import { bankOf } from './bank.ts';

/** Job: gives how many rewards have got theirs. */
export const hashRewardTails = pass(
  (ctx) =>
    emptyInBatches((max) =>
      ctx.write(async (tx) => {
        const rewards = await sql.listTailless(tx.db, max);
        for (const reward of rewards) {
          const bank = bankOf(tx, reward);
          if (bank) await sql.markTail(tx.db, reward.id, tailHashOf(tx, bank.iban));
        }
        return rewards.length;
      }),
    ),
  whoHas(() => sql.taillessRow),
);
