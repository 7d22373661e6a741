/**
 * A picture as an answer: an asset as Squidex gives it, or the short address of our own pages. It is shown in nobody's page as
 * anything but a picture (`sandbox`, `nosniff`), and every page may show it.
 */
import { Readable } from 'node:stream';
import { Refusal, refusals, refuse } from '@weitersagen/contract/basics/refusals';
import { contentTypes, fileEndings } from '@weitersagen/contract/files/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile, type VariantPlan } from '#files/files.ts';
import { type Ctx, createContext, type Mandant, type System } from '#platform/context.ts';
import { disposition } from '#platform/http/file/disposition.ts';
import { inMemory, sendRange } from '#platform/http/file/range.ts';
import { localeOf, originOf } from '#platform/http/request.ts';
import { findMedia, findMediaByIdOrSlug } from './find.ts';
import type { Media } from './sql.ts';
import { variantOf } from './variant/kept.ts';
import { type Asked, type Format, planOf } from './variant/plan.ts';
import { accepted, assetQuery } from './variant/query.ts';

const yearSeconds = 31_536_000;
const forEver = `public, max-age=${yearSeconds}, immutable`;

const headers = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

interface Ground {
  system: System;
  mandant: Mandant;
}

/** Whoever asks for a picture is nobody in particular. */
const guest = ({ system, mandant }: Ground, request: FastifyRequest): Ctx =>
  createContext({
    system,
    mandant,
    actor: { kind: 'anyone' },
    locale: localeOf(request),
    now: system.clock.now(),
    log: system.log.child({ request: request.id, mandant: mandant.slug }),
    origin: originOf(request),
  });

/** As Squidex answers for an asset: without a token, empty where there is none. */
export const sendAsset = (
  ground: Ground,
  idOrSlug: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> =>
  answered(reply, async () => {
    const ctx = guest(ground, request);
    const media = (await ctx.glance((tx) => findMediaByIdOrSlug(tx, idOrSlug))) ?? refuse('unknown');
    const query = assetQuery(request.query as Record<string, unknown>, String(request.headers.accept ?? ''));
    const { cacheSeconds, version, isNegotiated, isDownload } = query;
    const kept = cacheSeconds === undefined ? 'public, no-cache' : `public,max-age=${cacheSeconds}`;
    reply.header('cache-control', version === media.version && cacheSeconds === undefined ? forEver : kept);
    if (isNegotiated) reply.header('vary', 'origin, accept');
    return send(ctx, media, { asked: query, isNegotiated, isDownload }, request, reply);
  });

/**
 * `/bilder/{id}/{version}/{width}[x{height}][.{format}]`, with `ganz-` before the width without its cut and without a format in
 * the best one that the caller takes; of an older version the picture of today, which nobody keeps under that name.
 */
export const sendPicture = (
  ground: Ground,
  { id, version, file }: { id: string; version: string; file: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> =>
  answered(reply, async () => {
    const [, whole, width, height, ending] =
      /^(ganz-)?(\d{1,4})(?:x(\d{1,4}))?(?:\.(webp|avif|jpg|png))?$/.exec(file) ?? [];
    if (!Number(width) || (height !== undefined && !Number(height))) refuse('unknown');
    const isNegotiated = ending === undefined;
    const named = ending === 'jpg' ? 'jpeg' : (ending as Format | undefined);
    const format = named ?? accepted(String(request.headers.accept ?? ''));
    if (isNegotiated) reply.header('vary', 'host, accept');
    const ctx = guest(ground, request);
    const media = (await ctx.glance((tx) => findMedia(tx, id))) ?? refuse('unknown');
    if (media.type === 'pdf') refuse('unknown');
    reply.header('cache-control', version === String(media.version) ? forEver : 'public, max-age=60');
    const asked: Asked = {
      width: Number(width),
      height: height === undefined ? undefined : Number(height),
      mode: height === undefined ? 'Max' : 'Crop',
      format,
    };
    const shown = whole === undefined ? media : { ...media, cut: null };
    return send(ctx, shown, { asked, isNegotiated, isDownload: false }, request, reply);
  });

/** Every "no" is empty: who asks for a picture reads no sentence. */
async function answered(reply: FastifyReply, steps: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await steps();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [status] = refusals[error.refusal];
    const { retryAfter } = error.details;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    for (const name of ['content-type', 'etag', 'last-modified']) reply.removeHeader(name);
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send();
  }
}

interface Wanted {
  asked: Asked;
  isNegotiated: boolean;
  isDownload: boolean;
}

async function send(
  ctx: Ctx,
  media: Media,
  { asked, isNegotiated, isDownload }: Wanted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const plan = planFor(media, asked);
  const type = plan?.format ?? media.type;
  const etag = `"${media.version}${isNegotiated && type !== media.type ? `-${type}` : ''}"`;
  reply.headers({ ...headers, etag, 'last-modified': media.changedAt.toUTCString() });
  if (isKnown(request, etag, media.changedAt)) return reply.code(304).send();
  const ending = type === 'avif' ? type : fileEndings[type];
  const plainName = `${media.slug.replace(/\.[^.]*$/, '')}.${ending}`;
  const kind = isDownload || media.type === 'pdf' ? 'attachment' : 'inline';
  reply.header('content-disposition', disposition(kind, plainName, `${media.name.replace(/[\\/]/g, '_')}.${ending}`));
  reply.type(type === 'avif' ? 'image/avif' : contentTypes[type]);
  if (plan) return sendRange(request, reply, inMemory(await variantOf(ctx, media, plan)));
  const { bytes, content } = await readFile(ctx, media.fileKey, { object: 'media', objectId: media.rowId });
  return sendRange(request, reply, {
    bytes,
    whole: () => Readable.from(content, { objectMode: false }),
    part: (start, end) => Readable.from(partOf(content, start, end), { objectMode: false }),
  });
}

/** A file to download is only ever itself. */
function planFor({ type, width, height, focus, cut }: Media, asked: Asked): VariantPlan | null {
  if (width === null || height === null) return null;
  return planOf({ type, width, height, focus, cut }, asked);
}

/** Whether the caller has it already; a tag says it better than a moment. */
function isKnown({ headers }: FastifyRequest, etag: string, changedAt: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(/\s*,\s*/).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  const since = Date.parse(String(headers['if-modified-since'] ?? ''));
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

async function* partOf(content: AsyncIterable<Buffer>, start: number, end: number): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of content) {
    const [from, to] = [Math.max(0, start - at), Math.min(chunk.length, end + 1 - at)];
    if (from < to) yield chunk.subarray(from, to);
    at += chunk.length;
    if (at > end) return;
  }
}
