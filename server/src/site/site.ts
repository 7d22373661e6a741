/**
 * Where the pages are: the server owns their paths, everybody else knows names (R-01). Names never change; a path may
 * be another one on every mandant. Languages stand here too, because each of them is the first segment of a path, and one
 * has pages when it has texts, the product's or the mandant's own (G-01); what these say is shown by `content`.
 * Both are kept in memory; the arrays are the same as long as nothing changes.
 */
import type { Value } from '@weitersagen/contract/basics/wire';
import { writtenPage } from '@weitersagen/contract/content/written-pages';
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { isBuiltName } from '@weitersagen/contract/site/built-pages';
import { additionalRoutes, defaultRoutes, type RouteKey, routeKey, routes } from '@weitersagen/contract/site/routes';
import { fillPath } from '@weitersagen/contract/site/rules';
import type { RouteConfig } from '@weitersagen/contract/site/schemas';
import type { Ctx, System, Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { noteSetting, noteSettings } from '#platform/security/setting.ts';
import { announceChange } from '#platform/signals.ts';
import { announceSite, noteLanguage, type TermsInForce, termsOf, topic } from './languages.ts';
import * as sql from './sql.ts';

export { listOwnLanguages, listStoredLanguages, removeLanguage, restoreLanguage, textTopic } from './languages.ts';

export interface RoutePath {
  /** RouteName of the wire. */
  name: string;
  /** Below the locale. */
  path: string;
  /** Of agency, sales partner and campaigns: delivered apart. */
  additional: boolean;
}

export interface Language {
  language: string;
  name: string;
  isDefault: boolean;
}

/** Languages the product itself has texts for. */
const catalogues = ['de', 'en'];

interface Places {
  routes: readonly RoutePath[];
  languages: readonly Language[];
  usable: readonly Language[];
  /** Of the usable ones, the mandant's default first. */
  tags: readonly string[];
  /** Codes of those that were taken away. */
  removed: readonly string[];
}

/** As they were read last, the default one first, if they were: nobody waits for it. */
export const lastLanguages = (system: System, mandantId: number): readonly string[] | undefined =>
  system.kept.last<Places>(topic, mandantId)?.tags;

/** Reads them, if they are not fresh, for whom there is no context. */
export async function keptLanguages(
  system: System,
  mandantId: number,
  read: <T>(steps: (db: Db) => Promise<T>) => Promise<T>,
): Promise<void> {
  await system.kept.get(topic, mandantId, () => read(readPlaces));
}

/** `at` may be inside a transaction, which then is the one that reads. */
const places = (at: Ctx | Tx): Promise<Places> =>
  at.system.kept.get(topic, at.mandant.id, () =>
    'db' in at ? readPlaces(at.db) : at.read(({ db }) => readPlaces(db)),
  );

async function readPlaces(db: Db): Promise<Places> {
  const [paths, all] = [await sql.listRoutes(db), await sql.listLanguages(db)];
  const routes = paths.filter(({ name }) => isBuiltName(name));
  const languages = all.filter(({ removedAt }) => removedAt === null).map(({ removedAt: _, ...offered }) => offered);
  const removed = all.filter(({ removedAt }) => removedAt !== null).map(({ language }) => language);
  const worded = new Set([...catalogues, ...(await sql.listWordedLanguages(db))]);
  const usable = languages.filter(({ language, isDefault }) => isDefault || worded.has(language));
  const tags = usable.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)).map(({ language }) => language);
  return { routes, languages, usable, tags, removed };
}

/** All pages there are on the mandant, in the order in which they are matched. */
export const listRoutes = async (at: Ctx | Tx): Promise<readonly RoutePath[]> => (await places(at)).routes;

/** All languages of the mandant, in its order. */
export const listLanguages = async (at: Ctx | Tx): Promise<readonly Language[]> => (await places(at)).languages;

/** The languages pages exist in: listed by the mandant, and with texts of ours or of its own. */
export const listUsableLanguages = async (at: Ctx | Tx): Promise<readonly Language[]> => (await places(at)).usable;

/** Codes of the languages that were taken away: their addresses lead to the default one. */
export const listRemovedLanguages = async (at: Ctx | Tx): Promise<readonly string[]> => (await places(at)).removed;

