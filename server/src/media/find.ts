/** Pictures by what they are asked for. */

import { decode } from '@weitersagen/contract/basics/wire';
import type { ShownPicture } from '@weitersagen/contract/media/picture-source';
import { shownFocus, shownPart } from '@weitersagen/contract/media/rules';
import { mediaId } from '@weitersagen/contract/media/schemas';
import type { Tx } from '#platform/context.ts';
import type { Media } from './sql.ts';
import * as sql from './sql.ts';

/** Ids and slugs are told apart by their form. */
const idOf = (text: string): string | undefined => {
  const read = decode(mediaId, text);
  return read.ok ? read.value : undefined;
};

export const findMedia = async (tx: Tx, id: string): Promise<Media | undefined> => {
  const key = idOf(id);
  return key === undefined ? undefined : sql.findByKey(tx.db, key);
};

/** What no address can be is nobody's slug. */
const isSlug = (text: string): boolean => /^[a-z0-9.-]{1,200}$/.test(text);

export async function findMediaByIdOrSlug(tx: Tx, idOrSlug: string): Promise<Media | undefined> {
  if (idOf(idOrSlug) !== undefined) return findMedia(tx, idOrSlug);
  const slug = idOrSlug.toLowerCase();
  return isSlug(slug) ? sql.findBySlug(tx.db, slug) : undefined;
}

/** Those that are there, by their ids. */
export const listMediaByIds = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Media>> => {
  const keys = ids.map(idOf).filter((id) => id !== undefined);
  const found = keys.length === 0 ? [] : await sql.listByKeys(tx.db, keys);
  return new Map(found.map((media) => [media.id, media]));
};

/** What a page shows of a picture; nothing of a file to download. */
export function shownPicture({ id, version, width, height, focus, cut }: Media): ShownPicture | undefined {
  if (width === null || height === null) return undefined;
  const part = shownPart({ width, height, cut });
  return { id, version, width: part.width, height: part.height, focus: shownFocus({ focus, cut }) };
}
