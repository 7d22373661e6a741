/**
 * Mails to a recipient: "Bitte bestätigen Sie Ihre Daten" (M05) and "Wir haben Ihren Auftrag erhalten"
 * (M08). The token of the link is made when the mail is sent. M12, "could not be considered", has one letter for
 * recommender and recipient and stands with the recommendation.
 */

import { isolated } from '@weitersagen/contract/basics/name/isolated';
import { type EntrySource, sourceLabel } from '@weitersagen/contract/recommendation/entry';
import { type AnyLetter, letter, named } from '#letter/letter.ts';
import type { Ctx } from '#platform/context.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';
import type { NamedOrder } from './recipient.ts';
import { findRecipient } from './sql.ts';
import { recipientToken } from './token.ts';
import * as words from './words.ts';

/** What every mail to a recipient is given. */
export interface RecipientMail {
  number: string;
  firstName: string | null;
  deleteOn: string | null;
  product: string;
  /** "Anna M.", where the person knows who recommended. */
  recommender?: string;
  order?: NamedOrder | null;
  isReminder?: boolean;
  /** Offers by e-mail were asked for, which the page of the link confirms. */
  asksToAdvertise?: boolean;
  /** How the person came, so that another device knows it, too. */
  channel?: string;
  source?: EntrySource;
}

/** The page of the person, with a fresh token: where the data are confirmed and the steps are shown. */
const ownPage = async (
  ctx: Ctx,
  { number, channel, source }: Pick<RecipientMail, 'number' | 'channel' | 'source'>,
  language: string,
): Promise<string> =>
  pageAddress(ctx, {
    page: 'recipientAgreement',
    language,
    query: {
      token: await recipientToken(ctx, number, ctx.now),
      ...(channel && { channel }),
      ...(source && { einsprungsquelle: sourceLabel(source) }),
    },
  });

const withIsolatedName = (mail: RecipientMail): RecipientMail =>
  mail.recommender === undefined ? mail : { ...mail, recommender: isolated(mail.recommender) };

export const confirmDetailsMail = letter<RecipientMail>(
  'M05',
  async (ctx, mail, language) => {
    const { subject, paragraphs, order, reminder, button, deletion, notMe } = wordsIn(words.confirmDetails, language);
    const address = await ownPage(ctx, mail, language);
    const isShell = mail.firstName === null;
    return {
      subject,
      headline: named(subject, mail.firstName),
      paragraphs: [
        ...(mail.isReminder ? [reminder] : []),
        ...(isShell ? order(mail) : paragraphs(withIsolatedName(mail))),
      ],
      button: { text: button, address },
      preview: mail.deleteOn ? deletion(mail.deleteOn) : mail.product,
      after: mail.deleteOn ? [deletion(mail.deleteOn)] : [],
      notMe: { text: notMe, address: `${address}&ablehnen=1` },
    };
  },
  {
    isAwaited: true,
    share: 'day',
    lives: async (tx, { number }) => (await findRecipient(tx, { number }))?.status === 'unconfirmed',
    placeholders: placeholders.confirmDetails,
    samples: samples.confirmDetails,
  },
);

export const orderReceivedMail = letter<RecipientMail>(
  'M08',
  async (ctx, mail, language) => {
    const { subject, paragraphs, advertising, button, next } = wordsIn(words.orderReceived, language);
    return {
      subject: subject(mail),
      preview: paragraphs(withIsolatedName(mail))[0],
      headline: named(subject(mail), mail.firstName),
      paragraphs: [...paragraphs(withIsolatedName(mail)), ...(mail.asksToAdvertise ? [advertising] : [])],
      button: { text: button, address: await ownPage(ctx, mail, language) },
      after: [next],
    };
  },
  {
    share: 'day',
    lives: async (tx, { number }) => (await findRecipient(tx, { number }))?.status === 'confirmed',
    placeholders: placeholders.orderReceived,
    samples: samples.orderReceived,
  },
);

export const templates: readonly AnyLetter[] = [confirmDetailsMail, orderReceivedMail];