/** The language somebody is spoken to from now on: the one of the call where the mandant has pages in it. */
export async function languageFor(at: Ctx | Tx): Promise<string> {
  const { usable } = await places(at);
  return usable.some(({ language }) => language === at.locale) ? at.locale : at.mandant.config.defaultLanguage;
}

/** What `route/default` and `route/additional` deliver. */
export async function showRoutes(ctx: Ctx, additional: boolean): Promise<Value<typeof RouteConfig>> {
  const all = await listRoutes(ctx);
  return {
    supportedLanguage: { language: ctx.mandant.config.defaultLanguage },
    routes: all.filter((route) => route.additional === additional),
  };
}

export interface Target {
  page: RouteKey;
  /** A language without pages leads to the default one. */
  language: string;
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string>> | undefined;
}

/** The absolute address of a page on the mandant's own host: what every link in a mail is made with. */
export async function pageAddress(at: Ctx | Tx, { language, ...target }: Target): Promise<string> {
  const { start, languages, end } = await pageParts(at, target);
  return `${start}${languages.includes(language) ? language : languages[0]}${end}`;
}

/** The address around its language, for whom the language is known later; the mandant's default language is the first. */
export async function pageParts(
  at: Ctx | Tx,
  { page, params, query = {} }: Omit<Target, 'language'>,
): Promise<{ start: string; languages: readonly string[]; end: string }> {
  const { routes: own, tags } = await places(at);
  const { name, path } = routes[page];
  const below = fillPath(own.find((route) => route.name === name)?.path ?? path, params);
  const asked = new URLSearchParams(query).toString();
  return { start: `${at.mandant.config.mandantUrl}/`, languages: tags, end: `${below}${asked && `?${asked}`}` };
}

/** Gives a mandant every page of the product, at the paths of the file where it names them. */
export async function putRoutes(tx: Tx, { routes: overrides }: MandantFile): Promise<void> {
  await sql.addRoutes(tx.db, [
    ...Object.values(defaultRoutes).map(({ name, path }) => ({ name, path, additional: false })),
    ...Object.values(additionalRoutes).map(({ name, path }) => ({ name, path, additional: true })),
  ]);
  const moved: string[] = [];
  for (const { name, path } of overrides) {
    const key = routeKey(name);
    if (key && (await sql.markPath(tx.db, routes[key].name, path))) moved.push(routes[key].name);
  }
  noteSettings(tx, 'Routen', moved);
  await announceChange(tx, topic, String(tx.mandant.id));
}

/**
 * Gives a mandant its languages, and its own texts in them; texts that are not in the file stay, those of whole pages are content. A language that it does
 * not list any more is taken away and keeps the terms it had, which come as `before`.
 */
export async function putLanguages(
  tx: Tx,
  { languages, config }: MandantFile,
  before: TermsInForce | undefined,
): Promise<void> {
  const listed = new Set(languages.map(({ language }) => language));
  const known = await sql.listLanguages(tx.db);
  for (const { language, name } of languages) {
    const own = known.find((one) => one.language === language && one.removedAt === null);
    if (!own) noteLanguage(tx, language, 'angeboten');
    else if (own.name !== name) noteSetting(tx, `Sprachen.${language}.Name`);
  }
  await sql.putLanguages(
    tx.db,
    languages.map(({ language, name }) => ({ code: language, name, is_default: language === config.defaultLanguage })),
  );
  for (const { language, removedAt } of known) {
    if (listed.has(language) || removedAt !== null) continue;
    await sql.markRemoved(tx.db, language, { at: tx.now, terms: termsOf(before, language) });
    noteLanguage(tx, language, 'weggenommen');
  }
  const entries = languages.flatMap(({ language, texts }) =>
    Object.entries(texts)
      .filter(([key]) => !writtenPage(key))
      .map(([key, value]) => ({ language, key, value })),
  );
  const written = entries.length > 0 ? await sql.putEntries(tx.db, entries) : [];
  for (const [language, own] of Map.groupBy(written, (entry) => entry.language))
    noteSettings(tx, `Sprachen.${language}.Texte`, own.map(({ key }) => key).sort());
  await announceSite(tx);
}

/** Texts of whole pages of before they were content, by language and key; they are gone from the table. */
export async function takePageTexts(tx: Tx): Promise<Record<string, Record<string, string>>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const { language, key, value } of await sql.takePageEntries(tx.db)) {
    texts[language] ??= {};
    texts[language][key] = value;
  }
  return texts;
}
