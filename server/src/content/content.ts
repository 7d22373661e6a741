/**
 * What a mandant says: pages, blocks, key visuals, questions, footnotes, variables and mails, kept in the embedded CMS or read
 * from one elsewhere (rules 6, "CMS"); and texts of the language table, which override the built-in ones of the same key (§9,
 * G-01). Kept in memory: the object of a language is the same as long as nothing changes.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { LanguageContent, Languages } from '@weitersagen/contract/content/schemas';
import type { RouteConfig } from '@weitersagen/contract/site/schemas';
import type { Ctx, System } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import type { OwnWords } from '#platform/http/refused/error-page.ts';
import { keptLanguages, lastLanguages, listLanguages, showRoutes, textTopic } from '#site/site.ts';
import { ownPagesOf } from './reader.ts';
import * as sql from './sql.ts';

export { cmsAccessOf } from './access.ts';
export { needsAnother } from './another.ts';
export { contentKind } from './kind.ts';
export { findOwnMail, mailVariables } from './own-mails.ts';
export { pathsOfItems } from './pages.ts';
export { previewAddress, previewName, readPreview } from './preview.ts';
export { followLanguages, putContent, putItem } from './put.ts';
export { contentReader, type OtherWords, ownPagesOf } from './reader.ts';
export { settleContent } from './settle.ts';
export { appOf, cmsBaseOf, deliveryClient, outsideOf } from './source/app-of.ts';
export { createContentWatch } from './source/watch.ts';
export { showVariables } from './variables.ts';

type LanguageTexts = Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, LanguageTexts>>;
const none: LanguageTexts = Object.freeze({});

async function readTexts(db: Db): Promise<Texts> {
  const entries = Map.groupBy(await sql.listEntries(db), ({ language }) => language);
  return Object.fromEntries(
    [...entries].map(([language, all]) => [language, Object.fromEntries(all.map(({ key, value }) => [key, value]))]),
  );
}

/** What the mandant says in its own words in a language, by key. */
export async function languageTexts(ctx: Ctx, language: string): Promise<LanguageTexts> {
  const texts = await ctx.system.kept.get(textTopic, ctx.mandant.id, () => ctx.read(({ db }) => readTexts(db)));
  return texts[language] ?? none;
}

/** All of them as they were read last, if they were: for a page that says why no other can be made (rules 1.5). */
export function lastWords(system: System, mandantId: number): OwnWords | undefined {
  const texts = system.kept.last<Texts>(textTopic, mandantId);
  return texts && { languages: lastLanguages(system, mandantId) ?? [], texts };
}

/** Of a mandant that is closed: it has no context, and may never have been served. */
export async function wordsOfClosed(system: System, mandantId: number): Promise<OwnWords | undefined> {
  const read = <T>(steps: (db: Db) => Promise<T>): Promise<T> =>
    system.database.transaction({ mandantId, role: 'app', readOnly: true }, steps);
  try {
    await keptLanguages(system, mandantId, read);
    await system.kept.get(textTopic, mandantId, () => read(readTexts));
  } catch (err) {
    system.log.warn({ err, mandantId }, 'the own words of a closed mandant are not read again');
  }
  return lastWords(system, mandantId);
}

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
