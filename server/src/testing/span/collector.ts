/** A collector that speaks OTLP over HTTP with JSON, and keeps what it is sent; it can be broken, or take and never answer. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Sent {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, string | number | boolean>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
}
type Wired = Omit<Sent, 'attributes'> & { attributes?: Attribute[] };
interface Asked {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Wired[] }[] }[];
}

interface Collector {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT is. */
  endpoint: string;
  spans: Sent[];
  resources: Record<string, unknown>[];
  /** Everything that came, as it came. */
  text: string;
  mood: 'well' | 'broken' | 'silent';
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    if (
      request.method !== 'POST' ||
      request.url !== '/v1/traces' ||
      request.headers['content-type'] !== 'application/json'
    )
      return void response.writeHead(404).end();
    keep(collector, text);
    if (collector.mood === 'silent') return;
    response.writeHead(collector.mood === 'well' ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const collector: Collector = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    resources: [],
    text: '',
    mood: 'well',
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return collector;
}

function keep(collector: Collector, text: string): void {
  collector.text += text;
  for (const { resource, scopeSpans } of (JSON.parse(text) as Asked).resourceSpans) {
    collector.resources.push(valuesOf(resource.attributes));
    for (const { spans } of scopeSpans)
      for (const { attributes = [], ...span } of spans)
        collector.spans.push({ ...span, attributes: valuesOf(attributes) });
  }
}

const valuesOf = (attributes: readonly Attribute[]): Sent['attributes'] =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
      key,
      stringValue ?? boolValue ?? Number(intValue ?? doubleValue),
    ]),
  );
