/** A letter of the mandant out of its parts, in the frame that is the program's: logo, safety, imprint, legal pages. */
import { logoPicture } from '#brand/brand.ts';
import type { Ctx } from '#platform/context.ts';
import type { Letter } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import { htmlOf } from './letter-html.ts';
import { textOf } from './letter-text.ts';
import type { OwnBody } from './own/dress.ts';
import type { LegalLinks, LetterParts } from './parts.ts';
import { frame, legalPages } from './words.ts';

/** `own`: said in the mandant's own words, which the parts are put into. */
export async function writeLetter(ctx: Ctx, language: string, parts: LetterParts, own?: OwnBody): Promise<Letter> {
  const { mandant } = ctx;
  const { subject, replyTo, unsubscribe } = parts;
  const files = (await parts.attachments?.()) ?? [];
  const [legal, logo] = [await legalLinks(ctx, language), await logoPicture(mandant.slug)];
  return {
    subject,
    text: textOf(mandant, { language, legal }, parts, own),
    html: htmlOf(mandant, { language, legal, words: wordsIn(frame, language) }, parts, own),
    ...((logo || files.length > 0) && { attachments: [...(logo ? [logo] : []), ...files] }),
    ...(replyTo && { replyTo }),
    ...(unsubscribe && { unsubscribe }),
  };
}

/** The pages that every mail names at its end. */
function legalLinks(ctx: Ctx, language: string): Promise<LegalLinks> {
  const words = wordsIn(legalPages, language);
  const pages = ctx.mandant.config.imprintElsewhere ? (['privacy'] as const) : (['imprint', 'privacy'] as const);
  return Promise.all(
    pages.map(async (page) => ({ text: words[page], address: await pageAddress(ctx, { page, language }) })),
  );
}
