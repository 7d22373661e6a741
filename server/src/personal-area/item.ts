/**
 * A recommendation as its recommender sees it (rules 7.3): how far it came, what happened, what comes next and why it
 * does not go on. Of the contact only two initials, never the other's reward or what became of the data; no reason that was
 * not written for the person.
 */

import { dayOf } from '@weitersagen/contract/basics/day';
import { euro } from '@weitersagen/contract/basics/money';
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import { eventCode } from '@weitersagen/contract/event/events';
import type { OwnRecommendation } from '@weitersagen/contract/personal-area/schemas';
import { initial } from '@weitersagen/contract/recommendation/rules';
import { shares } from '@weitersagen/contract/reward/shares';
import type { Ctx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { linksOf } from '#recommendation/recommendation.ts';
import { isTold, reasonFor, type ToldEvent } from './events.ts';
import { type Next, type NextStep, nextOf } from './next.ts';
import type { EventRow, OwnRow } from './sql.ts';
import { isEnd, standingOf } from './standing.ts';
import { sayStanding, standings } from './standing-words.ts';
import { actionOf, type Situation, type Stop, stopOf } from './stop.ts';
import { type RecommendationFacts, type Sentence, sentences } from './words.ts';

type ToldRow = EventRow & { event: ToldEvent };

/** `token` collects the own reward. */
export function toItem(
  ctx: Ctx,
  { row, events, token }: { row: OwnRow; events: readonly EventRow[]; token: string | null },
): OwnRecommendation {
  const told = events.filter(isTold);
  const words = wordsIn(sentences, ctx.locale);
  const rewardCents = row.reward?.amountCents ?? promisedCents(ctx, row);
  const recipient = contactOf(row);
  const facts: RecommendationFacts = {
    product: row.product,
    contact: recipient ? isolated(`${recipient.firstName} ${recipient.lastInitial}`.trim()) : words.someContact,
    amount: euro(rewardCents),
    ordered: row.orderedProduct ?? row.product,
    promised: euro(promisedCents(ctx, row)),
    hasOwnReward: row.reward !== null,
    because: null,
    day: null,
    isRejected: false,
    isFollowUp: row.rootNumber !== null,
  };
  const say = (sentence: Sentence, more: Partial<RecommendationFacts> = {}): string => sentence({ ...facts, ...more });
  const situation = situationOf(ctx, told);
  const stop = stopOf(row, situation);
  const next = nextOf(row, stop, situation);
  const endedOn = endOf(row, stop, told);
  const standing = standingOf(row, { stop, next, endedOn, amountCents: rewardCents });
  const written = (day: string | null): string | null => day && dayText(day, ctx.locale);
  const dates = { day: written(standing.day), since: written(sinceOf(row, told, next)) };
  return {
    number: row.number,
    rootNumber: row.rootNumber,
    createdAt: row.createdAt,
    product: { id: row.productId, name: row.product, category: row.category },
    quote: row.quote,
    recipient,
    company: row.company,
    status: row.status,
    group: row.group,
    progress: progressOf(row, told),
    share: row.share,
    rewardCents,
    reward: euro(rewardCents),
    validUntil: row.validUntil,
    entries: row.entries,
    ...linksOf(ctx.system, row),
    standing: sayStanding(wordsIn(standings, ctx.locale), standing, { amount: facts.amount, ...dates }),
    ownReward: row.reward && {
      number: row.reward.number,
      status: row.reward.status,
      collectUntil: row.reward.collectUntil,
      token,
    },
    events: told.map((event) => ({
      event: isOfData(event) ? eventCode('recommendation', 'lapse') : event.code,
      text: say(words.events[event.event], { because: reasonFor(event), isRejected: event.to === 'rejected' }),
      at: event.at,
    })),
    next: next && { text: say(words.next[next.step], { day: written(next.day) }), expectedOn: next.expectedOn },
    stop: stop && {
      reason: stop.reason,
      text: say(words.stops[stop.reason], {
        because: stop.because,
        day: written(stop.at ? dayOf(stop.at) : (stop.on ?? (isEnd(stop.reason) ? endedOn : null))),
      }),
      action: actionOf[stop.reason],
    },
  };
}

/** The day of what ended it last; a link that nobody took up ends with its own. */
const endOf = ({ validUntil }: OwnRow, stop: Stop | null, told: readonly ToldRow[]): string | null => {
  const last = told.at(-1);
  if (stop?.reason === 'linkExpired') return validUntil;
  return last ? dayOf(last.at) : null;
};

/** The day from which the next step is waited for: of the acceptance, of the report, of the collection. */
function sinceOf({ acceptedAt, reward }: OwnRow, told: readonly ToldRow[], next: Next | null): string | null {
  const since: Partial<Record<NextStep, Date | null | undefined>> = {
    report: acceptedAt,
    orderCheck: told.findLast(({ event }) => event === 'order.report')?.at,
    bank: reward?.collectedAt,
  };
  const at = next && since[next.step];
  return at ? dayOf(at) : null;
}

/** Before there is a reward: what was promised (rules 4.1). */
const promisedCents = ({ mandant }: Ctx, { premiumCents, share }: OwnRow): number =>
  shares({
    valueCents: premiumCents,
    recommenderShare: share,
    recipientCapCents: mandant.config.recipientCapCents,
  }).recommenderCents;

/** Nobody yet, a person of whom only the e-mail is known, or one whose data are gone: null. */
const contactOf = ({ recipientFirstName, recipientLastName }: OwnRow): OwnRecommendation['recipient'] =>
  recipientFirstName === null
    ? null
    : { firstName: initial(recipientFirstName), lastInitial: initial(recipientLastName ?? '') };

/** That the contact's data are gone is told as a contract that never came, under its number, too. */
const isOfData = ({ event }: ToldRow): boolean =>
  event === 'recommendation.loseRecipient' || event === 'recommendation.forgetRecipient';
const isOfReward = ({ event }: ToldRow): boolean => event.startsWith('reward.');
const isOfRecommendation = ({ event }: ToldRow): boolean => event.startsWith('recommendation.');

function situationOf({ now, mandant: { config } }: Ctx, told: readonly ToldRow[]): Situation {
  const ofReward = told.findLast(isOfReward);
  const lastOf = told.findLast(isOfRecommendation);
  return {
    now,
    needsCustomerNumber: config.needsCustomerNumber,
    releasesItself: config.releasesItself,
    last: lastOf?.event,
    isEndedByOperator: lastOf?.isByOperator === true,
    lastOfReward: ofReward && { event: ofReward.event, reason: reasonFor(ofReward) },
  };
}

/** §4: the three steps, each with its day in Berlin. */
function progressOf(
  { createdAt, acceptedAt, status, reward }: OwnRow,
  told: readonly ToldRow[],
): OwnRecommendation['progress'] {
  const receivedAt =
    reward?.paidAt ?? reward?.collectedAt ?? told.findLast(({ event }) => event === 'recommendation.pay')?.at ?? null;
  const isReceived = status === 'paid';
  return [
    { step: 'issued', isReached: true, on: dayOf(createdAt) },
    { step: 'accepted', isReached: acceptedAt !== null, on: acceptedAt && dayOf(acceptedAt) },
    { step: 'received', isReached: isReceived, on: isReceived && receivedAt ? dayOf(receivedAt) : null },
  ];
}
