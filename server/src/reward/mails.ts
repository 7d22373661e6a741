/**
 * Mails about rewards: waiting (M10, M11), collected (M13), paid (M14), goodwill (M15), expired (M16), come back (M17)
 * and claimed back (M35). The reward token of a link is made when the mail is sent, so it is always the attempt's own.
 */
import type { Ctx } from '#platform/context.ts';
import { composeLetter, type LetterParts } from '#platform/letter.ts';
import type { Template, Templates } from '#platform/mail.ts';
import { rewardToken } from '#platform/session.ts';
import { pageAddress } from '#route-config/route-config.ts';
import { type Told, wordsIn } from './words.ts';

type Words = ReturnType<typeof wordsIn>;
type Link = (ctx: Ctx, told: Told, language: string) => Promise<string | undefined>;

/** Where the premium is chosen, with a token for this one reward. */
const toChoice: Link = async (ctx, { number, attempt, collectUntil, isCollected }, language) => {
  if (isCollected || collectUntil === null) return undefined;
  const token = await rewardToken(ctx, { number, attempt, collectUntil }, ctx.now);
  return pageAddress(ctx, { page: 'rewardChoice', language, query: { token } });
};

function template(kind: keyof Words, link?: Link): Template {
  return async (ctx, parameters, language) => {
    const told = parameters as unknown as Told;
    const words: {
      subject: string;
      paragraphs: (told: Told) => string[];
      button?: string;
      after?: (told: Told) => string[];
      notMe?: string;
    } = wordsIn(language)[kind];
    const address = await link?.(ctx, told, language);
    const parts: LetterParts = {
      subject: words.subject,
      headline: told.firstName ? `${words.subject}, ${told.firstName}` : words.subject,
      paragraphs: words.paragraphs(told),
      amountCents: told.amountCents,
      button: address && words.button ? { text: words.button, address } : undefined,
      after: words.after?.(told),
      notMe:
        words.notMe && told.stopToken
          ? {
              text: words.notMe,
              address: await pageAddress(ctx, { page: 'rewardChoice', language, query: { stopp: told.stopToken } }),
            }
          : undefined,
    };
    return composeLetter(ctx.mandant, language, parts);
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
