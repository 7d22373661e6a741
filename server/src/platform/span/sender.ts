/**
 * Spans to a collector (OpenTelemetry, OTLP over HTTP). Nobody waits for it: what is finished is kept for some seconds, at most
 * so many, and what is more, or what a collector that is away did not take, is dropped.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import { buildInfo } from '../metrics/build-info.ts';
import type { SpansTo } from '../settings/spans-to.ts';
import type { Kind, Span, Values } from './span.ts';
import type { Caller } from './traceparent.ts';

export interface Sender {
  /** Nothing where chance leaves it out: the share is decided here, whatever the caller says. */
  root(kind: Kind, name: string, values: Values, caller?: Caller): Span | undefined;
  close(): Promise<void>;
}

/** Finished spans that wait, those of one sending, and how long each may take. */
const limits = {
  maxQueueSize: 2048,
  maxExportBatchSize: 512,
  scheduledDelayMillis: 2000,
  exportTimeoutMillis: 6000,
} as const;
/** One at a time while it runs; at the end all that waits goes beside the one that is on its way. */
const wire = { concurrencyLimit: 6, timeoutMillis: 5000 } as const;
/** A job may send a hundred thousand statements; what they are shows in the first. */
const partsMax = 100;
const valueLengthMax = 200;
const closeMs = 2000;

const kinds = {
  request: SpanKind.SERVER,
  work: SpanKind.INTERNAL,
  statement: SpanKind.CLIENT,
  call: SpanKind.CLIENT,
} as const satisfies Record<Kind, SpanKind>;

export function openSender({ url, service, share }: SpansTo, log: Pick<Log, 'warn' | 'info'>): Sender {
  const exporter = telling(new OTLPTraceExporter({ url, ...wire }), log);
  const provider = new TracerProvider({
    sampler: new AlwaysOnSampler(),
    spanLimits: { attributeValueLengthLimit: valueLengthMax },
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': buildInfo().version,
      'process.pid': process.pid,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...limits })],
  });
  const tracer = provider.getTracer('weitersagen');
  return {
    root: (kind, name, values, caller) => {
      if (Math.random() >= share) return undefined;
      const above = caller
        ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, traceFlags: 1, isRemote: true })
        : ROOT_CONTEXT;
      return spanOf(tracer, tracer.startSpan(name, { kind: kinds[kind], attributes: values }, above));
    },
    close: () => Promise.race([provider.shutdown().catch(() => undefined), sleep(closeMs, undefined, { ref: false })]),
  };
}

function spanOf(tracer: Tracer, span: OtelSpan): Span {
  const { traceId, spanId } = span.spanContext();
  const inside = trace.setSpan(ROOT_CONTEXT, span);
  let parts = 0;
  return {
    traceId,
    spanId,
    isSent: true,
    begin: (kind, name, values = {}) => {
      if (++parts <= partsMax)
        return spanOf(tracer, tracer.startSpan(name, { kind: kinds[kind], attributes: values }, inside));
      span.setAttribute('weitersagen.parts', parts);
      return undefined;
    },
    note: (values) => void span.setAttributes(values),
    end: ({ name, hasFailed = false } = {}) => {
      if (name !== undefined) span.updateName(name);
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** ExportResultCode.SUCCESS */
const taken = 0;

/** The log hears when the collector is away, and when it is back; not of each sending. */
function telling(exporter: SpanExporter, log: Pick<Log, 'warn' | 'info'>): SpanExporter {
  let lost = 0;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== taken;
        if (hasFailed && lost === 0) log.warn({ err: result.error }, 'the collector takes no spans: they are dropped');
        if (!hasFailed && lost > 0) log.info({ lost }, 'the collector takes spans again');
        lost = hasFailed ? lost + spans.length : 0;
        // Told is told: whoever sends goes on with the next.
        done({ code: taken });
      }),
    shutdown: () => exporter.shutdown(),
  };
}
