/** What is kept of people no longer than it is needed (rules 1.8), in the order the night forgets it. */
import { forgetEmailHashes, forgetOldAddresses } from '#account/account.ts';
import { forgetInvitations } from '#agency/agency.ts';
import { forgetSigns } from '#case/case.ts';
import { unlessHeld } from '#mandant/mandant.ts';
import { deleteOldFiles } from '#order-import/order-import.ts';
import { inTurn, type JobList } from '#platform/jobs/pass.ts';
import { forgetContactMails, forgetContacts } from '#recommendation/recommendation.ts';
import { forgetSnapshots } from '#reward/reward.ts';
import { forgetUnconfirmedUsers } from './agency/forget-unconfirmed.ts';
import { deleteUnconfirmed, forgetAgreementAddresses } from './forget-recipient.ts';
import { forgetUnused } from './forget-recommender.ts';

export const jobs: JobList = {
  'person.forget': {
    every: 'night',
    run: inTurn(
      ...[
        deleteUnconfirmed,
        forgetUnused,
        forgetContacts,
        forgetContactMails,
        forgetAgreementAddresses,
        forgetSnapshots,
        forgetEmailHashes,
        forgetOldAddresses,
        deleteOldFiles,
        forgetSigns,
        forgetInvitations,
        forgetUnconfirmedUsers,
      ].map(unlessHeld),
    ),
  }, // R7, K13
};
