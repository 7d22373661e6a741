/**
 * The listener: endpoints of the contract under /api/v1/{mandant}, bound by `http.on`; the same endpoints for our own
 * pages by `http.client`, without a second way in. Paths match in any case, with or without a last slash (rules 1.3).
 */
import { randomBytes } from 'node:crypto';
import type { Definition, Endpoint, Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { type ErrorBody, Refusal } from '@weitersagen/contract/basics/refusals';
import { toWire } from '@weitersagen/contract/basics/wire';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Mandant, Origin, System } from '../context.ts';
import {
  type Authentication,
  type Beside,
  type Bound,
  encodeReply,
  type Handler,
  type Outcome,
  perform,
  type Request,
  toError,
} from './call.ts';
import { onlyCookies } from './cookie.ts';
import type { Credentials } from './credentials.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    ignoresBody?: boolean;
  }
}

const apiBase = '/api/v1/:mandant';
const bodyBytesMax = 1024 * 1024;
export const importBytesMax = 50 * 1024 * 1024;
/** So long may a request take to come in, a file of 50 MB on a slow line; then the client gives up, too (C-58). */
const requestMs = 300_000;

/** Input is decoded by the contract; fastify's own validator and serializer would only be loaded. */
const schemaController = {
  compilersFactory: {
    buildValidator: () => unused,
    buildSerializer: () => unused,
  },
};

function unused(): never {
  throw new Error('a route has no schema of its own');
}

export interface Http {
  fastify: FastifyInstance;
  on<D extends Definition>(endpoint: Endpoint<D>, handler: Handler<D>, beside?: Beside<D>): void;
  /** The endpoints for a page: same checks, English values out, no JSON in between. */
  client(page: PageCaller): Api;
  endpoints(): readonly Endpoint[];
}

interface PageCaller {
  mandant: Mandant;
  locale: string;
  requestId: string;
  ip: string;
  userAgent: string;
  ahead: Origin['ahead'];
  secure: boolean;
  log: Request['log'];
}

/** `params`, `query` and `body` by code name; they are decoded like any caller's, so a form may pass what was typed. */
interface ApiCall<D extends Definition> {
  params?: Partial<Input<D>['params']> | Record<string, unknown> | undefined;
  query?: Partial<Input<D>['query']> | Record<string, unknown> | undefined;
  body?: Input<D>['body'] | Record<string, unknown> | null | undefined;
  token?: string | undefined;
  idempotencyKey?: string | undefined;
}

type ApiResult<D extends Definition> =
  | { ok: true; value: Reply<D>; cookies: string[]; location?: string | undefined }
  | { ok: false; status: number; error: ErrorBody; cookies: string[]; retryAfter?: number | undefined };

export type Api = <D extends Definition>(endpoint: Endpoint<D>, call?: ApiCall<D>) => Promise<ApiResult<D>>;

/** What the listener is handed in by app.ts, because the features it comes from stand to the right of the platform. */
interface HttpParts {
  findMandant: (slug: string) => Promise<Mandant | undefined>;
  authentication: Authentication;
}

export function createHttp(system: System, { findMandant, authentication }: HttpParts): Http {
  const calls = { system, authentication };
  const server = fastify({
    logger: false,
    genReqId: () => randomBytes(8).toString('hex'),
    trustProxy: system.config.trustedProxies.length > 0 ? system.config.trustedProxies : false,
    bodyLimit: bodyBytesMax,
    requestTimeout: requestMs,
    forceCloseConnections: 'idle',
    schemaController,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1000 },
  });
  const bound = new Map<Endpoint, Bound>();
  readBodies(server);
  server.addHook('onResponse', (request, reply, done) => {
    const params = request.params as { mandant?: string } | undefined;
    const line = {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      mandant: params?.mandant?.toLowerCase(),
    };
    system.log.info(line, 'answered');
    done();
  });
  server.setErrorHandler(
    (error, request, reply) =>
      void sendError(
        reply,
        toError(refusalOf(error), { locale: localeOf(request), origin: originOf(request), log: system.log }),
      ),
  );
  server.setNotFoundHandler(
    (request, reply) =>
      void sendError(
        reply,
        toError(new Refusal('unknown'), { locale: localeOf(request), origin: originOf(request), log: system.log }),
      ),
  );

  return {
    fastify: server,
    endpoints: () => [...bound.keys()],
    on: (endpoint, handler, beside) => {
      if (endpoint.testMode && !system.config.testMode) return;
      const one: Bound = { ...(beside as Beside | undefined), endpoint, handler: handler as unknown as Handler };
      bound.set(endpoint, one);
      server.route({
        method: endpoint.method === 'GET' ? ['GET', 'HEAD'] : endpoint.method,
        url: apiBase + endpoint.path,
        exposeHeadRoute: false,
        ...(endpoint.consumes ? { bodyLimit: importBytesMax } : {}),
        config: { ignoresBody: endpoint.ignoresBody ?? false },
        handler: async (request, reply) => {
          const { mandant: slug, ...params } = request.params as Record<string, string>;
          const call: Request = {
            mandant: await findMandant((slug ?? '').toLowerCase()),
            params,
            query: request.query,
            body: request.body,
            credentials: credentialsOf(request, authentication.cookies),
            locale: localeOf(request),
            origin: originOf(request),
            secure: request.protocol === 'https',
            isOwnPage: isOwnPage(request),
            log: system.log.child({ request: request.id, mandant: slug?.toLowerCase(), route: endpoint.path }),
          };
          return send(request, reply, one, await perform(calls, one, call), call);
        },
      });
    },
    client:
      (page) =>
      async (endpoint, { params, query, body, token, idempotencyKey } = {}) => {
        const one = bound.get(endpoint);
        if (!one) throw new Error(`no verb is bound to ${endpoint.method} ${endpoint.path}`);
        const wired = (part: 'params' | 'query' | 'body', value: unknown): unknown => {
          const schema = endpoint[part];
          return schema && value !== undefined && value !== null ? toWire(schema, value) : value;
        };
        const outcome = await perform(calls, one, {
          mandant: page.mandant,
          params: wired('params', params),
          query: wired('query', query),
          body: wired('body', body),
          credentials: {
            authorization: token ? `Bearer ${token}` : undefined,
            xAuthorization: undefined,
            apiKey: undefined,
            cookies: {},
          },
          locale: page.locale,
          origin: {
            requestId: page.requestId,
            ip: page.ip,
            userAgent: page.userAgent,
            idempotencyKey: idempotencyKey ?? null,
            ahead: page.ahead,
          },
          secure: page.secure,
          isOwnPage: true,
          log: page.log,
        });
        const { cookies, location } = outcome.collected;
        return outcome.ok
          ? { ok: true, value: outcome.value as never, cookies, location }
          : { ok: false, status: outcome.status, error: outcome.error, cookies, retryAfter: outcome.retryAfter };
      },
  };
}

