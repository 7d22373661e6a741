/** The languages of the mandant on the desk: taken away and put back by an admin, with a reason (G-01). */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { DeskLanguage } from '@weitersagen/contract/site/desk';
import { followLanguages } from '#content/content.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import * as site from '#site/site.ts';

type Shown = Value<typeof DeskLanguage>;

export const listLanguages = (ctx: Ctx): Promise<Shown[]> => ctx.read(site.listOwnLanguages);

export const removeLanguage = (ctx: Ctx, language: string, reason: string): Promise<Shown> =>
  move(ctx, language, (tx) => site.removeLanguage(tx, language, reason));

export const restoreLanguage = (ctx: Ctx, language: string, reason: string): Promise<Shown> =>
  move(ctx, language, (tx) => site.restoreLanguage(tx, language, reason));

const move = (ctx: Ctx, language: string, step: (tx: Tx) => Promise<void>): Promise<Shown> =>
  ctx.write(async (tx) => {
    await step(tx);
    await followLanguages(tx);
    return (await site.listOwnLanguages(tx)).find((one) => one.language === language) ?? refuse('unknown');
  });
