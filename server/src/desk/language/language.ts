/** The languages of the mandant on the desk: taken away and put back by an admin, with a reason (G-01). */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { DeskLanguage } from '@weitersagen/contract/site/desk';
import { followLanguages } from '#content/content.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import * as site from '#site/site.ts';
import { wordsIn } from '../content/app/app.ts';
import { countByLanguage } from '../content/app/sql.ts';
import { placeOf } from '../content/content.ts';

type Shown = Value<typeof DeskLanguage>;

/** With how much of the content is written in each: what is not offered is not read any more, and is kept. */
export async function listLanguages(ctx: Ctx): Promise<Shown[]> {
  const counts = await ctx.report(({ db }) => countByLanguage(db, placeOf(ctx)));
  return (await ctx.read(site.listOwnLanguages)).map((one) => {
    const { count, publicCount } = wordsIn(counts, one.language);
    return { ...one, contentCount: count, publicContentCount: publicCount };
  });
}

export const removeLanguage = (ctx: Ctx, language: string, reason: string): Promise<Shown> =>
  move(ctx, language, (tx) => site.removeLanguage(tx, language, reason));

export const restoreLanguage = (ctx: Ctx, language: string, reason: string): Promise<Shown> =>
  move(ctx, language, (tx) => site.restoreLanguage(tx, language, reason));

async function move(ctx: Ctx, language: string, step: (tx: Tx) => Promise<void>): Promise<Shown> {
  await ctx.write(async (tx) => {
    await step(tx);
    await followLanguages(tx);
  });
  return (await listLanguages(ctx)).find((one) => one.language === language) ?? refuse('unknown');
}
