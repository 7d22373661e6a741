/**
 * A mail of the portal as a template: it gives the parts of its letter, and what becomes of them is decided in one place.
 * It goes in a language that the mandant has pages in; whoever had another one reads the default (G-01).
 */
import type { Ctx } from '#platform/context.ts';
import { type AnyTemplate, type Beside, type Template, template } from '#platform/mail/template.ts';
import { listUsableLanguages } from '#site/site.ts';
import { writeLetter } from './compose.ts';
import type { LetterParts } from './parts.ts';

/** Makes the parts; runs when the mail is sent, tokens of links are made here. */
type MakeParts<Parameters> = (ctx: Ctx, parameters: Parameters, language: string) => Promise<LetterParts> | LetterParts;

export interface LetterTemplate<Parameters extends object> extends Template<Parameters> {
  parts: MakeParts<Parameters>;
}

/** Any mail of the portal: to list it, not to queue it. */
export type AnyLetter = LetterTemplate<never>;

export const letter = <Parameters extends object>(
  id: string,
  parts: MakeParts<Parameters>,
  beside: Beside<NoInfer<Parameters>> = {},
): LetterTemplate<Parameters> => ({
  ...template<Parameters>(
    id,
    async (ctx, parameters, language) => writeLetter(ctx, language, await parts(ctx, parameters, language)),
    beside,
  ),
  parts,
});

/** The mails of the portal as they are sent. */
export const portalMails = (letters: readonly AnyLetter[]): AnyTemplate[] =>
  letters.map((one) => ({
    ...one,
    write: async (ctx, parameters, language) => {
      const usable = await listUsableLanguages(ctx);
      const isUsable = usable.some((each) => each.language === language);
      return one.write(ctx, parameters, isUsable ? language : ctx.mandant.config.defaultLanguage);
    },
  }));
