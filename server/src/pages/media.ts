/** Pictures of a mandant below its own host, for its pages, and below the desk, which works on any. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPicture } from '#media/media.ts';
import type { AppParts } from '#platform/app-parts.ts';
import type { Mandant } from '#platform/context.ts';
import { hostOf } from '#platform/http/request.ts';

interface Params {
  mandant: string;
  id: string;
  version: string;
  file: string;
}

export function mediaRoutes(scope: FastifyInstance, { system, mandants }: Pick<AppParts, 'system' | 'mandants'>): void {
  const answer = async (
    mandant: Mandant | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    if (!mandant) return reply.code(404).send();
    reply.header('vary', 'host');
    return sendPicture({ system, mandant }, request.params as Params, request, reply);
  };
  scope.get('/bilder/:id/:version/:file', async (request, reply) =>
    answer(await mandants.byHost(hostOf(request)), request, reply),
  );
  scope.get('/verwaltung/bilder/:mandant/:id/:version/:file', async (request, reply) =>
    answer(await mandants.bySlug((request.params as Params).mandant.toLowerCase()), request, reply),
  );
}
