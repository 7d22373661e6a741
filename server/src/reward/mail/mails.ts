/**
 * Mails about rewards: ready (M10, M11), collected (M13), paid (M14), goodwill (M15), expired (M16), come back (M17), claimed
 * back (M35) and being checked (M39). The reward token of a link is made when the mail is sent, so it is always the attempt's own.
 */

import { plusDays } from '@weitersagen/contract/basics/day';
import { euro } from '@weitersagen/contract/basics/money';
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import {
  type AnyLetter,
  type BesideLetter,
  type LetterParts,
  type LetterTemplate,
  letter,
  named,
} from '#letter/letter.ts';
import { plusHours, today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { type Bilingual, wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import { rewardToken } from '../token.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';
import * as payment from './payment-words.ts';
import * as words from './words.ts';

/** What every one of these mails knows. */
export interface RewardMail {
  number: string;
  attempt: number;
  amountCents: number;
  collectUntil: string | null;
  product: string;
  firstName: string | null;
  isGoodwill: boolean;
  /** Of the IBAN of the pickup. */
  last4: string | null;
}

export type ReadyForRecipientMail = RewardMail & {
  /** Bank data are known, so nothing is left to do (P5). */
  isCollected?: boolean;
};

export type CollectedMail = RewardMail & {
  /** Name of the chosen premium. */
  premium: string | null;
  /** Stops the transfer: "Das war ich nicht". */
  stopToken?: string;
  /** Of a voucher. */
  code?: string;
  /** How long a new IBAN keeps it back, in milliseconds since 1970. */
  heldUntilMs?: number | null;
};

export type CheckedMail = RewardMail & {
  /** Sees it in the personal area; a recipient on the page of the reward. */
  isRecommender: boolean;
};

export type PaidMail = RewardMail & {
  /** Day and side are missing in a mail that an earlier program has queued. */
  paidOn?: string | null;
  isRecommender?: boolean;
};

export type ReturnedMail = RewardMail & { reason: string };

export type ClaimedBackMail = RewardMail & {
  reason: string | null;
  /** The order is no more, and so is every claim out of it. */
  isOrderCancelled: boolean;
};

interface MailInput<Parameters> {
  ctx: Ctx;
  parameters: Parameters;
  language: string;
  words: words.Words<never>;
}
/** What a letter has beside its sentences. */
type Parts<Parameters> = (given: MailInput<Parameters>) => Partial<LetterParts> | Promise<Partial<LetterParts>>;

const rewardLetter = <Parameters extends RewardMail>(
  id: string,
  both: Bilingual<words.Words<Parameters>>,
  parts: Parts<Parameters>,
  beside: BesideLetter<NoInfer<Parameters>>,
): LetterTemplate<Parameters> =>
  letter<Parameters>(
    id,
    async (ctx, parameters, language) => {
      const own = wordsIn(both, language);
      const subject = typeof own.subject === 'string' ? own.subject : own.subject(parameters);
      return {
        subject,
        preview: own.preview(parameters),
        headline: own.headline?.(parameters.firstName) ?? named(subject, parameters.firstName),
        paragraphs: own.paragraphs(parameters),
        after: own.after?.(parameters),
        ...(await parts({ ctx, parameters, language, words: own })),
      };
    },
    beside,
  );

/** Money that moves towards somebody. */
function banknote({ parameters: { amountCents, firstName }, language }: MailInput<RewardMail>): Partial<LetterParts> {
  const { banknote: label, whose } = wordsIn(words.amount, language);
  return { money: { amountCents, label, whose: firstName && whose(isolated(firstName)) } };
}

/** What is lost or asked back. */
const plainSum: Parts<RewardMail> = ({ parameters, language }) => ({
  facts: [[wordsIn(words.amount, language).line, euro(parameters.amountCents)]],
});

/** With the way to where the premium is chosen, by a token for this one reward. */
const toCollect: Parts<RewardMail> = async (given) => {
  const { ctx, language, words: own } = given;
  const { number, attempt, collectUntil } = given.parameters;
  if (collectUntil === null || !own.button) return banknote(given);
  const token = await rewardToken(ctx, { number, attempt, collectUntil }, ctx.now);
  const address = await pageAddress(ctx, { page: 'rewardChoice', language, query: { token } });
  const { newIban } = words;
  const { ibanHoldHours: hours } = ctx.mandant.config;
  const firstOn = dayText(today(plusHours(ctx.now, hours)), language);
  const after = [
    ...((own.after as After | undefined)?.(given.parameters) ?? []),
    wordsIn(newIban, language)(firstOn, Math.ceil(hours / 24)),
  ];
  return { ...banknote(given), button: { text: own.button, address }, after };
};
type After = (told: RewardMail) => string[];

/** So long somebody may take to look into it, at least. */
const reviewDays = 90;

/** Where the reward can be looked at while somebody else decides. */
const toOwnPage: Parts<CheckedMail | PaidMail> = async (given) => {
  const { ctx, language, words: own } = given;
  const { number, attempt, collectUntil, isRecommender } = given.parameters;
  if (!own.button) return {};
  if (isRecommender)
    return { button: { text: own.button, address: await pageAddress(ctx, { page: 'personalArea', language }) } };
  // What is held before it is ready has no last day yet; of what is paid the day may be over.
  const until = [plusDays(today(ctx.now), reviewDays), collectUntil ?? ''].toSorted().at(-1) as string;
  const token = await rewardToken(ctx, { number, attempt, collectUntil: until }, ctx.now);
  return {
    button: { text: own.button, address: await pageAddress(ctx, { page: 'rewardChoice', language, query: { token } }) },
  };
};

/** With the code of the voucher, or with the way to stop the transfer. */
const toKeep: Parts<CollectedMail> = async (given) => {
  const { ctx, language, words: own } = given;
  const { code, stopToken } = given.parameters;
  const query = stopToken ? { stopp: stopToken } : undefined;
  return {
    ...banknote(given),
    copyable: code ? { label: wordsIn(words.voucherCode, language), value: code } : undefined,
    notMe:
      own.notMe && query
        ? { text: own.notMe, address: await pageAddress(ctx, { page: 'rewardChoice', language, query }) }
        : undefined,
  };
};

/** A change of the address mails the reward anew: by M10, which says what the other two did. */
const mailedAnew = { isBoundToAddress: true };

export const readyForRecommenderMail = rewardLetter('M10', words.readyForRecommender, toCollect, {
  ...mailedAnew,
  placeholders: placeholders.readyForRecommender,
  samples: samples.readyForRecommender,
});
export const readyForRecipientMail = rewardLetter(
  'M11',
  words.readyForRecipient,
  (given) => (given.parameters.isCollected ? banknote(given) : toCollect(given)),
  { placeholders: placeholders.readyForRecipient, samples: samples.readyForRecipient },
);
export const collectedMail = rewardLetter('M13', payment.collected, toKeep, {
  placeholders: placeholders.collected,
  samples: samples.collected,
});
export const checkedMail = rewardLetter('M39', payment.checked, toOwnPage, {
  placeholders: placeholders.checked,
  samples: samples.checked,
});
/** A mail of an earlier program does not say whose it is, and leads nowhere. */
const ofPaid: Parts<PaidMail> = async (given) => ({
  ...banknote(given),
  ...(given.parameters.isRecommender === undefined ? {} : await toOwnPage(given)),
});

export const paidMail = rewardLetter('M14', payment.paid, ofPaid, {
  placeholders: placeholders.paid,
  samples: samples.paid,
});
export const goodwillMail = rewardLetter('M15', words.goodwill, toCollect, {
  ...mailedAnew,
  placeholders: placeholders.goodwill,
  samples: samples.goodwill,
});
export const expiredMail = rewardLetter('M16', words.expired, plainSum, {
  placeholders: placeholders.expired,
  samples: samples.expired,
});
export const returnedMail = rewardLetter('M17', words.returned, toCollect, {
  ...mailedAnew,
  placeholders: placeholders.returned,
  samples: samples.returned,
});
export const claimedBackMail = rewardLetter('M35', payment.claimedBack, plainSum, {
  placeholders: placeholders.claimedBack,
  samples: samples.claimedBack,
});

export const templates: readonly AnyLetter[] = [
  readyForRecommenderMail,
  readyForRecipientMail,
  collectedMail,
  checkedMail,
  paidMail,
  goodwillMail,
  expiredMail,
  returnedMail,
  claimedBackMail,
];
