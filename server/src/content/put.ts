/**
 * Gives a mandant its content: the app it lies in, the client that reads it, and the pages its file brings. A page that is there
 * stays as the desk keeps it; the terms are always those that are in force.
 */
import { isDeepStrictEqual } from 'node:util';
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { markdownOf, termsSlug, writtenPage } from '@weitersagen/contract/content/written-pages';
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { addClient, findItemByKey, listClients, publishItems, putApp, saveItem } from '#cms/cms.ts';
import { currentConfig } from '#mandant/mandant.ts';
import type { Tx } from '#platform/context.ts';
import { listLanguages } from '#site/site.ts';
import { contentKind } from './kind.ts';
import { appOf, deliveryClient } from './source/app-of.ts';

type Texts = MandantFile['languages'][number]['texts'];

export async function putContent(tx: Tx, texts: Readonly<Record<string, Texts>> = {}): Promise<void> {
  await followLanguages(tx);
  const app = appOf(tx.system, tx.mandant);
  const clients = await listClients(tx, app);
  if (!clients.some(({ name }) => name === deliveryClient))
    await addClient(tx, app, { name: deliveryClient, role: 'delivery' });
  for (const [slug, page] of pagesOf(texts)) await putItem(tx, 'pages', slug, page, 'once');
  await putTerms(tx);
}

/** The app speaks the languages that the mandant offers, its default one first. */
export async function followLanguages(tx: Tx): Promise<void> {
  const all = await listLanguages(tx);
  const { defaultLanguage } = tx.mandant.config;
  const others = all.map(({ language }) => language).filter((language) => language !== defaultLanguage);
  await putApp(tx, contentKind, appOf(tx.system, tx.mandant), [defaultLanguage, ...others]);
}

/** Keeps an item under its name and makes it public; `once` leaves one alone that is there. Gives its id. */
export async function putItem(
  tx: Tx,
  kind: ContentKind,
  key: string | undefined,
  data: ItemData,
  how: 'once' | 'over' = 'over',
): Promise<string> {
  const app = appOf(tx.system, tx.mandant);
  const schema = contentSchemas[kind].name;
  const known = key === undefined ? undefined : await findItemByKey(tx, { app, schema }, key, true);
  if (known && how === 'once') return known.id;
  const { itemId } = await saveItem(tx, contentKind, { app, schema, data, ...(known && { id: known.id }) });
  await publishItems(tx, contentKind, [itemId]);
  return itemId;
}

/** The pages of the texts of a file, by slug. */
function pagesOf(texts: Readonly<Record<string, Texts>>): Map<string, ItemData> {
  const pages = new Map<string, { slug: object; titel: Record<string, string>; inhalt: Record<string, string> }>();
  for (const [language, entries] of Object.entries(texts))
    for (const [key, text] of Object.entries(entries)) {
      const written = writtenPage(key);
      if (!written || text.trim() === '') continue;
      const page = pages.get(written.slug) ?? { slug: { [invariant]: written.slug }, titel: {}, inhalt: {} };
      page.titel[language] = language === 'de' ? written.title.de : written.title.en;
      page.inhalt[language] = markdownOf(text);
      pages.set(written.slug, page);
    }
  return pages as unknown as Map<string, ItemData>;
}

const termsTitle = { de: 'Teilnahmebedingungen', en: 'Terms of participation' };

/** The page shows what is in force, word for word. */
async function putTerms(tx: Tx): Promise<void> {
  const { terms } = await currentConfig(tx);
  const inhalt = Object.fromEntries(terms.map(({ language, text }) => [language, text]));
  const titel = Object.fromEntries(
    terms.map(({ language }) => [language, language === 'de' ? termsTitle.de : termsTitle.en]),
  );
  const place = { app: appOf(tx.system, tx.mandant), schema: contentSchemas.pages.name };
  const known = await findItemByKey(tx, place, termsSlug);
  const before = known?.data as ItemData | undefined;
  if (isDeepStrictEqual(before?.inhalt, inhalt)) return;
  await putItem(tx, 'pages', termsSlug, { titel, ...before, slug: { [invariant]: termsSlug }, inhalt });
}
