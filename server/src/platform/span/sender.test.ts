/** Spans as a collector gets them, by HTTP, of a program that is asked, mails and works at night. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captchaService } from '#testing/captcha-service.ts';
import { annaMuster, wishOf } from '#testing/cast/anna.ts';
import { configure } from '#testing/mandant.ts';
import { startCollector } from '#testing/span/collector.ts';
import { world } from '#testing/world.ts';
import { openSender } from './sender.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-00`;
const [collector, service] = await Promise.all([startCollector(), captchaService()]);
const told: string[] = [];
const { app, as, mandants } = await world(
  { LOG_LEVEL: 'info', OUTGOING_ALLOW: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/` },
  { logTo: { write: (line) => void told.push(line) } },
);
afterAll(async () => {
  await app.close();
  await Promise.all([collector.close(), service.close()]);
});

beforeAll(async () => {
  await configure(app, 'spbdevk', {
    features: { ...as().mandant.config.features, captcha: true },
    captchaKind: 'friendlyCaptcha',
    captchaEndpoint: service.endpoint,
    captchaSiteKey: service.siteKey,
    captchaSecret: service.apiKey,
  });
  const made = await app.call('POST', '/Empfehlen/create?captcha=gut-1', {
    body: wishOf({ as: { ...annaMuster, email: 'geheim@example.org' } }),
    headers: { traceparent },
  });
  expect(made.status).toBe(200);
  await app.call('GET', '/produkt', { mandant: 'niemand@example.org' });
  await app.app.http.fastify.inject('/health');
  expect(await app.post()).not.toEqual([]);
  await app.app.jobs.runNow('person.forget', mandants.versicherung);
  await app.app.system.spans.stop();
});

const named = (name: string) => collector.spans.filter((span) => span.name === name);
const create = 'POST /api/v1/:mandant/empfehlen/create';

test('a request is told by the pattern of its route, its status and its mandant, under the trace of its caller', () => {
  expect(named(create)).toEqual([
    expect.objectContaining({
      traceId,
      parentSpanId: '00f067aa0ba902b7',
      kind: 2,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/v1/:mandant/empfehlen/create',
        'http.response.status_code': 200,
        'weitersagen.mandant': 'spbdevk',
        'weitersagen.request': expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    }),
  ]);
  expect(collector.resources[0]).toMatchObject({
    'service.name': 'weitersagen',
    'service.version': expect.any(String),
  });
});

test('statements and the call outside are its parts, and the call outside names itself', () => {
  const [request] = named(create);
  const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['with recommendation', 'select terms_text', 'call captcha']),
  );
  const [call] = named('call captcha');
  expect(call).toMatchObject({ traceId, kind: 3, attributes: { 'http.response.status_code': 200 } });
  expect(service.calls.map((one) => one.traceparent)).toEqual([`00-${traceId}-${call?.spanId}-01`]);
  for (const { startTimeUnixNano: start, endTimeUnixNano: end } of parts)
    expect(BigInt(end)).toBeGreaterThanOrEqual(BigInt(start));
});

test('a mail and a job have a trace of their own, with the name of the template and of the mandant', () => {
  const [mail] = named('mail');
  expect(mail).toMatchObject({
    attributes: {
      'weitersagen.mandant': 'spbdevk',
      'weitersagen.mail': expect.stringMatching(/^M\d+$/),
      'weitersagen.mail.sent': true,
    },
  });
  expect(named('job person.forget')).toMatchObject([{ attributes: { 'weitersagen.mandant': 'versicherung' } }]);
  for (const span of [mail, ...named('job person.forget')]) {
    expect(span?.traceId).not.toBe(traceId);
    expect(span?.parentSpanId ?? '').toBe('');
  }
});

test('no value of anybody is in them: no address, no query, no name, no mandant that is none; and nothing of probes', () => {
  expect(named('GET /api/v1/:mandant/produkt')).toMatchObject([{ attributes: { 'http.response.status_code': 404 } }]);
  expect(collector.text).not.toMatch(/@|example\.org|gut-1|captcha=|Muster|geheim|\$1|127\.0\.0\.1|health/);
});

test('the log names the trace beside the request', () => {
  const answered = told
    .map((line) => JSON.parse(line))
    .find(({ msg, route }) => msg === 'answered' && route === '/api/v1/:mandant/empfehlen/create');
  const [request] = named(create);
  expect(answered).toMatchObject({ trace: traceId, request: request?.attributes['weitersagen.request'] });
});

const log = { warn: (_line: object, sentence: string) => void warned.push(sentence), info: () => undefined } as never;
const warned: string[] = [];
const to = (endpoint: string, share = 1) => ({ url: `${endpoint}/v1/traces`, service: 'test', share });

test('the share that is kept is decided here, whatever a caller says', async () => {
  const sender = openSender(to(collector.endpoint, 0), log);
  expect(sender.root('request', 'request', {}, { traceId, spanId: '00f067aa0ba902b7' })).toBeUndefined();
  await sender.close();
});

test('nobody waits for a collector that never answers, what is kept for it has an end, and the end of the process comes', async () => {
  const silent = await startCollector();
  silent.mood = 'silent';
  const sender = openSender(to(silent.endpoint), log);
  const startedMs = performance.now();
  for (let count = 0; count < 20_000; count++) {
    const span = sender.root('request', 'request', {});
    if (count % 1000 === 0) for (let part = 0; part < 200; part++) span?.begin('statement', 'select one')?.end();
    span?.end();
  }
  expect(performance.now() - startedMs).toBeLessThan(3000);
  const closing = performance.now();
  await sender.close();
  expect(performance.now() - closing).toBeLessThan(3000);
  expect(silent.spans.length).toBeGreaterThan(0);
  expect(silent.spans.length).toBeLessThanOrEqual(2048 + 512);
  await silent.close();
});

test('of a collector that refuses the log hears once', async () => {
  const broken = await startCollector();
  broken.mood = 'broken';
  warned.length = 0;
  const sender = openSender(to(broken.endpoint), log);
  for (let count = 0; count < 1200; count++) sender.root('work', 'job', {})?.end();
  await sender.close();
  expect(broken.spans.length).toBe(1200);
  expect(warned).toEqual(['the collector takes no spans: they are dropped']);
  await broken.close();
});
