/**
 * The addresses below `/cms`, as Squidex has them below its own. What answers is loaded with the first call, not at the start.
 * Pictures have their own addresses (`/cms/api/assets/…`), which the feature of pictures binds.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '#platform/app-parts.ts';
import type { Http } from '#platform/http/http.ts';
import type { ItemKind } from '../kind.ts';

const token = '/cms/identity-server/connect/token';
const app = '/cms/api/content/:app';
const read = ['GET', 'HEAD'];

type Answer = Exclude<keyof typeof import('./serve.ts'), 'sendFault'>;

export function routes({ fastify }: Pick<Http, 'fastify'>, parts: AppParts, kind: ItemKind): void {
  const load = () => import('./serve.ts');
  const by =
    (answer: Answer) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      (await load())[answer]({ ...parts, kind }, request, reply);
  fastify.register((scope, _options, done) => {
    readBodies(scope);
    scope.setErrorHandler(async (error, request, reply) =>
      (await load()).sendFault({ ...parts, kind }, error, request, reply),
    );
    const on = (method: string | string[], url: string, answer: Answer): void => {
      scope.route({ method, url, exposeHeadRoute: false, handler: by(answer) });
    };
    on('POST', token, 'giveToken');
    on(read, app, 'listByIds');
    on('POST', app, 'listByIds');
    on([...read, 'POST'], `${app}/graphql`, 'runGraphql');
    on([...read, 'POST'], `${app}/graphql/batch`, 'runGraphqlBatch');
    on(read, `${app}/:schema`, 'list');
    on('POST', `${app}/:schema/query`, 'list');
    on(read, `${app}/:schema/:id`, 'show');
    on('POST', `${app}/:schema`, 'create');
    on('POST', `${app}/:schema/:id`, 'upsert');
    on('PUT', `${app}/:schema/:id`, 'update');
    on('PATCH', `${app}/:schema/:id`, 'patch');
    on('PUT', `${app}/:schema/:id/status`, 'changeStatus');
    on('DELETE', `${app}/:schema/:id`, 'remove');
    for (const url of ['/cms', '/cms/*']) {
      on([...read, 'POST', 'PUT', 'PATCH', 'DELETE'], url, 'unknown');
      on('OPTIONS', url, 'preflight');
    }
    done();
  });
}

/** Forms for tokens, JSON for everything else; what is neither is no body. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  );
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? null : JSON.parse(body as string));
    } catch {
      done(Object.assign(new Error('no JSON'), { statusCode: 400 }));
    }
  });
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
}
