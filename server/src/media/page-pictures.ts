/**
 * The pictures of a mandant as its pages name them, kept in memory: a list of products asks nothing of the database for those
 * it shows.
 */
import type { PagePicture } from '@weitersagen/contract/media/page-picture';
import { pictureAddress } from '@weitersagen/contract/media/picture-source';
import { alternativeText } from '@weitersagen/contract/media/rules';
import type { Ctx, Tx } from '#platform/context.ts';
import { mediaTopic } from './change.ts';
import { shownPicture } from './find.ts';
import type { Media } from './sql.ts';
import * as sql from './sql.ts';

/** A picture by its key, in a language; null for none, and for one that is gone. The same as long as no picture changes. */
export type PagePictures = (key: string | null, locale: string) => PagePicture | null;

interface Kept extends Omit<PagePicture, 'alternativeText'> {
  texts: Media['alternativeTexts'];
}

/** `at` may be inside a transaction, which then is the one that reads. */
export async function pagePictures(at: Ctx | Tx): Promise<PagePictures> {
  const kept = await at.system.kept.get(mediaTopic, at.mandant.id, async () => {
    const all = await ('db' in at ? sql.listPictures(at.db) : at.read(({ db }) => sql.listPictures(db)));
    return new Map(all.flatMap(keptOf));
  });
  const { defaultLanguage } = at.mandant.config;
  const made = finders.get(kept);
  if (made?.defaultLanguage === defaultLanguage) return made.find;
  const find: PagePictures = (key, locale) => {
    const found = key === null ? undefined : kept.get(key);
    if (!found) return null;
    const { texts, ...picture } = found;
    return { ...picture, alternativeText: alternativeText(texts, locale, defaultLanguage) };
  };
  finders.set(kept, { defaultLanguage, find });
  return find;
}

const finders = new WeakMap<object, { defaultLanguage: string; find: PagePictures }>();

function keptOf(media: Media): [string, Kept][] {
  const shown = shownPicture(media);
  if (!shown) return [];
  const { width, height } = shown;
  return [[media.id, { address: pictureAddress(shown), width, height, texts: media.alternativeTexts }]];
}
