/**
 * Mails about a recommendation: the link (M02), the invitation of a contact (M03), accepted (M06), expired (M07), could
 * not be considered (M12, the same letter for recommender and recipient). A link leads only where there is a page.
 */

import { euro } from '@weitersagen/contract/basics/money';
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import { registrationAddress } from '#account/account.ts';
import { signToken } from '#identity/identity.ts';
import { type AnyLetter, type LetterParts, letter, named } from '#letter/letter.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import { findRecommendation } from '../sql.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';
import * as words from './words.ts';

export interface LinkMail {
  number: string;
  hash: string;
  firstName: string | null;
  product: string;
  link: string;
  validUntil: string;
  recommenderCents: number;
  recipientCents: number;
  /** "Das war ich nicht": of the account when it is new, else of this recommendation; null for somebody signed in. */
  refusal: string | null;
  /** Sets the first password of an account that is new; a mandant whose own portal signs people in knows none. */
  registration: string | null;
}

export interface InvitationMail {
  number: string;
  link: string;
  recommender: string;
  validUntil: string;
  /** Ends such mails to this address. */
  noMails: string;
}

/** What has become of a recommendation. */
export interface NewsMail {
  product: string;
  firstName: string | null;
}

export interface AcceptedMail extends NewsMail {
  number: string;
  /** The day, and the own part of what was promised: null where it is the contact's. Both are missing in a mail that an earlier program has queued. */
  on?: string;
  amountCents?: number | null;
}

export interface ExpiredMail extends NewsMail {
  productId: number;
}

/** Why there is no reward, as far as both sides may know it. */
export type EndReason = 'noContract' | 'contractEnded' | 'endedByYou' | 'ended' | 'rulesNotMet' | 'rewardCancelled';

export interface EndedMail extends NewsMail {
  /** Reason and day are missing in a mail that an earlier program has queued. */
  why?: EndReason;
  on?: string;
  /** What whoever reads it would have got. */
  amountCents?: number | null;
  isRecipient?: boolean;
}

const amount = (cents: number): string | null => (cents > 0 ? euro(cents) : null);

async function linkLetter(ctx: Ctx, mail: LinkMail, language: string): Promise<LetterParts> {
  const own = wordsIn(words.link, language);
  const params = { empfehlungsnummer: mail.number };
  const refusal =
    mail.refusal && (await pageAddress(ctx, { page: 'share', language, params, query: { ablehnen: mail.refusal } }));
  const shares = own.shares(amount(mail.recommenderCents), amount(mail.recipientCents));
  const until = own.until(dayText(mail.validUntil, language));
  return {
    subject: own.subject(mail.product),
    preview: `${shares} ${until}`,
    headline: named(own.headline, mail.firstName),
    paragraphs: [own.cause(mail.product), shares],
    copyable: { label: own.passOn, value: mail.link, isAddress: true },
    button: {
      text: own.button,
      address: await pageAddress(ctx, { page: 'share', language, params, query: { h: mail.hash } }),
    },
    after: [until, own.next],
    second: mail.registration
      ? {
          cause: own.account,
          text: own.setPassword,
          address: await registrationAddress(ctx, language, mail.registration),
        }
      : undefined,
    notMe: refusal ? { text: own.notMe, address: refusal } : undefined,
  };
}

/** The link carries what the recommender typed about the contact, signed and only for this recommendation. */
async function invitationLetter(ctx: Ctx, given: InvitationMail, language: string): Promise<LetterParts> {
  const mail = { ...given, recommender: isolated(given.recommender) };
  const own = wordsIn(words.invitation, language);
  const { system, mandant, now } = ctx;
  const prefill = await signToken(
    system.vault,
    { typ: 'vorbelegung', sub: mail.number, mandant: mandant.slug },
    now,
    new Date(`${mail.validUntil}T23:00:00Z`),
  );
  const until = own.until(dayText(mail.validUntil, language));
  return {
    subject: own.subject(mail),
    preview: until,
    headline: own.subject(mail),
    paragraphs: own.cause(mail, ctx.mandant.name),
    button: { text: own.button, address: `${mail.link}?c=em&p=${prefill}` },
    after: [until, own.free],
    second: {
      cause: own.noMails,
      text: own.stop,
      address: await pageAddress(ctx, {
        page: 'share',
        language,
        params: { empfehlungsnummer: mail.number },
        query: { ablehnen: mail.noMails },
      }),
    },
  };
}

const newsLetter = <Told extends NewsMail>(
  told: Told,
  own: words.NewsWords<Told>,
  { address, day = '' }: { address: string; day?: string },
): LetterParts => {
  const paragraphs = own.paragraphs(told, day);
  return {
    subject: own.subject,
    preview: paragraphs.join(' '),
    headline: named(own.headline ?? own.subject, told.firstName),
    paragraphs,
    button: { text: own.button(told), address },
    after: own.next(told),
  };
};

const written = (day: string | undefined, language: string): string =>
  day === undefined ? '' : dayText(day, language);

/** A link that is over is no longer worth a mail. */
const isOpen = async (tx: Tx, { number }: { number: string }): Promise<boolean> =>
  (await findRecommendation(tx, { number }))?.status === 'open';

export const linkMail = letter('M02', linkLetter, {
  isAwaited: true,
  share: 'day',
  lives: isOpen,
  placeholders: placeholders.link,
  samples: samples.link,
});
export const invitationMail = letter('M03', invitationLetter, {
  share: 'day',
  lives: isOpen,
  placeholders: placeholders.invitation,
  samples: samples.invitation,
});
export const acceptedMail = letter<AcceptedMail>(
  'M06',
  async (ctx, mail, language) => {
    const address = await pageAddress(ctx, { page: 'personalArea', language });
    return newsLetter(mail, wordsIn(words.accepted, language), { address, day: written(mail.on, language) });
  },
  {
    share: 'day',
    lives: async (tx, { number }) => (await findRecommendation(tx, { number }))?.status === 'ok',
    placeholders: placeholders.accepted,
    samples: samples.accepted,
  },
);
export const expiredMail = letter<ExpiredMail>(
  'M07',
  async (ctx, mail, language) => {
    const params = { produktId: String(mail.productId) };
    const address = await pageAddress(ctx, { page: 'recommend', language, params });
    return newsLetter(mail, wordsIn(words.expired, language), { address });
  },
  { placeholders: placeholders.expired, samples: samples.expired },
);
/** A recipient has no page with all of it, and asks whoever knows. */
export const notConsideredMail = letter<EndedMail>(
  'M12',
  async (ctx, mail, language) => {
    const address = await pageAddress(ctx, { page: mail.isRecipient ? 'contact' : 'personalArea', language });
    return newsLetter(mail, wordsIn(words.notConsidered, language), { address, day: written(mail.on, language) });
  },
  { placeholders: placeholders.notConsidered, samples: samples.notConsidered },
);

export const templates: readonly AnyLetter[] = [linkMail, invitationMail, acceptedMail, expiredMail, notConsideredMail];
