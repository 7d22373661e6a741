/**
 * The endpoints of the contract, bound by `http.on`: under /api/v1/{mandant} for clients, and by `http.client` for our
 * own pages, without a second way in.
 */
import type { Definition, Endpoint, Input, Reply } from '@weitersagen/contract/basics/endpoint';
import type { ErrorBody } from '@weitersagen/contract/basics/refusals';
import { toWire } from '@weitersagen/contract/basics/wire';
import { fileBytesMax } from '@weitersagen/contract/files/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, type Mandant, type Origin, type System } from '../context.ts';
import { lastWriteOf } from '../database/standby/last-write.ts';
import { type Edge, guardEdge } from '../security/edge.ts';
import {
  type Authentication,
  type Beside,
  type Bound,
  type Calls,
  type Handler,
  type Outcome,
  perform,
  type Request,
} from './call.ts';
import { createListener } from './listener.ts';
import type { Look, Sentence } from './refused/error-page.ts';
import { refusePerson } from './refused/refused.ts';
import { type SentFile, send } from './reply.ts';
import {
  credentialsOf,
  hasFrameCookies,
  isFramed,
  isOwnPage,
  isSecure,
  localeOf,
  originOf,
  staysWithHttps,
} from './request.ts';

const apiBase = '/api/v1/:mandant';
export const importBytesMax = 50 * 1024 * 1024;
/** A file that is announced as larger is not read at all. */
const bodyBytesMax = {
  'text/csv': importBytesMax,
  'application/octet-stream': fileBytesMax,
  'application/x-ndjson': importBytesMax,
} as const;

export interface Http {
  fastify: FastifyInstance;
  edge: Edge;
  on<D extends Definition>(endpoint: Endpoint<D>, handler: Handler<D>, beside?: Beside<D>): void;
  /** The endpoints for a page: same checks, English values out, no JSON in between. */
  client(page: PageCaller): Api;
  /** The end is near: `/ready` says no, every answer ends its connection, and all are answered as before. */
  drain(): void;
  isDraining(): boolean;
  endpoints(): readonly Endpoint[];
  /** A page that says why there is no other, in the sentence that is named or that of the error. */
  refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, sentence?: Sentence): FastifyReply;
}

export interface PageCaller {
  mandant: Mandant;
  locale: string;
  requestId: string;
  ip: string;
  userAgent: string;
  ahead: Origin['ahead'];
  mark?: Origin['mark'];
  secure: boolean;
  isFrame: boolean;
  rehearse?: Request['rehearse'];
  log: Request['log'];
}

/** `params`, `query` and `body` by code name; they are decoded like any caller's, so a form may pass what was typed. */
interface ApiCall<D extends Definition> {
  params?: Partial<Input<D>['params']> | Record<string, unknown> | undefined;
  query?: Partial<Input<D>['query']> | Record<string, unknown> | undefined;
  body?: Input<D>['body'] | Record<string, unknown> | null | undefined;
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  proof?: string | undefined;
}

type ApiResult<D extends Definition> =
  | { ok: true; value: Reply<D>; cookies: string[]; location?: string | undefined; sent?: SentFile | undefined }
  | { ok: false; status: number; error: ErrorBody; cookies: string[]; retryAfter?: number | undefined };

export type Api = <D extends Definition>(endpoint: Endpoint<D>, call?: ApiCall<D>) => Promise<ApiResult<D>>;

/** What the listener is handed in by app.ts, because the features it comes from stand to the right of the platform. */
interface HttpParts {
  findMandant: (slug: string) => Promise<Mandant | undefined>;
  /** Whether a host name is one of a mandant. */
  isOwnHost: (host: string) => Promise<boolean>;
  /** Whether the address of its mandant is https. */
  isHttpsHost: (host: string) => boolean;
  /** Name and colours of its mandant, as far as they are known. */
  lookOf: (host: string) => Look | undefined;
  authentication: Authentication;
}

