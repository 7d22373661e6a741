import { dayOf } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import { moveAgencyAccounts } from '#account/account.ts';
import { type Mover, moveMerged, withdrawLeft } from '#agency/agency.ts';
import { moveAgencyAgents } from '#agent/agent.ts';
import { moveAgencyInvoices } from '#invoice/invoice.ts';
import { listColleagues } from '#operator/operator.ts';
import { moveAgencyOrders } from '#order/order.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { inTurn, type JobList, pass, whoHas } from '#platform/jobs/pass.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { lastMailAt, lockAddresses } from '#platform/mail/share.ts';
import { moveAgencyRecipients } from '#recipient/recipient.ts';
import { moveAgencyRecommendations } from '#recommendation/recommendation.ts';
import { moveAgencyRewards } from '#reward/reward.ts';
import { reviewMail } from './mails.ts';
import { countInReview, isInReview } from './sql.ts';

/** G4: whoever may decide about an agency hears of those that wait, once a day at most; gives how many were told. */
const tellReviewers = pass(
  (ctx) => ctx.write(tellAll),
  whoHas(() => sql`select true from agency a where a.mandant_id = m.id and ${isInReview}`),
);

async function tellAll(tx: Tx): Promise<number> {
  const count = await countInReview(tx.db, tx.mandant.id);
  if (count === 0) return 0;
  const reviewers = (await listColleagues(tx)).filter(({ role }) => role !== 'BetreiberRedaktion');
  await lockAddresses(
    tx,
    reviewers.map(({ email }) => email),
  );
  let told = 0;
  for (const { id, email, language } of reviewers) {
    const last = await lastMailAt(tx, email, reviewMail);
    if (last && dayOf(last) === today(tx.now)) continue;
    await queueMail(tx, reviewMail, { to: email, language, object: 'operator', objectId: id, parameters: { count } });
    told++;
  }
  return told;
}

/** What stands under the number of an agency, in the order in which one thing comes from the other. */
const movers: readonly Mover[] = [
  moveAgencyAgents,
  moveAgencyAccounts,
  moveAgencyRecommendations,
  moveAgencyRecipients,
  moveAgencyOrders,
  moveAgencyRewards,
  moveAgencyInvoices,
];

export const jobs: JobList = {
  'agency.tell': { every: 'minutes', run: tellReviewers },
  'agency.follow': { every: 'minutes', run: inTurn(withdrawLeft, moveMerged(movers)) },
};
