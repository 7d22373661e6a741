/**
 * What was read of a mandant's content, in memory until something of it changes, or one of the pictures it shows; of too much
 * the oldest goes first.
 */
import { randomUUID } from 'node:crypto';
import { contentTopic } from '#cms/cms.ts';
import { type PagePictures, pagePictures } from '#media/media.ts';
import type { Ctx } from '#platform/context.ts';

type Shelf = Map<string, Promise<unknown>>;

/** Another one as soon as a picture is another one. */
const marks = new WeakMap<PagePictures, string>();

function markOf(pictures: PagePictures): string {
  const mark = marks.get(pictures) ?? randomUUID();
  marks.set(pictures, mark);
  return mark;
}

/** So many texts of a mandant are kept at once. */
const shelfMax = 2000;

/** What cannot be read, or is not worth it, is asked for again. */
export async function keptContent<T>(
  ctx: Ctx,
  what: string,
  read: () => Promise<T>,
  isKept: (value: T) => boolean = () => true,
): Promise<T> {
  const { kept } = ctx.system;
  const shelf = await kept.get(contentTopic, ctx.mandant.id, async (): Promise<Shelf> => new Map());
  // The address of a picture has its version: what was read with another one is never asked for again.
  const key = `${markOf(await pagePictures(ctx))} ${what}`;
  const known = shelf.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const asked = read();
  shelf.set(key, asked);
  const drop = () => void (shelf.get(key) === asked && shelf.delete(key));
  asked.then((value) => isKept(value) || drop(), drop);
  const [oldest] = shelf.keys();
  if (shelf.size > shelfMax && oldest !== undefined) shelf.delete(oldest);
  return asked;
}
