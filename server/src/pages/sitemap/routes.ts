/** `/sitemap.xml` and the maps it names, of the mandant of the host. */
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Refusal, refusals, refuse } from '@weitersagen/contract/basics/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/context.ts';
import { countAddress, type Limit } from '#platform/http/limit.ts';
import { isListed, listedOf } from './listed.ts';
import { countMaps, sitemapIndex, sitemapOf } from './sitemap.ts';

const headers = {
  'cache-control': 'public, max-age=3600',
  'content-type': 'application/xml; charset=utf-8',
  'x-content-type-options': 'nosniff',
  vary: 'host, accept-encoding',
};

/** A map of a large catalogue is some work; who reads all of them reads each once. */
export const sitemapLimit: Limit = { name: 'sitemap', max: 60, windowSeconds: 60 };

type ContextOf = (request: FastifyRequest) => Promise<Ctx>;

export function sitemapRoutes(scope: FastifyInstance, contextOf: ContextOf): void {
  const answered =
    (steps: (ctx: Ctx, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        const ctx = await contextOf(request);
        if (!isListed(ctx)) refuse('unknown');
        await countAddress(ctx, sitemapLimit);
        return await steps(ctx, request, reply);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { retryAfter } = error.details;
        if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
        return reply.code(refusals[error.refusal][0]).type('text/plain; charset=utf-8').send('');
      }
    };
  scope.get(
    '/sitemap.xml',
    answered(async (ctx, _request, reply) => reply.headers(headers).send(await sitemapIndex(ctx, await listedOf(ctx)))),
  );
  scope.get('/sitemap-:map', answered(sendMap));
}

async function sendMap(ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { map } = request.params as { map: string };
  const [, language = '', number] = /^([a-z]{2,8})(?:-(\d{1,4}))?\.xml$/.exec(map) ?? [];
  const part = Number(number ?? 1);
  const listed = await listedOf(ctx);
  const isThere = listed.languages.includes(language) && part <= (await countMaps(ctx, listed));
  // The first one has no number.
  if (!isThere || part < 1 || number === '1') return refuse('unknown');
  const text = Readable.from(sitemapOf(ctx, listed, language, part), { objectMode: false });
  reply.headers(headers);
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(text);
  // A reading that breaks off, and a visitor who goes, end both; what is wrong is told by the packed one alone.
  const packed = pipeline(text, createGzip({ level: 4 }), () => undefined);
  return reply.header('content-encoding', 'gzip').send(packed);
}
