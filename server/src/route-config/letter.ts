/** A letter with the pages that every mail names at its end; their paths are known here. */
import type { Ctx } from '#platform/context.ts';
import { composeLetter, type LetterParts } from '#platform/letter.ts';
import type { Letter } from '#platform/mail.ts';
import { pageAddress } from './route-config.ts';

const words = {
  de: { imprint: 'Impressum', privacy: 'Datenschutz' },
  en: { imprint: 'Imprint', privacy: 'Privacy' },
};

export async function writeLetter(ctx: Ctx, language: string, parts: LetterParts): Promise<Letter> {
  const named = language === 'en' ? words.en : words.de;
  const pages = ctx.mandant.config.imprintElsewhere ? (['privacy'] as const) : (['imprint', 'privacy'] as const);
  const legal = await Promise.all(
    pages.map(async (page) => ({ text: named[page], address: await pageAddress(ctx, { page, language }) })),
  );
  return composeLetter(ctx.mandant, { language, legal }, parts);
}
