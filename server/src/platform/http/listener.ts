/**
 * The HTTP listener before any endpoint is bound: limits, how bodies are read, one line of the log for each answer, and
 * what it refuses itself in our words. Paths match in any case, with or without a last slash (rules 1.3).
 */
import { Refusal, refuse } from '@weitersagen/contract/basics/refusals';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { System } from '../context.ts';
import { nextBytes } from '../random.ts';
import { followRequests } from '../span/requests.ts';
import { networkOf } from './network.ts';
import type { Look } from './refused/error-page.ts';
import { refuseRequest, refuseSocket } from './refused/refused.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    ignoresBody?: boolean;
    isProbe?: true;
    /** Type of the body that is read; JSON without. */
    consumes?: string;
  }
  interface FastifyRequest {
    /** Kind and id of who asked, as events keep them; nothing of a guest. */
    caller?: { actorKind: string; actorId: string | null };
  }
}

const bodyBytesMax = 1024 * 1024;
/** So much of its keyed hash tells networks apart, here as in the list of security events. */
const networkSign = 8;
/** So long may a request take to come in, a file of 50 MB on a slow line; then the client gives up, too (C-58). */
const requestMs = 300_000;

const headersMs = 20_000;

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

interface ListenerParts {
  staysWithHttps: (request: FastifyRequest) => boolean;
  lookOf: (host: string) => Look | undefined;
  /** The process ends: no connection is used once more. */
  isDraining: () => boolean;
}

export function createListener(
  { config, log, vault, spans }: System,
  { staysWithHttps, lookOf, isDraining }: ListenerParts,
): FastifyInstance {
  const parts = { log, lookOf };
  const tellHttps = (request: FastifyRequest, reply: FastifyReply): void => {
    if (staysWithHttps(request)) reply.header('strict-transport-security', 'max-age=31536000');
  };
  const server = fastify({
    logger: false,
    genReqId: () => nextBytes(8).toString('hex'),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: bodyBytesMax,
    requestTimeout: requestMs,
    forceCloseConnections: 'idle',
    // Whoever still comes on a connection that was open is answered like everybody.
    return503OnClosing: false,
    http: { headersTimeout: headersMs },
    schemaController,
    // Of an address that cannot be read no hook is called.
    frameworkErrors: (error, request, reply) => {
      tellHttps(request, reply);
      refuseRequest(error, request, reply, parts);
    },
    clientErrorHandler: refuseSocket,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1000 },
  });
  // Each costs memory, idle ones, too.
  server.server.maxConnections = config.connections;
  server.server.on('drop', () => log.warn('a connection beyond the most there may be was closed'));
  server.decorateRequest('caller');
  readBodies(server);
  followRequests(server, spans);
  server.addHook('onSend', (request, reply, payload, done) => {
    tellHttps(request, reply);
    if (isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
  server.addHook('onResponse', (request, reply, done) => {
    // What watches over the process asks every other second.
    const level = request.routeOptions.config.isProbe ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return done();
    const params = request.params as { mandant?: string } | undefined;
    const line = {
      request: request.id,
      trace: request.span?.traceId,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      mandant: params?.mandant?.toLowerCase(),
      network: vault.hash(networkOf(request.ip), 'network').slice(0, networkSign),
      ...request.caller,
    };
    log[level](line, 'answered');
    done();
  });
  server.setErrorHandler((error, request, reply) => refuseRequest(error, request, reply, parts));
  server.setNotFoundHandler((request, reply) => refuseRequest(new Refusal('unknown'), request, reply, parts));
  // Whatever is asked of an address of the API that is not there, before the body is read: no page answers below it.
  server.all('/api/*', {
    onRequest: async () => refuse('unknown'),
    handler: () => refuse('unknown'),
  });
  return server;
}

/** JSON up to 1 MB, an empty body as null, CSV and files as a stream where they are read; anything else has the wrong type. */
function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser([...jsonTypes], { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, null);
    if (consumed(request) !== json) return done(wrongType(request));
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(new Refusal('input.no-json'));
    }
  });
  server.addContentTypeParser([...csvTypes], (request, payload, done) =>
    consumed(request) === csv ? done(null, payload) : done(wrongType(request)),
  );
  for (const streamed of [bytes, lines])
    server.addContentTypeParser(streamed, (request, payload, done) =>
      consumed(request) === streamed ? done(null, payload) : done(wrongType(request)),
    );
  server.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) =>
    body === '' || request.routeOptions.config.ignoresBody ? done(null, null) : done(wrongType(request)),
  );
}

const [json, csv, bytes] = ['application/json', 'text/csv', 'application/octet-stream'] as const;
/** A line of JSON for each thing. */
const lines = 'application/x-ndjson';
const jsonTypes = [json, 'application/csp-report'];
const csvTypes = [csv, 'application/csv'];

const consumed = ({ routeOptions }: FastifyRequest): string => routeOptions.config.consumes ?? json;
const wrongType = (request: FastifyRequest): Refusal =>
  new Refusal('input.wrong-type', { values: { type: consumed(request) } });
