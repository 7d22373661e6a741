/** Prometheus metrics on a listener of their own (METRICS_PORT, METRICS_HOST): never public, never a value of a visitor. */
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Listener } from '../config.ts';
import type { System } from '../context.ts';
import { cellsOf } from '../database/cell/cells.ts';
import type { Database } from '../database/db.ts';
import { type Backlog, readBacklog } from './backlog.ts';
import { buildInfo } from './build-info.ts';

interface Watched {
  system: System;
  fastify: FastifyInstance;
  /** Names of the jobs that run every night. */
  nightly: readonly string[];
}

type Prometheus = typeof import('prom-client');

export async function serveMetrics({ host, port }: Listener, watched: Watched): Promise<Server> {
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  tellRequests(prometheus, registry, watched);
  tellMeters(prometheus, registry, watched);
  tellPool(prometheus, registry, watched);
  tellStandbys(prometheus, registry, watched);
  tellBacklog(prometheus, registry, watched);
  const info = buildInfo();
  new prometheus.Gauge({
    name: 'build_info',
    help: 'Always 1',
    labelNames: Object.keys(info),
    registers: [registry],
  }).set(info, 1);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

function tellRequests({ Counter, Histogram }: Prometheus, registry: Registry, { fastify, system }: Watched): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answers by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  new Counter({
    name: 'outgoing_calls_total',
    help: 'Calls to addresses that somebody typed, by purpose and outcome',
    labelNames: ['purpose', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { purpose, outcome, count } of system.outgoing.counts()) this.inc({ purpose, outcome }, count);
    },
  });
}

/** What features count of themselves. */
function tellMeters({ Counter, Gauge }: Prometheus, registry: Registry, { system }: Watched): void {
  for (const { name, kind, help, labels } of system.meters.readings()) {
    const valuesOf = () => system.meters.readings().find((reading) => reading.name === name)?.values ?? [];
    const named = (values: readonly string[]) =>
      Object.fromEntries(labels.map((label, at) => [label, values[at] ?? '']));
    const of = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === 'counter')
      new Counter({
        ...of,
        collect() {
          this.reset();
          for (const one of valuesOf()) this.inc(named(one.labels), one.value);
        },
      });
    else
      new Gauge({
        ...of,
        collect() {
          for (const one of valuesOf()) this.set(named(one.labels), one.value);
        },
      });
  }
}

function tellPool({ Gauge }: Prometheus, registry: Registry, { system: { database } }: Watched): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process by what they do; waiting are those who have none yet',
    labelNames: ['state', 'cell', 'pool'],
    registers: [registry],
    collect() {
      for (const { name: cell, database: one } of cellsOf(database))
        for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(poolsOf(one))) {
          this.set({ state: 'used', cell, pool }, totalCount - idleCount);
          this.set({ state: 'idle', cell, pool }, idleCount);
          this.set({ state: 'waiting', cell, pool }, waitingCount);
        }
    },
  });
}

/** `direct` leads around a pooler, where there is one. */
const poolsOf = ({ pool, direct, standby }: Database) => ({
  own: pool,
  ...(direct !== pool && { direct }),
  ...(standby && { standby: standby.pool }),
});

/** Of installations that have one. */
function tellStandbys({ Counter, Gauge }: Prometheus, registry: Registry, { system: { database } }: Watched): void {
  const standbys = () =>
    cellsOf(database).flatMap(({ name: cell, database: { standby } }) => (standby ? [{ cell, standby }] : []));
  new Gauge({
    name: 'database_standby_behind_seconds',
    help: 'How old the newest state of the standby of a database may be; infinite where nobody knows',
    labelNames: ['cell'],
    registers: [registry],
    collect() {
      for (const { cell, standby } of standbys()) this.set({ cell }, standby.behindSeconds());
    },
  });
  new Counter({
    name: 'database_standby_reads_total',
    help: 'Reads of lists that may be some seconds old, by who answered them',
    labelNames: ['cell', 'by'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { cell, standby } of standbys())
        for (const [by, count] of Object.entries(standby.counts())) this.inc({ cell, by }, count);
    },
  });
}

const backlogMs = 10_000;

/** Of a database that does not answer they are missing: an old figure would say that all is well. */
function tellBacklog({ Gauge }: Prometheus, registry: Registry, { system, nightly }: Watched): void {
  let read: { at: number; backlog: Promise<Backlog | undefined> } | undefined;
  const backlog = (): Promise<Backlog | undefined> => {
    if (!read || Date.now() - read.at > backlogMs)
      read = { at: Date.now(), backlog: readBacklog(system, nightly).catch(() => undefined) };
    return read.backlog;
  };
  const gauge = (name: string, help: string, figure: (backlog: Backlog) => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const now = await backlog();
        this.set(now ? figure(now) : Number.NaN);
      },
    });
  };
  gauge('mails_due', 'Mails whose time has come, over all processes', ({ mailsDue }) => mailsDue);
  gauge(
    'addresses_suppressed',
    'Addresses that get no mail any more',
    ({ addressesSuppressed }) => addressesSuppressed,
  );
  gauge('mails_oldest_seconds', 'So long the oldest of them waits', ({ oldestMailSeconds }) => oldestMailSeconds);
  gauge('jobs_late', 'Nightly jobs whose last night is missing', ({ jobsLate }) => jobsLate);
  gauge('jobs_failed', 'Jobs of mandants whose last run failed', ({ jobsFailed }) => jobsFailed);
  gauge('cells_missing', 'Of several databases those that do not answer', ({ cellsMissing }) => cellsMissing);
  gauge('jobs_held', 'Jobs that wait for a person, of all mandants or of one', ({ jobsHeld }) => jobsHeld);
}
