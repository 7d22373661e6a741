/**
 * Mails about rewards: waiting (M10, M11), collected (M13), paid (M14), goodwill (M15), expired (M16), come back (M17)
 * and claimed back (M35). The reward token of a link is made when the mail is sent, so it is always the attempt's own.
 */
import { euro } from '@weitersagen/contract/basics/money';
import { rewardToken } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { type LetterParts, named } from '#platform/mail/letter.ts';
import type { Template, Templates } from '#platform/mail/mail.ts';
import { pageAddress, writeLetter } from '#site/site.ts';
import { type Kind, type Told, wordsIn } from './words.ts';

type Link = (ctx: Ctx, told: Told, language: string) => Promise<string | undefined>;

/** Where the premium is chosen, with a token for this one reward. */
const toChoice: Link = async (ctx, { number, attempt, collectUntil, isCollected }, language) => {
  if (isCollected || collectUntil === null) return undefined;
  const token = await rewardToken(ctx, { number, attempt, collectUntil }, ctx.now);
  return pageAddress(ctx, { page: 'rewardChoice', language, query: { token } });
};

const toStop: Link = async (ctx, { stopToken }, language) =>
  stopToken ? pageAddress(ctx, { page: 'rewardChoice', language, query: { stopp: stopToken } }) : undefined;

/** Only money that moves towards somebody is a banknote; what is lost or asked back is a plain line. */
function moneyOf(kind: Kind, { amountCents, firstName, code }: Told, language: string): Partial<LetterParts> {
  const words = wordsIn(language);
  if (kind === 'expired' || kind === 'claimedBack') return { facts: [[words.amount, euro(amountCents, language)]] };
  return {
    money: { amountCents, label: words.money.label, whose: firstName && words.money.whose(firstName) },
    copyable: code ? { label: words.code, value: code } : undefined,
  };
}

function template(kind: Kind, link?: Link): Template {
  return async (ctx, parameters, language) => {
    const told = parameters as unknown as Told;
    const words = wordsIn(language)[kind];
    const address = await link?.(ctx, told, language);
    const stop = words.notMe && (await toStop(ctx, told, language));
    return writeLetter(ctx, language, {
      subject: words.subject,
      preview: words.preview(told),
      headline: named(words.subject, told.firstName),
      paragraphs: words.paragraphs(told),
      ...moneyOf(kind, told, language),
      button: address && words.button ? { text: words.button, address } : undefined,
      after: words.after?.(told),
      notMe: words.notMe && stop ? { text: words.notMe, address: stop } : undefined,
    });
  };
}

export const templates: Templates = {
  M10: template('waiting', toChoice),
  M11: template('waiting', toChoice),
  M13: template('collected'),
  M14: template('paid'),
  M15: template('goodwill', toChoice),
  M16: template('expired'),
  M17: template('returned', toChoice),
  M35: template('claimedBack'),
};
