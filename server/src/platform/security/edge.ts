/**
 * Before any call is looked at: in demo and test mode only who asks this machine directly, by a name of ours, is answered
 * (another page must not reach it through the browser of whoever tries it); elsewhere a proxy that nobody named is told
 * loudly, because then all visitors are one address. A body has half a minute to come in.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { System } from '../context.ts';
import { hostOf } from '../http/request.ts';

const forwarded = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
];
const bodyMs = 30_000;

export interface Edge {
  /** Somebody forwards requests whom TRUSTED_PROXIES does not name. */
  hasUnknownProxy(): boolean;
}

export function guardEdge(
  server: FastifyInstance,
  { config, log }: Pick<System, 'config' | 'log'>,
  isOwnHost: (host: string) => Promise<boolean>,
): Edge {
  let isTold = false;
  server.addHook('onRequest', async (request, reply) => {
    const isForwarded = forwarded.some((name) => request.headers[name] !== undefined);
    if (config.directOnly) {
      if (isForwarded) return refuse(reply, 403, proxied);
      if (!isLocal(hostOf(request)) && !(await isOwnHost(hostOf(request)))) return refuse(reply, 421, foreignHost);
    } else if (isForwarded && !isTold && !isFromNamedProxy(request)) {
      isTold = true;
      log.error(
        { proxies: config.trustedProxies.length },
        'a request came with X-Forwarded headers from an address that TRUSTED_PROXIES does not name: limits count the proxy instead of its visitors',
      );
    }
    return undefined;
  });
  limitBodies(server);
  return { hasUnknownProxy: () => isTold };
}

/** Somebody of the proxy's own machine comes by the proxy from its address. */
const isFromNamedProxy = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;

const proxied =
  'Demo- und Testbetrieb antworten keinem Proxy, nur direkten Anfragen. / Demo and test mode answer direct requests only, no proxy.';
const foreignHost =
  'Demo- und Testbetrieb antworten nur unter localhost und den Adressen der Mandanten. / Demo and test mode answer as localhost and under the addresses of the mandants only.';

const isLocal = (host: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost');

const refuse = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(sentence);

/** What a handler reads while it comes (a file of orders) has the time of the listener. */
function limitBodies(server: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const end = (request: FastifyRequest): void => clearTimeout(timers.get(request));
  server.addHook('preParsing', (request, reply, payload, done) => {
    const wait = setTimeout(() => {
      reply.hijack();
      reply.raw.writeHead(408, { connection: 'close' }).end(() => request.raw.destroy());
    }, bodyMs);
    timers.set(request, wait.unref());
    done(null, payload);
  });
  server.addHook('preValidation', (request, _reply, done) => {
    end(request);
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    end(request);
    done();
  });
  server.addHook('onRequestAbort', (request, done) => {
    end(request);
    done();
  });
}
