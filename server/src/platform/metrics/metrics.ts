/** Prometheus metrics on a loopback listener of their own (METRICS_PORT): never public, never a value of a visitor. */
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { System } from '../context.ts';

type Told = Pick<System, 'outgoing' | 'counts'>;

export async function serveMetrics(
  port: number,
  fastify: FastifyInstance,
  { outgoing, counts }: Told,
): Promise<Server> {
  const { collectDefaultMetrics, Counter, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answers by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Counter({
    name: 'outgoing_calls_total',
    help: 'Calls to addresses that somebody typed, by purpose and outcome',
    labelNames: ['purpose', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { purpose, outcome, count } of outgoing.counts()) this.inc({ purpose, outcome }, count);
    },
  });
  for (const { name, about } of counts.all())
    new Counter({
      name: `${name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)}_total`,
      help: about,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(counts.all().find((one) => one.name === name)?.count ?? 0);
      },
    });
  fastify.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void registry.metrics().then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