export function createHttp(system: System, parts: HttpParts): Http {
  const calls = { system, authentication: parts.authentication };
  let isDraining = false;
  const server = createListener(system, {
    staysWithHttps: (request) => staysWithHttps(request, system.config, parts.isHttpsHost),
    lookOf: parts.lookOf,
    isDraining: () => isDraining,
  });
  const edge = guardEdge(server, system, parts.isOwnHost);
  const bound = new Map<Endpoint, Bound>();
  return {
    fastify: server,
    edge,
    drain: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
    endpoints: () => [...bound.keys()],
    refuse: (error, request, reply, sentence) =>
      refusePerson(error, request, reply, { log: system.log, lookOf: parts.lookOf }, sentence),
    on: (endpoint, handler, beside) => {
      if (endpoint.testMode && !system.config.testMode) return;
      const one: Bound = { ...(beside as Beside | undefined), endpoint, handler: handler as unknown as Handler };
      bound.set(endpoint, one);
      server.route({
        method: endpoint.method === 'GET' ? ['GET', 'HEAD'] : endpoint.method,
        url: apiBase + endpoint.path,
        exposeHeadRoute: false,
        ...(endpoint.consumes ? { bodyLimit: bodyBytesMax[endpoint.consumes] } : {}),
        config: {
          ignoresBody: endpoint.ignoresBody ?? false,
          ...(endpoint.consumes && { consumes: endpoint.consumes }),
        },
        handler: answeredBy(calls, one, parts),
      });
    },
    client: (page) => async (endpoint, call) => {
      const one = bound.get(endpoint);
      if (!one) throw new Error(`no verb is bound to ${endpoint.method} ${endpoint.path}`);
      return resultOf(await perform(calls, one, requestOf(page, endpoint, call)));
    },
  };
}

const answeredBy =
  (calls: Calls, one: Bound, { findMandant, authentication }: HttpParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { mandant: slug, ...params } = request.params as Record<string, string>;
    const mandant = await findMandant((slug ?? '').toLowerCase());
    if (mandant) request.span?.note({ 'weitersagen.mandant': mandant.slug });
    const secure = isSecure(request, mandant);
    const call: Request = {
      mandant,
      params,
      query: request.query,
      body: request.body,
      credentials: credentialsOf(request, authentication.cookies, secure),
      locale: localeOf(request),
      origin: originOf(request),
      secure,
      isFrame: mandant !== undefined && hasFrameCookies(mandant.config, isFramed(request)),
      isOwnPage: isOwnPage(request),
      lastWrite: lastWriteOf(request, secure),
      accept: request.headers.accept,
      log: calls.system.log.child({ request: request.id, mandant: slug?.toLowerCase(), route: one.endpoint.path }),
      meet: (actor) => {
        if (actor.kind !== 'anyone') request.caller = actorOf(actor);
      },
    };
    return send(request, reply, one, await perform(calls, one, call), call);
  };

/** What a page of ours asks, as if it had come in over HTTP. */
function requestOf<D extends Definition>(
  { requestId, ip, userAgent, ahead, mark, mandant, locale, secure, isFrame, rehearse, log }: PageCaller,
  endpoint: Endpoint<D>,
  { params, query, body, token, idempotencyKey, proof }: ApiCall<D> = {},
): Request {
  const wired = (part: 'params' | 'query' | 'body', value: unknown): unknown => {
    const schema = endpoint[part];
    return schema && value !== undefined && value !== null ? toWire(schema, value) : value;
  };
  return {
    mandant,
    params: wired('params', params),
    query: wired('query', query),
    body: wired('body', body),
    credentials: {
      authorization: token ? `Bearer ${token}` : undefined,
      xAuthorization: undefined,
      apiKey: undefined,
      cookies: {},
    },
    locale,
    origin: { requestId, ip, userAgent, idempotencyKey: idempotencyKey ?? null, ahead, mark, proof },
    secure,
    isFrame,
    isOwnPage: true,
    // What is sent from a preview is about what is public.
    rehearse: endpoint.method === 'GET' ? rehearse : undefined,
    log,
  };
}

function resultOf<D extends Definition>(outcome: Outcome): ApiResult<D> {
  const { cookies, location, file, headers } = outcome.collected;
  return outcome.ok
    ? { ok: true, value: outcome.value as never, cookies, location, sent: file && { ...file, headers } }
    : { ok: false, status: outcome.status, error: outcome.error, cookies, retryAfter: outcome.retryAfter };
}