/** JSON up to 1 MB, an empty body as null, CSV as a stream; anything else is no valid input. */
function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    ['application/json', 'application/csp-report'],
    { parseAs: 'string' },
    (_request, body, done) => {
      if (body === '') return done(null, null);
      try {
        done(null, JSON.parse(body as string));
      } catch {
        done(new Refusal('input.invalid'));
      }
    },
  );
  server.addContentTypeParser(['text/csv', 'application/csv'], (_request, payload, done) => done(null, payload));
  server.addContentTypeParser('*', { parseAs: 'string' }, ({ routeOptions: { config } }, body, done) =>
    body === '' || config.ignoresBody ? done(null, null) : done(new Refusal('input.invalid')),
  );
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint }: Bound,
  outcome: Outcome,
  call: Request,
): unknown {
  if (isSameOrigin(request)) for (const cookie of outcome.collected.cookies) reply.header('set-cookie', cookie);
  if (!outcome.ok) return sendError(reply, outcome);
  reply.headers({ 'cache-control': 'no-store', ...outcome.collected.headers });
  const { location, file } = outcome.collected;
  if (location !== undefined) return reply.redirect(location, 302);
  if (file) return reply.code(outcome.status).type(file.type).send(file.content);
  try {
    return reply
      .code(outcome.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(encodeReply(endpoint, outcome.value)));
  } catch (error) {
    return sendError(reply, toError(error, call));
  }
}

function sendError(
  reply: FastifyReply,
  { status, error, retryAfter }: { status: number; error: ErrorBody; retryAfter: number | undefined },
): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error));
}

/** What fastify itself refuses, in our words: a body too large, a body that is no JSON. */
function refusalOf(error: unknown): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('input.too-large');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('input.invalid');
  return error;
}

/** Cookies are set for our own pages only: by Sec-Fetch-Site, or by Origin where a browser sends none. */
function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Whether a script or a link of this very host asks: by Sec-Fetch-Site, which no script can write, or by Origin where a
 * browser sends none. A request that says neither is none of a page.
 */
export function isOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  const fits = origin === undefined ? undefined : URL.canParse(origin) && new URL(origin).host === host;
  return site === undefined ? fits === true : site === 'same-origin' && fits !== false;
}

/** Messages and mails are German unless English is asked for (V-13). */
const localeOf = (request: FastifyRequest): string => {
  const asked = request.headers['x-accept-language'];
  return typeof asked === 'string' && /^[a-z]{2}$/i.test(asked) ? asked.toLowerCase() : 'de';
};

const single = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

const originOf = (request: FastifyRequest): Request['origin'] => ({
  requestId: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
  idempotencyKey: single(request.headers['idempotency-key'])?.slice(0, 200) || null,
  ahead: aheadOf(request),
});

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a request is made before anybody has asked for it. */
export function aheadOf({ method, headers }: FastifyRequest): Origin['ahead'] {
  if (method === 'HEAD') return 'head';
  return purposes.some(
    (name) => headers[name] !== undefined && /prefetch|prerender|preview/i.test(String(headers[name])),
  )
    ? 'prefetch'
    : undefined;
}

const credentialsOf = (request: FastifyRequest, names: readonly string[]): Credentials => ({
  authorization: request.headers.authorization,
  xAuthorization: single(request.headers['x-authorization']),
  apiKey: single(request.headers['x-api-key']),
  cookies: isOwnPage(request) ? onlyCookies(request.headers.cookie, names) : {},
});
