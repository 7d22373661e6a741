/** A captcha service that speaks the protocol of Friendly Captcha v2, and can be away in every way; it writes down what it is asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Mood = 'well' | 'silent' | 'broken' | 'empty' | 'redirect' | 'large' | 'closed' | number;

interface CaptchaService {
  /** What a mandant has as CaptchaEndpoint. */
  endpoint: string;
  apiKey: string;
  siteKey: string;
  calls: { method: string | undefined; path: string | undefined; apiKey: unknown; type: unknown; body: unknown }[];
  mood: Mood;
  close(): Promise<void>;
}

export async function captchaService(): Promise<CaptchaService> {
  const used = new Set<string>();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { method, url: path, headers } = request;
    const body = JSON.parse(text || '{}') as { response?: string; sitekey?: string };
    service.calls.push({ method, path, apiKey: headers['x-api-key'], type: headers['content-type'], body });
    const send = (status: number, answer: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    const wrong = (status: number, error_code: string) =>
      send(status, { success: false, error: { error_code, detail: '' } });
    if (service.mood === 'silent') return;
    if (service.mood === 'closed') return void request.socket.destroy();
    if (service.mood === 'broken') return void response.writeHead(200).end('<html>Wartung</html>');
    if (service.mood === 'empty') return void send(200, { success: 'yes' });
    if (service.mood === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    if (service.mood === 'large') return void response.writeHead(200).end('x'.repeat(300 * 1024));
    if (typeof service.mood === 'number') return void wrong(service.mood, 'bad_request');
    if (headers['x-api-key'] !== service.apiKey) return void wrong(401, 'auth_invalid');
    if (!body.response) return void wrong(400, 'response_missing');
    if (body.sitekey !== undefined && body.sitekey !== service.siteKey) return void wrong(400, 'sitekey_invalid');
    if (body.response.startsWith('alt')) return void wrong(200, 'response_timeout');
    if (!body.response.startsWith('gut')) return void wrong(200, 'response_invalid');
    if (used.has(body.response)) return void wrong(200, 'response_duplicate');
    used.add(body.response);
    send(200, {
      success: true,
      data: { event_id: 'ev_1', challenge: { timestamp: '2026-03-02T09:00:00Z', origin: 'http://spbdevk.localhost' } },
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const service: CaptchaService = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2/captcha`,
    apiKey: 'geheimer-schluessel-des-dienstes',
    siteKey: 'FCMTEST',
    calls: [],
    mood: 'well',
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return service;
}
