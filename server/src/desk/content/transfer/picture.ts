/** A picture of content in another app: the one that is there already, or a copy with its texts, focus and cut. */
import { Readable } from 'node:stream';
import type { Part, Point } from '@weitersagen/contract/media/rules';
import { changeMedia, findMedia, findMediaByIdOrSlug, type Media, readMedia, uploadMedia } from '#media/media.ts';
import type { Ctx } from '#platform/context.ts';

interface CarriedPicture {
  id: string;
  slug: string;
  name: string;
  bytes: number;
  focus: Point;
  cut: Part | null;
  alternativeTexts: Readonly<Record<string, string>>;
}

export const carriedOf = ({ id, slug, name, bytes, focus, cut, alternativeTexts }: Media): CarriedPicture => ({
  id,
  slug,
  name,
  bytes,
  focus,
  cut,
  alternativeTexts,
});

export async function bytesOf(ctx: Ctx, media: Media): Promise<Buffer> {
  const parts: Buffer[] = [];
  const { content } = await readMedia(media, ctx);
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

/** What is there of it: the very same one, or one of its name and size. */
export async function findTwin(ctx: Ctx, picture: CarriedPicture): Promise<Media | undefined> {
  const { id, slug, bytes } = picture;
  return ctx.read(async (tx) => {
    const same = await findMedia(tx, id);
    if (same) return same;
    const named = await findMediaByIdOrSlug(tx, slug);
    return named?.bytes === bytes ? named : undefined;
  });
}

/** Gives its id there. */
export async function bringPicture(ctx: Ctx, picture: CarriedPicture, read: () => Promise<Buffer>): Promise<string> {
  const twin = await findTwin(ctx, picture);
  if (twin) return twin.id;
  const { name, alternativeTexts, focus, cut } = picture;
  const made = await uploadMedia(ctx, Readable.from([await read()]), name);
  await changeMedia(ctx, made.id, { name, alternativeTexts: { ...alternativeTexts }, focus, cut });
  return made.id;
}

/** The same data with other ids of pictures. */
export function withPictures<T>(data: T, ids: ReadonlyMap<string, string>): T {
  let text = JSON.stringify(data);
  for (const [from, to] of ids) if (from !== to) text = text.replaceAll(from, to);
  return JSON.parse(text) as T;
}
