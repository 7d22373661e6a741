/**
 * The nightly passes that move people, orders and money (design 1.8), in the order they run, and the import of files,
 * which goes on where it was after a restart. Each pass works row by row in short transactions and is harmless twice.
 */
import { forgetEmailHashes } from '#account/account.ts';
import { forgetFiles } from '#payout/payout.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobList, Tasks } from '#platform/jobs.ts';
import { remindRecipients } from '#recipient/recipient.ts';
import { expireRecommendations, forgetContacts } from '#recommendation/recommendation.ts';
import { forgetSnapshots, remindCollectors } from '#reward/reward.ts';
import { provideWaiting } from './customer-number.ts';
import { workImport } from './import/background.ts';
import { deleteOldFiles, importTask, resumeImports } from './import/import.ts';
import { releaseDue } from './order/release.ts';
import { deleteUnconfirmed, forgetAgreementAddresses } from './person/forget-recipient.ts';
import { forgetUnused } from './person/forget-recommender.ts';
import { expireDue } from './reward-desk.ts';
import { lapseRecommendations } from './settle.ts';

/** One pass of several verbs, one after the other. */
const inTurn =
  (...verbs: ((ctx: Ctx) => Promise<number>)[]) =>
  async (ctx: Ctx): Promise<number> => {
    let moved = 0;
    for (const verb of verbs) moved += await verb(ctx);
    return moved;
  };

export const jobs: JobList = {
  'recommendation.expire': { every: 'night', run: inTurn(expireRecommendations, lapseRecommendations) }, // E6, E10
  'person.forget': {
    every: 'night',
    run: inTurn(
      deleteUnconfirmed,
      forgetUnused,
      forgetContacts,
      forgetAgreementAddresses,
      forgetSnapshots,
      forgetEmailHashes,
      forgetFiles,
      deleteOldFiles,
    ),
  }, // R7, K13
  'order.release': { every: 'night', run: inTurn(releaseDue, provideWaiting) }, // A5, P2
  'person.remind': { every: 'night', run: inTurn(remindRecipients, remindCollectors) }, // R6, P7
  'reward.expire': { every: 'night', run: expireDue }, // P6
  'import.resume': { every: 'minutes', run: resumeImports },
};

export const tasks: Tasks = {
  [importTask]: (ctx, payload, signal) => workImport(ctx, Number(payload.importId), signal),
};
