/**
 * What a mandant says: pages, blocks, key visuals, questions, footnotes, variables and mails, kept in the embedded CMS or read
 * from one elsewhere (rules 6, "CMS"); and texts of the language table, which override the built-in ones of the same key (§9,
 * G-01). Kept in memory: the object of a language is the same as long as nothing changes.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { LanguageContent, Languages } from '@weitersagen/contract/content/schemas';
import type { RouteConfig } from '@weitersagen/contract/site/schemas';
import type { Ctx } from '#platform/context.ts';
import { listLanguages, showRoutes, textTopic } from '#site/site.ts';
import { ownPagesOf } from './reader.ts';
import * as sql from './sql.ts';

export { cmsAccessOf } from './access.ts';
export { needsAnother } from './another.ts';
export { contentKind } from './kind.ts';
export { findOwnMail, mailVariables } from './own-mails.ts';
export { pathsOfItems } from './pages.ts';
export { previewAddress, previewName, readPreview } from './preview.ts';
export { followLanguages, putContent, putItem } from './put.ts';
export { contentReader, ownPagesOf } from './reader.ts';
export { settleContent } from './settle.ts';
export { appOf, cmsBaseOf, deliveryClient, outsideOf } from './source/app-of.ts';
export { createContentWatch } from './source/watch.ts';
export { showVariables } from './variables.ts';

type LanguageTexts = Readonly<Record<string, string>>;
const none: LanguageTexts = Object.freeze({});

/** Texts of every language that has some, by language. */
const allTexts = (ctx: Ctx): Promise<Readonly<Record<string, LanguageTexts>>> =>
  ctx.system.kept.get(textTopic, ctx.mandant.id, async () => {
    const entries = Map.groupBy(await ctx.read(({ db }) => sql.listEntries(db)), ({ language }) => language);
    return Object.fromEntries(
      [...entries].map(([language, all]) => [language, Object.fromEntries(all.map(({ key, value }) => [key, value]))]),
    );
  });

/** What the mandant says in its own words in a language, by key. */
export const languageTexts = async (ctx: Ctx, language: string): Promise<LanguageTexts> =>
  (await allTexts(ctx))[language] ?? none;

export async function showLanguages(ctx: Ctx): Promise<Value<typeof Languages>> {
  return { languages: [...(await listLanguages(ctx))] };
}

/** Texts of one language of the mandant; refuses any other. */
export async function showLanguageContent(ctx: Ctx, asked: string): Promise<Value<typeof LanguageContent>> {
  const { language } =
    (await listLanguages(ctx)).find((one) => one.language === asked.toLowerCase()) ?? refuse('unknown');
  const texts = await languageTexts(ctx, language);
  return { entries: Object.entries(texts).map(([key, value]) => ({ key, value })) };
}

/** The pages of agency, sales partner and campaigns, and those that the mandant added. */
export async function showAdditionalRoutes(ctx: Ctx): Promise<Value<typeof RouteConfig>> {
  const config = await showRoutes(ctx, true);
  const own = await ownPagesOf(ctx, ctx.mandant.config.defaultLanguage);
  return { ...config, routes: [...config.routes, ...own.map(({ slug, path }) => ({ name: slug, path }))] };
}
