/** Assets where a client of Squidex looks for them. The name of an app leads to its mandant; without one the host does. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '#platform/app-parts.ts';
import type { Mandant } from '#platform/context.ts';
import type { Http } from '#platform/http/http.ts';
import { hostOf } from '#platform/http/request.ts';
import { sendAsset } from './media.ts';

type MandantOfApp = (app: string) => Promise<Mandant | undefined>;

export function routes({ fastify }: Http, { system, mandants }: AppParts, mandantOfApp: MandantOfApp): void {
  const answer = async (
    mandant: Mandant | undefined,
    idOrSlug: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    if (!mandant) return reply.code(404).send();
    reply.header('vary', 'origin');
    await allowOwnHosts(mandant, request, reply);
    return sendAsset({ system, mandant }, idOrSlug, request, reply);
  };
  /** A script of a page of this mandant may read it; to show it needs no leave. */
  const allowOwnHosts = async ({ id }: Mandant, { headers: { origin } }: FastifyRequest, reply: FastifyReply) => {
    if (origin === undefined || !URL.canParse(origin)) return;
    const { hostname } = new URL(origin);
    if (!(await mandants.hasHost(hostname)) || (await mandants.byHost(hostname))?.id !== id) return;
    reply.header('access-control-allow-origin', origin);
  };
  for (const url of ['/cms/api/assets/:app/:idOrSlug', '/cms/api/assets/:app/:idOrSlug/*'])
    fastify.get(url, async (request, reply) => {
      const { app, idOrSlug } = request.params as { app: string; idOrSlug: string };
      return answer(await mandantOfApp(app), idOrSlug, request, reply);
    });
  fastify.get('/cms/api/assets/:id', async (request, reply) =>
    answer(await mandants.byHost(hostOf(request)), (request.params as { id: string }).id, request, reply),
  );
}
